import { renderedOnce } from "#kit/ui/rendered.server.tsx";
import { ListContents } from "./filter-form.tsx";
import type { Control } from "./screen.ts";

/** A control whose list is HTML already: the options of all lists are a third of the elements around the cards. */
export function withHtml(control: Control): Control {
  if (control.kind !== "list") return control;
  const html = renderedOnce(`list ${JSON.stringify(control)}`, () => (
    <ListContents control={control} state={null} />
  ));
  return { ...control, html };
}
