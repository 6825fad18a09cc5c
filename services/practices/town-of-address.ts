import { ALL_PLACES, findPlace } from "#content/places.ts";
import { kilometresBetween } from "#domain/finding/distance.ts";
import type { Place } from "#domain/finding/places.ts";
import { fold, foldPlaceName } from "#domain/text.ts";

/** The form offers 22 cities, to choose the nearest of: a town farther from it is a suburb of the same name. */
const NEAREST_WITHIN_KM = 250;

/**
 * The town of a practice that applies: the one that its address names, as `12 The Square, Te Awamutu 3800`, else the
 * city that it chose. Where they differ, a note says so.
 */
export function townOfAddress(address: string, city: string): { town: string; note: string | null } {
  const chosen = findPlace(city);
  const named = placeNamedIn(address);
  if (!named || !chosen || named.slug === chosen.slug) return { town: city, note: null };
  const isNear = named.island === chosen.island && kilometresBetween(named, chosen) <= NEAREST_WITHIN_KM;
  const town = isNear ? named.name : city;
  const note = `The address names ${named.name}, and ${city} was chosen in the form: the row says ${town}. Look whether that is right.`;
  return { town, note };
}

/** The form asks for street, suburb and postcode, and for the town beside it: `18 Revell Street, Cobden, Greymouth 7802`. */
export function inOneLine(address: string, town: string): string {
  const { parts, postcode } = partsOf(address);
  const before = parts.map((part) => withoutTown(part, town)).filter((part) => part !== "");
  return [...before, `${town} ${postcode}`.trim()].join(", ");
}

/** Named by a part of its own, or at the end of the street: `12 The Square Te Awamutu`. */
function placeNamedIn(address: string): Place | undefined {
  const { parts } = partsOf(address);
  const [last] = parts.slice(-1);
  return (
    placeCalled(parts.slice(1)) ?? ALL_PLACES.find(({ name }) => last && withoutTown(last, name) !== last)
  );
}

/** Finds a place by its English name or a spelling of it: the Māori name of Hastings is also a suburb of Upper Hutt. */
function placeCalled(parts: readonly string[]): Place | undefined {
  const names = parts.map(foldPlaceName);
  return ALL_PLACES.findLast(({ name, spellings }) =>
    [name, ...spellings].some((one) => names.includes(foldPlaceName(one))),
  );
}

function partsOf(address: string): { parts: string[]; postcode: string } {
  const line = address.replace(/[\s,]*\b(new zealand|aotearoa|nz)\s*$/i, "");
  const postcode = /\b\d{4}\s*$/.exec(line)?.[0].trim() ?? "";
  const parts = line
    .slice(0, line.length - postcode.length)
    .split(/[,\n]/)
    .map((part) => part.trim());
  return { parts: parts.filter((part) => part !== ""), postcode };
}

/** `12 The Square` of `12 The Square Te Awamutu`; `9 Cambridge` is a street, and stays whole. */
function withoutTown(part: string, town: string): string {
  if (fold(part) === fold(town)) return "";
  const words = part.split(/\s+/);
  const before = words.slice(0, -town.split(" ").length);
  const isStreet = before.length > 2 && /^\d/.test(part);
  return isStreet && fold(words.slice(before.length).join(" ")) === fold(town) ? before.join(" ") : part;
}
