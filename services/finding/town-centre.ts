import { SUBURBS } from "#content/suburbs.ts";
import { type Place, placeNames } from "#domain/finding/places.ts";
import { fold } from "#domain/text.ts";

const CENTRE = new Set([
  "cbd",
  "city centre",
  "city center",
  "central city",
  "inner city",
  "downtown",
  "town centre",
]);

/**
 * The typed text with the centre of a town by its name: `dentist auckland cbd` → `dentist Auckland Central`,
 * `inner city dentist dunedin` → `dentist Central Dunedin`. Null where no centre is asked for, or of no town that we know.
 */
export function atTownCentre({ typed, place }: { typed: string; place: Place | null }): string | null {
  const [centre] = (place && SUBURBS[place.slug]?.[0]) ?? [];
  if (!place || centre === undefined) return null;
  const words = typed.split(" ");
  const found = runOf(words, CENTRE);
  if (!found) return null;
  const others = words.toSpliced(found.start, found.size);
  const town = runOf(others, new Set(placeNames(place).map(fold)));
  return town && others.toSpliced(town.start, town.size, centre).join(" ");
}

/** The first run of one or two words, folded, that is one of these. */
function runOf(
  words: readonly string[],
  wanted: ReadonlySet<string>,
): { start: number; size: number } | null {
  for (const size of [2, 1]) {
    const start = words.findIndex((_, at) => wanted.has(fold(words.slice(at, at + size).join(" "))));
    if (start !== -1) return { start, size };
  }
  return null;
}
