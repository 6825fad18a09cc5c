import { TREATMENTS, treatmentName, type TreatmentSlug } from "#domain/practices/treatments.ts";
import type { Option } from "../ui/form/select-field.tsx";

/** The treatments with which each filter of the specification begins (section 2). */
const FIRST: readonly TreatmentSlug[] = [
  "general-dentistry",
  "invisalign",
  "implants",
  "teeth-whitening",
  "emergency-dentist",
];

/** Every treatment as an option of a filter, the specification's first: `[{ value: "invisalign", label: "Invisalign" }, …]` */
export function treatmentsToFilterBy(...then: readonly TreatmentSlug[]): Option[] {
  return [...new Set([...FIRST, ...then, ...TREATMENTS.map(({ slug }) => slug)])].map(treatmentOption);
}

/** `treatmentOption("implants")` → `{ value: "implants", label: "Dental Implants" }` */
export function treatmentOption(slug: TreatmentSlug): Option {
  return { value: slug, label: treatmentName(slug) };
}
