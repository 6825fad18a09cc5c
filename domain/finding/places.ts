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
