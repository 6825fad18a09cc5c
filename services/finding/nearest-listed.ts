import { placeBySlug, placesListed } from "#content/places.ts";
import type { PracticeIndex } from "#database/practices/practice-index.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import { formatCount } from "#domain/counts.ts";
import { placesByDistance } from "#domain/finding/distance.ts";
import type { Place } from "#domain/finding/places.ts";
import { fold, withoutPlural } from "#domain/text.ts";

/** Where the practice nearest to a town is, and how far in a straight line. */
export type NearestListed = { place: Place; kilometres: number };

/**
 * The place of the practice nearest to a town without any, on the same island and as it was asked for; undefined where the
 * island has none. Search and directory show its practices for the town. Practices are measured, and not the middles of
 * places: Upper Hutt is nearer to Masterton than Palmerston North is, and is listed under Wellington.
 */
export function nearestListed(
  index: Pick<PracticeIndex, "around" | "countsByPlace">,
  town: Place,
  asked: PracticeFilter,
): NearestListed | undefined {
  const places = placesListed(index.countsByPlace())
    .filter(({ island }) => island === town.island)
    .map(({ slug }) => slug);
  if (places.length === 0) return undefined;
  const [nearest] = placesByDistance(index.around({ ...asked, places }).practices(), town);
  return nearest && { place: placeBySlug(nearest.place.place), kilometres: nearest.kilometres };
}

/** `No practice is listed in Thames. The nearest are in Auckland, about 53 km away in a straight line.` */
export function nearestInWords(none: string, { place, kilometres }: NearestListed): string {
  const distance = formatCount(Math.round(kilometres));
  return `${none}. The nearest are in ${place.name}, about ${distance} km away in a straight line.`;
}

/** Says what is empty: the place or the region with that name, or what was asked for in it. */
export function noneIn(index: Pick<PracticeIndex, "count">, named: string, all: PracticeFilter): string {
  return index.count(all) > 0
    ? `No practice in ${named} is listed as you asked`
    : `No practice is listed in ${named}`;
}

/** `Hokitika`, `the Chatham Islands`, with what was typed if that is another name: `Oneroa (Waiheke)` */
export function townInWords({ name }: Place, named: string | null): string {
  const whole = name.endsWith(" Islands") ? `the ${name}` : name;
  const [own, other] = [fold(name), withoutPlural(fold(named ?? name))];
  return own.includes(other) || other.includes(own) ? whole : `${whole} (${named})`;
}
