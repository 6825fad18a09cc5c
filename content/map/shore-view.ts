import { eastward } from "#domain/finding/area.ts";
import { type Position, radians } from "#domain/finding/distance.ts";

/**
 * What of the shore a picture shows: a window on the map of the world as web maps have it (Mercator's projection), which is
 * 256 · 2^level units wide. Windows begin at multiples of `GRID`, and levels are quarters, so that pictures of nearby
 * practices are one file. The map that moves shows the same world.
 */
export type ShoreView = {
  /** From the left and the upper edge of the world, in units. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** In quarters of a level: `level: 46` is 11½. */
  step: number;
};

/** The level whose units the shore is kept in: seven metres in Wellington. */
export const SHORE_LEVEL = 14;
/** Those that are drawn: from the whole country to 7 km in 512 units, in quarters. */
export const SHORE_LEVELS = { from: 4, to: 13, parts: 4, steps: 36 };
/** Pictures begin at multiples of it. */
const GRID = 16;

const EQUATOR_KM = 40_075.017;

/** Where a position lies in a view, in its units. */
export function inView(view: ShoreView, position: Position): { x: number; y: number } {
  const { x, y } = onWorld(position);
  const size = worldSize(view.step);
  return { x: x * size - view.x, y: y * size - view.y };
}

/** Units for one kilometre in the middle of a view. */
export function unitsPerKilometre({ y, height, step }: ShoreView): number {
  const size = worldSize(step);
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + height / 2)) / size)));
  return size / (EQUATOR_KM * Math.cos(latitude));
}

/**
 * The closest view of a size that has all positions in it with `margin` units around them, and is at least `leastKm`
 * from its left to its right edge.
 */
export function viewOf(
  positions: readonly Position[],
  {
    width,
    height,
    margin,
    leastKm,
  }: { width: number; height: number; margin: number | Margins; leastKm: number },
): ShoreView {
  const { top, right, bottom, left } =
    typeof margin === "number" ? { top: margin, right: margin, bottom: margin, left: margin } : margin;
  const worlds = positions.map(onWorld);
  const [west, east] = rangeOf(worlds.map(({ x }) => x));
  const [north, south] = rangeOf(worlds.map(({ y }) => y));
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - (north + south))));
  const sizes = [
    (width - left - right) / (east - west),
    (height - top - bottom) / (south - north),
    (width * EQUATOR_KM * Math.cos(latitude)) / leastKm,
  ];
  const level = Math.log2(Math.min(...sizes) / 256);
  const within = Math.min(SHORE_LEVELS.to, Math.max(SHORE_LEVELS.from, level));
  const step = Math.floor((within - SHORE_LEVELS.from) * SHORE_LEVELS.parts + 1e-9);
  const size = worldSize(step);
  return {
    x: onGrid(((west + east) / 2) * size - (width + left - right) / 2),
    y: onGrid(((north + south) / 2) * size - (height + top - bottom) / 2),
    width,
    height,
    step,
  };
}

/** How many kilometres a picture of a town has from edge to edge at least, so that one sees where in the town something is. */
export function leastKmIn(town: string): number {
  return ROUGH_LAKES.has(town) ? 24 : 12;
}

/** The shores that we have of Lake Taupō and Lake Wakatipu are a kilometre or two off. */
const ROUGH_LAKES: ReadonlySet<string> = new Set(["taupo", "queenstown"]);

type Margins = { top: number; right: number; bottom: number; left: number };

/** The address of the drawing of a view, which changes only when the shore does. */
export function shoreHref({ step, x, y, width, height }: ShoreView): string {
  return `/map/shore/${step}/${x}/${y}/${width}x${height}.svg`;
}

/** The sizes of pictures that there are: of a town, of a list, of a practice, of a page of ours, and a tile of the map that moves. */
export const PICTURE_SIZES = {
  town: { width: 496, height: 310 },
  list: { width: 560, height: 560 },
  plate: { width: 400, height: 320 },
  tile: { width: 512, height: 512 },
} as const;

/** The view of an address that `shoreHref` writes; null for any other, and far from New Zealand. */
export function shoreViewAt(parts: { step: string; x: string; y: string; size: string }): ShoreView | null {
  const [step, x, y] = [parts.step, parts.x, parts.y].map((text) =>
    /^\d{1,8}$/.test(text) ? Number(text) : -1,
  );
  const size = Object.values(PICTURE_SIZES).find(
    ({ width, height }) => parts.size === `${width}x${height}.svg`,
  );
  if (!size || step! < 0 || step! > SHORE_LEVELS.steps || x! % GRID !== 0 || y! % GRID !== 0) return null;
  const view = { ...size, x: x!, y: y!, step: step! };
  return isDrawn(view) ? view : null;
}

/** Whether a view is of New Zealand, whose shore we have: without the Chatham Islands. */
export function isDrawn({ step, x, y, width, height }: ShoreView): boolean {
  const world = worldSize(step);
  const { west, east, north, south } = COUNTRY;
  return x + width > world * west && x < world * east && y + height > world * north && y < world * south;
}

/** New Zealand on the world, which is 1 wide: 164° E to 180°, 33° S to 49° S. */
const COUNTRY = { west: 0.9555, east: 1, north: 0.597, south: 0.657 };

/** How wide the world is at a step, in units. */
function worldSize(step: number): number {
  return 256 * 2 ** (SHORE_LEVELS.from + step / SHORE_LEVELS.parts);
}

/** From the left and the upper edge of the world, which is 1 wide; the Chatham Islands lie beyond the right one. */
export function onWorld({ latitude, longitude }: Position): { x: number; y: number } {
  return {
    x: (eastward(longitude) + 180) / 360,
    y: 0.5 - Math.atanh(Math.sin(radians(latitude))) / (2 * Math.PI),
  };
}

function onGrid(value: number): number {
  return Math.round(value / GRID) * GRID;
}

function rangeOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
