import { LITTLE_WORDS } from "#content/everyday-words.ts";
import { suburbsNamed } from "#content/localities.ts";
import { findAnywhere } from "#content/places.ts";
import { SUBURBS } from "#content/suburbs.ts";
import { type Place, placeNames } from "#domain/finding/places.ts";
import { fold, inFull } from "#domain/text.ts";

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
 * `inner city dentist dunedin` → `dentist Central Dunedin`; and "the mount" by its whole name. Null where neither is asked
 * for, or of no town that we know.
 */
export function atTownCentre({ typed, place }: { typed: string; place: Place | null }): string | null {
  const mount = atTheMount(typed.split(" "));
  if (mount !== null) return mount;
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

/** Only one mount is called so: `dentist the mount` → `dentist Mount Maunganui`, but no `mount eden dentist`. */
function atTheMount(words: readonly string[]): string | null {
  const at = words.findIndex((word) => inFull(fold(word)) === "mount");
  if (at === -1) return null;
  const isThe = fold(words[at - 1] ?? "") === "the";
  const next = fold(words[at + 1] ?? "");
  const isNamed = isThe ? isPlaceNamed(`mount ${next}`) : next !== "" && !LITTLE_WORDS.has(next);
  return isNamed ? null : words.toSpliced(isThe ? at - 1 : at, isThe ? 2 : 1, "Mount Maunganui").join(" ");
}

function isPlaceNamed(name: string): boolean {
  return suburbsNamed(name).length > 0 || findAnywhere(name) !== undefined;
}
