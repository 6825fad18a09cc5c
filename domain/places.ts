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
