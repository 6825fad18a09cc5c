import { TREATMENTS, treatmentName, type TreatmentSlug } from "#domain/treatments.ts";

/** Every treatment as an option of a list, these first: `[["invisalign", "Invisalign"], …]` */
export function treatmentsWithFirst(
  first: readonly TreatmentSlug[],
): (readonly [slug: TreatmentSlug, name: string])[] {
  const slugs = new Set([...first, ...TREATMENTS.map(({ slug }) => slug)]);
  return Array.from(slugs, (slug) => [slug, treatmentName(slug)] as const);
}
