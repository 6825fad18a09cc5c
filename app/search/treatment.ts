import { EVERYDAY_WORDS } from "#content/everyday-words.ts";
import { findTreatmentPage, ORAL_SURGERY_SERVICES } from "#content/treatments/pages.ts";
import type { TreatmentPage } from "#content/treatments/treatment-page.ts";
import { TREATMENTS, type TreatmentSlug } from "#domain/treatments.ts";

/** A treatment as somebody may look for it: one that practices list, or an operation that has a page of its own. */
export type SoughtTreatment = {
  name: string;
  /** What a practice that offers it has among its services. */
  service: TreatmentSlug;
  page: TreatmentPage | null;
  /** Every name and spelling that means it, its own first. */
  names: readonly string[];
};

/** The service and the operation are both called Dental Implants; the service leads to the other. */
const OPERATIONS = ORAL_SURGERY_SERVICES.filter(({ slug }) => slug !== "dental-implants");

/** Operations first: wisdom teeth are one of them before they are Oral Surgery. */
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
