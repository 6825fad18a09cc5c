import { searchWords } from "#content/vocabulary.ts";
import type { PracticeIndex } from "#database/practice-index.ts";
import type { PracticeFilter } from "#database/practice-search.ts";
import type { Place } from "#domain/places.ts";
import type { FundingSlug } from "#domain/practice.ts";
import type { TreatmentSlug } from "#domain/treatments.ts";
import { aroundOf, hasWish, type Question } from "./question.ts";

/** Numbers of practices. */
export type Counts = {
  byPlace: ReadonlyMap<string, number>;
  byService: ReadonlyMap<TreatmentSlug, number>;
  /**
   * For each help with the cost that may be meant, with the language if one is asked for, and with the other words, such
   * as a suburb, where practices have them.
   */
  onTerms: readonly { funding: FundingSlug | null; q: string | undefined; count: number }[];
  /** For each of several suburbs of one name: with the other words, and with the treatment if there is one. */
  inSuburbs: readonly { place: Place; count: number }[];
  /** In the place or region of the question or around its suburb, with its treatment if it has one; else 0. */
  inPlace: number;
  all: number;
};

/** `schedules` are those that are open when the question asks for. */
export function countsFor(
  index: PracticeIndex,
  question: Question,
  schedules: PracticeFilter["schedules"],
): Counts {
  const { place, region, treatment, funding, language, isStepFree, isAccepting } = question;
  const near = aroundOf(question);
  const within = near ? [near] : (region?.places ?? []);
  const q = question.rest.join(" ");
  const asked = { places: within.map(({ slug }) => slug), service: treatment?.service };
  const wished = {
    language: language ?? undefined,
    stepFree: isStepFree,
    newPatients: isAccepting,
    schedules,
  };
  // Beside pain or a town that is not ours, such a link would lead past what was asked.
  const isAlone = !question.isUrgent && !question.town;
  const funds = isAlone && hasWish(question) && funding.length === 0 ? [null] : funding;
  return {
    byPlace: index.countsByPlace(),
    byService: index.countsByService(),
    onTerms: funds.map((one) => {
      const terms = { service: asked.service, ...wished, funding: one ?? undefined };
      const places = place || region ? asked.places : undefined;
      const named = q === "" ? 0 : index.count({ ...terms, places, words: searchWords(q) });
      if (named > 0) return { funding: one, q, count: named };
      return { funding: one, q: undefined, count: index.count({ ...terms, places: asked.places }) };
    }),
    inSuburbs: countsInSuburbs(index, question, schedules),
    inPlace: (near ?? region) ? index.count(asked) : 0,
    all: index.total,
  };
}

/** Those alone: a question may have begun many suburbs. */
export function countsInSuburbs(
  index: PracticeIndex,
  { suburbs, rest, treatment, language, isStepFree, isAccepting, isUrgent }: Question,
  schedules: PracticeFilter["schedules"],
): Counts["inSuburbs"] {
  if (isUrgent) return [];
  const asked = {
    service: treatment?.service,
    language: language ?? undefined,
    stepFree: isStepFree,
    newPatients: isAccepting,
    schedules,
    words: searchWords(rest.join(" ")),
  };
  return suburbs.map(({ place }) => ({ place, count: index.count({ ...asked, places: [place.slug] }) }));
}
