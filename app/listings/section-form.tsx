import type { ReactNode } from "react";
import { formFields, RequestForm } from "#kit/token-pages/token-form.tsx";
import { Button } from "#kit/ui/button.tsx";
import { Disclosure } from "#kit/ui/disclosure.tsx";
import type { ListingView } from "./listing.server.ts";
import type { SectionName } from "#services/listings/sections.ts";

/** The properties of a field of one section, with what was typed, or else what people see now. */
export type SectionFields = ReturnType<typeof sectionFields>;

function sectionFields(view: ListingView, section: SectionName) {
  const { field } = formFields(view, section);
  const { values } = view.sections[section];
  return (name: string, label: string, { isOptional = false } = {}) =>
    field(name, label, { isOptional, preset: values[name] ?? "" });
}

/** A part of the listing, folded until it is wanted, or has just been posted with a mistake. */
export function SectionForm({
  view,
  section,
  title,
  now,
  children,
}: {
  view: ListingView;
  section: SectionName;
  title: string;
  /** What people see of it now, in a few words. */
  now: string;
  children: (field: SectionFields) => ReactNode;
}) {
  const { version, isOpen } = view.sections[section];
  return (
    <Disclosure summary={`${title}: ${now}`} isOpen={isOpen}>
      <RequestForm place={{ ...view, version }} action={section}>
        {children(sectionFields(view, section))}
        <Button>{`Save ${title.toLowerCase()}`}</Button>
      </RequestForm>
    </Disclosure>
  );
}
