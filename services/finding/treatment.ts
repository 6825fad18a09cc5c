import { EVERYDAY_WORDS } from "#content/everyday-words.ts";
import { findTreatmentPage, ORAL_SURGERY_SERVICES } from "#content/treatments/pages.ts";
import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import { TREATMENTS, type TreatmentSlug } from "#domain/practices/treatments.ts";

/** A treatment to search for: one that practices list, or an operation with a page of its own. */
export type SoughtTreatment = {
  name: string;
  /** The service that practices list for it. */
  service: TreatmentSlug;
  page: TreatmentPage | null;
  /** All names and spellings, its own first. */
  names: readonly string[];
};

/** The service and the operation are both called Dental Implants; the service leads to the other. */
const OPERATIONS = ORAL_SURGERY_SERVICES.filter(({ slug }) => slug !== "dental-implants");

/** Operations first, so that "wisdom teeth" is that operation before it is Oral Surgery. */
export const SOUGHT_TREATMENTS: readonly SoughtTreatment[] = [
  ...OPERATIONS.map((page) => ({
    name: page.name,
    service: page.treatment,
    page,
    names: [page.name, page.inSentence, ...everydayWords(page.slug)],
  })),
  ...TREATMENTS.map(({ slug, name, spellings }) => ({
    name,
    service: slug,
    page: findTreatmentPage(slug) ?? null,
    names: [name, slug, ...spellings, ...everydayWords(slug)],
  })),
];

function everydayWords(slug: string): readonly string[] {
  return Object.entries(EVERYDAY_WORDS).find(([one]) => one === slug)?.[1] ?? [];
}
