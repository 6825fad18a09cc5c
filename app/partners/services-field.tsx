import { findChoice } from "#domain/form-fields.ts";
import { CheckGrid } from "#kit/ui/form/check-grid.tsx";
import type { FieldFacts } from "#kit/ui/form/field.tsx";
import { SERVICES } from "./fields.ts";

/** Any number of services. Those that were ticked before are ticked again, in whatever spelling they came. */
export function ServicesField({ value: values, ...facts }: FieldFacts & { value: readonly string[] }) {
  const ticked = values.map((value) => findChoice(SERVICES, value)?.value);
  return <CheckGrid {...facts} options={SERVICES} ticked={ticked} />;
}
