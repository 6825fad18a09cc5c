import type { Snapshot } from "#database/practices/live-practices.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import { placeBySlug } from "#content/places.ts";
import { distanceInWords, kilometresBetween } from "#domain/finding/distance.ts";
import type { Locality } from "#domain/finding/where.ts";
import { type CardCircumstances, practiceCard } from "./practice-card-of.ts";
import type { PracticeCardData } from "./practice-card.tsx";

/** The practices nearest to a suburb, with distances: where few are listed in it, the list would end there. */
export type NearestToSuburb = { suburb: string; practices: readonly PracticeCardData[] };

/** So many in a suburb are few. */
export const FEW = 2;
const SHOWN = 5;
/** Kilometres in a straight line: what is farther is not near a suburb. */
const NEAR = 30;

/**
 * `filter` is what the list asks for beside the suburb, `found` those that it has already. It is null if no other
 * practice is near.
 */
export async function nearestToSuburb(
  index: Snapshot,
  suburb: Locality,
  filter: PracticeFilter,
  found: readonly number[],
  circumstances: Omit<CardCircumstances, "isOnePlace" | "away">,
): Promise<NearestToSuburb | null> {
  const { island } = placeBySlug(suburb.place);
  const { ids } = index.search({
    ...filter,
    words: undefined,
    places: undefined,
    sort: "distance",
    near: suburb,
    limit: SHOWN + found.length,
    offset: 0,
  });
  const others = await index.listings(ids.filter((id) => !found.includes(id)).slice(0, SHOWN));
  const near = others
    .map((practice) => ({ practice, kilometres: kilometresBetween(suburb, practice) }))
    .filter(
      ({ practice, kilometres }) => kilometres <= NEAR && placeBySlug(practice.place).island === island,
    );
  if (near.length === 0) return null;
  return {
    suburb: suburb.name,
    practices: near.map(({ practice, kilometres }) =>
      practiceCard(practice, {
        ...circumstances,
        isOnePlace: false,
        away: ` (${distanceInWords(kilometres)})`,
      }),
    ),
  };
}
