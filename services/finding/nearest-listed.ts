import { fold, withoutPlural } from "#domain/text.ts";
import { formatCount } from "#domain/counts.ts";
import { kilometresBetween, placesByDistance } from "#domain/finding/distance.ts";
import type { Place } from "#domain/finding/places.ts";

/**
 * The place with practices nearest to a town without any, of the same island; undefined where the island has none. Search and
 * directory show its practices for the town: `listed` are the places that have some.
 */
export function nearestListed(town: Place, listed: readonly Place[]): Place | undefined {
  const here = listed.filter(({ island }) => island === town.island);
  return placesByDistance(here, town)[0]?.place;
}

/** `No practice is listed in Thames. The nearest are in Hamilton, about 76 km away in a straight line.` */
export function nearestInWords(named: string, from: Place, nearest: Place): string {
  const kilometres = formatCount(Math.round(kilometresBetween(from, nearest)));
  return `No practice is listed in ${named}. The nearest are in ${nearest.name}, about ${kilometres} km away in a straight line.`;
}

/** `Hokitika`, `the Chatham Islands`, with what was typed if that is another name: `Oneroa (Waiheke)` */
export function townInWords({ name }: Place, named: string | null): string {
  const whole = name.endsWith(" Islands") ? `the ${name}` : name;
  const [own, other] = [fold(name), withoutPlural(fold(named ?? name))];
  return own.includes(other) || other.includes(own) ? whole : `${whole} (${named})`;
}
