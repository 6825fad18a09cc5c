import { LOCALITIES } from "#content/localities.ts";
import { placeBySlug } from "#content/places.ts";
import { fold, inFull } from "#domain/text.ts";
import { type Counting, type GuideHit, waysToSuburbs } from "./guide.ts";
import type { Question } from "./question.ts";

/** At most this many suburbs below a search box. */
const SHOWN = 3;

/** Fewer letters begin too many names. */
const FEWEST_LETTERS = 3;

const NAMED = LOCALITIES.map(({ name, place }) => ({
  name,
  place: placeBySlug(place),
  folded: inFull(fold(name)),
}));

/**
 * The suburbs whose names begin with what is not yet understood, each with the town that it is part of: `pons` →
 * Ponsonby in Auckland; `invisalign pons` → Invisalign there. Whole names first, then where most practices are. Who is in
 * pain is led to the nearest help instead.
 */
export function suburbsBegun(counting: Counting, question: Question): GuideHit[] {
  const start = inFull(question.rest.join(" "));
  if (start.length < FEWEST_LETTERS || question.isUrgent) return [];
  const isElsewhere = ({ slug }: { slug: string }) =>
    question.place ? question.place.slug !== slug : Boolean(question.region ?? question.town);
  return NAMED.filter(({ folded, place }) => folded.startsWith(start) && !isElsewhere(place))
    .flatMap(({ name, place, folded }) => {
      const one = { ...question, rest: folded.split(" "), suburbs: [{ name, place }] };
      const matchRank = folded === start ? ("answer" as const) : ("start" as const);
      return waysToSuburbs(counting, one).map((way) => ({ ...way, kind: "place" as const, matchRank }));
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.dentists!.count - a.dentists!.count)
    .slice(0, SHOWN);
}

function rankOf({ matchRank }: GuideHit): number {
  return matchRank === "answer" ? 0 : 1;
}
