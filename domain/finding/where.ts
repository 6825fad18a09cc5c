import { kilometresBetween, placesByDistance, type Position } from "./distance.ts";
import { placeNames, type Place } from "./places.ts";
import { fold, foldPlaceName, withCapital } from "../text.ts";

/** A part of a place that has a name and a centre: a suburb, or a town that is listed under its neighbour. */
export type Locality = Position & {
  name: string;
  /** The place's slug. */
  place: string;
};

export type Gazetteer = { places: readonly Place[]; localities: readonly Locality[] };

/** What is stated of where a practice is; empty texts and null are not stated. */
export type StatedWhereabouts = { town: string; suburb: string; position: Position | null };

export type Whereabouts = {
  /** The place's slug. */
  place: string;
  /** The settlement that no list has, or that is a part of the place: `Lumsden` · `Naenae, Lower Hutt`. */
  suburb: string;
  /** The centre of the town or part of it that is named, else of the place, which counts as long as no position is stated. */
  centre: Position;
  /** From that centre to the stated position; null without one. */
  kilometres: number | null;
};

/** How far from a part of a place its name still means that part: Lower Hutt has one Naenae, the country several. */
const LOCALITY_REACH_KM = 40;
/** Farther than this from every centre, a position says nothing of the suburb. */
const CENTRE_REACH_KM = 25;

/**
 * Where a practice is: in the town that it names, else in the one that a suburb of that name is part of, else in the
 * nearest, where the settlement keeps its name as the suburb. Null where there is neither a known name nor a position.
 *
 * `whereIs({ town: "Otaki", suburb: "", position: null }, gazetteer)?.place === "otaki"`
 */
export function whereIs(stated: StatedWhereabouts, gazetteer: Gazetteer): Whereabouts | null {
  const town = tidied(stated.town);
  return (
    inPlaceNamed(town, stated, gazetteer) ??
    inLocalityNamed(town, stated, gazetteer) ??
    nearestTo(town, stated, gazetteer)
  );
}

function inPlaceNamed(town: string, stated: StatedWhereabouts, gazetteer: Gazetteer): Whereabouts | null {
  const [place] = namedAlike(town, indexed(gazetteer).places);
  return place ? whereabouts(place.slug, stated.suburb, place, stated.position) : null;
}

function inLocalityNamed(town: string, { suburb, position }: StatedWhereabouts, gazetteer: Gazetteer) {
  const found = namedAlike(town, indexed(gazetteer).localities);
  const one = position
    ? placesByDistance(found, position).find(({ kilometres }) => kilometres <= LOCALITY_REACH_KM)?.place
    : new Set(found.map(({ place }) => place)).size === 1 && found[0];
  return one ? whereabouts(one.place, withTown(suburb, one.name), one, position) : null;
}

/** Items by folded name, with where each stands in its list. */
type ByName<Item> = ReadonlyMap<string, readonly { item: Item; order: number }[]>;

type Indexed = { places: ByName<Place>; localities: ByName<Locality> };

/** A file can name a town in each of its rows, so that going through all names for each took a minute. */
const INDEXED = new WeakMap<Gazetteer, Indexed>();

function indexed(gazetteer: Gazetteer): Indexed {
  const known = INDEXED.get(gazetteer);
  if (known) return known;
  const made = {
    places: byName(gazetteer.places, (place) => [place.slug, ...placeNames(place)]),
    localities: byName(gazetteer.localities, ({ name }) => [name]),
  };
  INDEXED.set(gazetteer, made);
  return made;
}

function byName<Item>(items: readonly Item[], namesOf: (item: Item) => readonly string[]): ByName<Item> {
  const all = new Map<string, { item: Item; order: number }[]>();
  for (const [order, item] of items.entries())
    for (const name of new Set(namesOf(item).map(foldPlaceName)))
      all.getOrInsertComputed(name, () => []).push({ item, order });
  return all;
}

/** In the order of their list. */
function namedAlike<Item>(town: string, items: ByName<Item>): Item[] {
  const found = foldedNames(town).flatMap((name) => items.get(name) ?? []);
  const ordered = found.toSorted((a, b) => a.order - b.order).map(({ item }) => item);
  return [...new Set(ordered)];
}

function nearestTo(
  town: string,
  { suburb, position }: StatedWhereabouts,
  { places, localities }: Gazetteer,
): Whereabouts | null {
  const nearest = position && nearestAmong(places, position);
  if (!nearest) return null;
  if (town !== "") return whereabouts(nearest.place.slug, withTown(suburb, town), nearest.place, position);
  const part = nearestAmong(localities, position);
  if (part && part.kilometres < nearest.kilometres && part.kilometres <= CENTRE_REACH_KM) {
    return whereabouts(part.place.place, suburb || part.place.name, part.place, position);
  }
  return whereabouts(nearest.place.slug, suburb, nearest.place, position);
}

/** Undefined among none. */
function nearestAmong<P extends Position>(places: readonly P[], position: Position) {
  let nearest: { place: P; kilometres: number } | undefined;
  for (const place of places) {
    const kilometres = kilometresBetween(position, place);
    if (!nearest || kilometres < nearest.kilometres) nearest = { place, kilometres };
  }
  return nearest;
}

function whereabouts(
  place: string,
  suburb: string,
  centre: Position,
  position: Position | null,
): Whereabouts {
  const kilometres = position && kilometresBetween(centre, position);
  const { latitude, longitude } = centre;
  return { place, suburb: suburb.trim(), centre: { latitude, longitude }, kilometres };
}

/** `withTown("Naenae", "Lower Hutt") === "Naenae, Lower Hutt"`; a name that is said already is not repeated. */
function withTown(suburb: string, town: string): string {
  if (suburb.trim() === "") return town;
  return fold(suburb).includes(fold(town)) ? suburb : `${suburb.trim()}, ${town}`;
}

/** `tidied("HOKITIKA 7810, New Zealand") === "Hokitika"` */
function tidied(town: string): string {
  const name = town
    .normalize("NFC")
    .replace(/[\s,]*\b(new zealand|aotearoa|nz)\s*$/i, "")
    .replace(/[\s,]*\b\d{4}\s*$/, "")
    .replace(/\s+/g, " ")
    .trim();
  const isShouted = name === name.toUpperCase() && name !== name.toLowerCase();
  return isShouted ? name.toLowerCase().split(" ").map(withCapital).join(" ") : name;
}

/** The name, without abbreviations, and the first of two: `Riverton / Aparima` is `riverton` too. */
function foldedNames(town: string): string[] {
  return [town, ...town.split("/").slice(0, 1)].map(foldPlaceName).filter((name) => name !== "");
}
