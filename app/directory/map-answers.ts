/** A practice as the map that moves knows it: enough for its name on a pin and its card. */
export type MapPractice = {
  id: number;
  name: string;
  /** `Te Aro, Wellington` */
  locality: string;
  rating: number | null;
  reviews: number;
  /** Empty where it is not stated. */
  price: "$" | "$$" | "$$$" | "";
  href: string;
  sample: boolean;
  /** Only where no request can reach it: the number to call, or empty. */
  call?: string;
};

/** The practices of a page of the list, in its order, on the map: the answer of `/directory/map.json`. */
export type MapList = {
  /** How many are found on all pages. */
  count: number;
  pins: readonly (Pick<MapPractice, "id" | "name"> & { latitude: number; longitude: number })[];
};

/**
 * What else the list finds in a tile of the map, and names: the answer of `/directory/map/11/1008/640`. Tiles are
 * `TILE_SIZE` wide, and positions in a tile count from its upper left corner.
 */
export type MapTile = {
  /** Several that lie close together, in the middle of them, and the corner of the cell that they are in. */
  several: readonly { x: number; y: number; count: number; left: number; top: number }[];
  /** Those that lie alone. */
  single: readonly (MapPractice & { x: number; y: number })[];
  names: readonly TileName[];
};

/** `mi` is in te reo Māori, a line each; English, or any other name, stands below in `en`. */
export type TileName = { mi: readonly string[]; en: string; x: number; y: number; isWater: boolean };

export const TILE_SIZE = 512;
/** Width of the square in which several practices are one plate. */
export const CELL_SIZE = 64;
/** Between the middles of two numbers, so that each can be read. */
export const PINS_APART = 30;
/** From the whole country to streets. */
export const TILE_ZOOMS = { from: 4, to: 18 };
