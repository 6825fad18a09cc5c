import { TREATMENTS, treatmentName, type TreatmentSlug } from "#domain/treatments.ts";
import type { Option } from "../ui/form/select-field.tsx";

/** Every treatment as an option of a list, these first: `[{ value: "invisalign", label: "Invisalign" }, …]` */
export function treatmentsWithFirst(first: readonly TreatmentSlug[]): Option[] {
  return [...new Set([...first, ...TREATMENTS.map(({ slug }) => slug)])].map(treatmentOption);
}

export function treatmentOption(slug: TreatmentSlug): Option {
  return { value: slug, label: treatmentName(slug) };
}
