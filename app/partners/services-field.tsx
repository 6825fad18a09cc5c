import { findChoice } from "../forms/fields.ts";
import { CheckGrid } from "../ui/form/check-grid.tsx";
import type { FieldFacts } from "../ui/form/field.tsx";
import { SERVICES } from "./fields.ts";

/** Any number of services. Those that were ticked before are ticked again, in whatever spelling they came. */
export function ServicesField({ value: values, ...facts }: FieldFacts & { value: readonly string[] }) {
  const ticked = values.map((value) => findChoice(SERVICES, value)?.value);
  return <CheckGrid {...facts} options={SERVICES} ticked={ticked} />;
}
