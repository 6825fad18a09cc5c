import { foldPlaceName } from "../text.ts";
import type { Island } from "./island.ts";

/** A town or city in which practices are listed. */
export type Place = {
  /** Plain ASCII: `whangarei`. */
  slug: string;
  /** Official name, macrons and all: `Whangārei`. */
  name: string;
  /** The te reo Māori name that is printed beside the English one, if there is such a pair. */
  nameMi: string | null;
  /** Other spellings that are understood: `Wanganui`. */
  spellings: readonly string[];
  kind: "city" | "town";
  island: Island;
  /** Degrees, WGS 84, of the centre. */
  latitude: number;
  longitude: number;
  /** Subdivision whose anniversary day is kept there, as `date-holidays` writes it: `AUK`. */
  holidayRegion: string;
  /** Landline area code: `09`. */
  areaCode: string;
  /** People who live there; weighs how many sample practices it gets. */
  population: number;
};

/**
 * Every name that a place is called by: its own, the te reo Māori one, also without its article, and the spellings.
 * Of Palmerston North: `Te Papaioea` and `Papaioea`, too.
 */
export function placeNames(place: Place): string[] {
  const { name, nameMi, spellings } = place;
  return [name, ...(nameMi === null ? [] : [nameMi]), ...withoutArticle(place), ...spellings];
}

/** Gives `["Whanganui-a-Tara"]` for Wellington, and none for most places. */
export function withoutArticle({ nameMi }: Place): string[] {
  return nameMi?.startsWith("Te ") ? [nameMi.slice("Te ".length)] : [];
}

/** Cities that are listed under a place, and what is listed beside them though it lies in them. */
const CITIES_UNDER: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  wellington: {
    "Lower Hutt": ["Petone", "Waterloo", "Naenae", "Avalon", "Wainuiomata", "Stokes Valley", "Eastbourne"],
    "Upper Hutt": ["Silverstream"],
    Porirua: ["Cannons Creek", "Titahi Bay", "Whitby"],
  },
};

const CITY_OF = new Map(
  Object.entries(CITIES_UNDER).flatMap(([place, cities]) =>
    Object.entries(cities).flatMap(([city, suburbs]) =>
      suburbs.map((suburb) => [`${place} ${foldPlaceName(suburb)}`, city] as const),
    ),
  ),
);

/**
 * The city in which a suburb of a place lies, where that is not the place itself; null elsewhere.
 * `cityAround("Petone", "wellington") === "Lower Hutt"`
 */
export function cityAround(suburb: string, place: string): string | null {
  return CITY_OF.get(`${place} ${foldPlaceName(suburb)}`) ?? null;
}
