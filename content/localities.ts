import { foldPlaceName } from "#domain/text.ts";
import { placeNames, type Place } from "#domain/finding/places.ts";
import type { Locality } from "#domain/finding/where.ts";
import { PLACES } from "./places.ts";
import { SUBURBS } from "./suburbs.ts";

/** The suburbs of the 22 places, and the towns that are listed under one of them, as Lower Hutt under Wellington. */
export const LOCALITIES: readonly Locality[] = PLACES.flatMap(({ slug }) =>
  (SUBURBS[slug] ?? []).map(([name, latitude, longitude]) => ({ name, place: slug, latitude, longitude })),
);

const BY_NAME: ReadonlyMap<string, readonly Locality[]> = Map.groupBy(LOCALITIES, ({ name }) =>
  foldPlaceName(name),
);

/** Those with that name, one in most cases: both Nelson and Christchurch have a Richmond. */
export function suburbsNamed(name: string): readonly Locality[] {
  return BY_NAME.get(foldPlaceName(name)) ?? [];
}

/** All names of a place, except those of its suburbs: someone who types “Mount Maunganui” wants the suburb, not all of Tauranga. */
export function namesOfWholePlace(place: Place): string[] {
  return placeNames(place).filter((name) => name === place.name || suburbsNamed(name).length === 0);
}

/** Its name as written, whatever the case, the hyphens and the macrons: `suburbNamed("te-aro") === "Te Aro"` */
export function suburbNamed(text: string): string | null {
  return NAMES.get(foldPlaceName(text)) ?? null;
}

const NAMES = new Map(LOCALITIES.map(({ name }) => [foldPlaceName(name), name]));
