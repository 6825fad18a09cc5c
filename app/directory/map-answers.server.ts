import { onLand } from "#content/map/shore.server.ts";
import { inView, type ShoreView, SHORE_LEVELS } from "#content/map/shore-view.ts";
import { LOCALITIES } from "#content/localities.ts";
import { practicePath } from "#content/links.ts";
import { placeBySlug, PLACES } from "#content/places.ts";
import { isAskedByPhone, type Routing } from "#content/asking.ts";
import { practicePoints, type PracticePoint } from "#database/practices/practice-points.ts";
import { type Box, boxAround, meet } from "#kit/ui/map/boxes.ts";
import { freePlace, partPins, rounded } from "#kit/ui/map/pins.ts";
import { waterNames } from "#kit/ui/map/water-names.ts";
import { practiceLocality } from "#kit/ui/practice-card-of.ts";
import type { Showing } from "#services/services.ts";
import { findInDirectory } from "#services/finding/find-in-directory.ts";
import {
  CELL_SIZE,
  PINS_APART,
  type MapList,
  type MapPractice,
  type MapTile,
  TILE_SIZE,
  TILE_ZOOMS,
  type TileName,
} from "./map-answers.ts";

/** The pins of a page of the list, where its numbers stand. */
export async function mapList(services: Showing, parameters: URLSearchParams): Promise<MapList> {
  const { total, ids } = await findInDirectory(await services.practices.now(), parameters, services.now);
  const practices = await practicePoints(services.database.read, ids);
  const pins = practices.map((practice) => {
    const { latitude, longitude } = onLand(practice);
    return {
      id: practice.id,
      name: practice.name,
      latitude: exactly(latitude),
      longitude: exactly(longitude),
    };
  });
  return { count: total, pins };
}

/** Five digits are a metre. */
function exactly(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

/** The tile of an address, or null if there is none: `tileAt({ zoom: "11", x: "1008", y: "640" })` shows Wellington. */
export function tileAt(parts: { zoom: string; x: string; y: string }): ShoreView | null {
  const [zoom, x, y] = [parts.zoom, parts.x, parts.y].map((text) =>
    /^\d{1,7}$/.test(text) ? Number(text) : -1,
  );
  const { from, to } = TILE_ZOOMS;
  if (zoom! < from || zoom! > to || x! < 0 || y! < 0) return null;
  return {
    x: x! * TILE_SIZE,
    y: y! * TILE_SIZE,
    width: TILE_SIZE,
    height: TILE_SIZE,
    step: (zoom! - SHORE_LEVELS.from) * SHORE_LEVELS.parts,
  };
}

/**
 * The practices of the other pages of the list in a tile, and its names. What lies in one cell is one plate, so an answer
 * is small however many practices there are, and cells end where tiles do, so that nothing is counted twice.
 */
export async function mapTile(
  services: Showing,
  parameters: URLSearchParams,
  tile: ShoreView,
): Promise<MapTile> {
  const index = await services.practices.now();
  const { ids, sought } = await findInDirectory(index, parameters, services.now);
  const onPage = new Set(ids);
  const cells = new Map<number, Placed[]>();
  const numbered: { x: number; y: number }[] = [];
  for (const practice of sought ? index.around(sought).practices() : []) {
    const { x, y } = inView(tile, practice);
    if (onPage.has(practice.id)) {
      numbered.push({ x, y });
      continue;
    }
    if (x < 0 || y < 0 || x >= TILE_SIZE || y >= TILE_SIZE) continue;
    const cell = Math.floor(y / CELL_SIZE) * (TILE_SIZE / CELL_SIZE) + Math.floor(x / CELL_SIZE);
    cells.getOrInsertComputed(cell, () => []).push({ id: practice.id, x, y });
  }
  const taken = partedPins(numbered);
  const pins = [...taken];
  const several = [...cells]
    .filter(([, placed]) => placed.length > 1)
    .map(([cell, placed]) => {
      const at = plate(cell, placed);
      const free = rounded(freePlace(at, taken, PINS_APART + PLATE.width / 2));
      taken.push(free);
      return { ...at, ...free };
    });
  const alone = [...cells.values()].flatMap((placed) => (placed.length === 1 ? placed : []));
  const known = await practicePoints(
    services.database.read,
    alone.map(({ id }) => id),
  );
  const single = known.map((practice) => {
    const { x, y } = inView(tile, onLand(practice));
    return { ...mapPractice(practice, services.routing), x: Math.round(x), y: Math.round(y) };
  });
  return { several, single, names: namesIn(tile, [...pins, ...single], several) };
}

/** Where the map puts numbers that would cover each other. */
function partedPins(pins: readonly { x: number; y: number }[]): { x: number; y: number }[] {
  return partPins(pins, { apart: PINS_APART, width: Infinity, height: Infinity, edge: -Infinity });
}

type Placed = { id: number; x: number; y: number };

/** Half of the width and height of a plate, which stays in its cell: so none covers another. */
const PLATE = { width: 24, height: 13 };

function plate(cell: number, placed: readonly Placed[]): MapTile["several"][number] {
  const across = TILE_SIZE / CELL_SIZE;
  const [left, top] = [(cell % across) * CELL_SIZE, Math.floor(cell / across) * CELL_SIZE];
  const mean = (of: (one: Placed) => number) => placed.reduce((sum, one) => sum + of(one), 0) / placed.length;
  const within = (value: number, from: number, half: number) =>
    Math.round(Math.min(from + CELL_SIZE - half, Math.max(from + half, value)));
  return {
    x: within(
      mean(({ x }) => x),
      left,
      PLATE.width,
    ),
    y: within(
      mean(({ y }) => y),
      top,
      PLATE.height,
    ),
    count: placed.length,
    left,
    top,
  };
}

/** What a map says of a practice. */
export function mapPractice(practice: PracticePoint, routing: Routing): MapPractice {
  const { id, name, rating, reviewCount, priceTier, isSample } = practice;
  return {
    id,
    name,
    locality: practiceLocality(practice, placeBySlug(practice.place)),
    rating,
    reviews: reviewCount,
    price: "$".repeat(priceTier ?? 0) as MapPractice["price"],
    href: practicePath(practice),
    sample: isSample,
    ...(isAskedByPhone(practice, routing) ? { call: practice.phone } : {}),
  };
}

/** From which zoom on waters are named, and from which suburbs are. */
const NAMED_FROM = { waters: 9, suburbs: 11 };
/** So many people live in a town that is named from the whole country on, and from a region on. */
const LARGE = { from: 0, country: 100_000, region: 30_000 };
/** Half of a pin, and of a line of a name; a letter, all in pixels. */
const PIN_RADIUS = 14;
const LINE = 18;
const LETTER = 7.5;
const EDGE = 4;

/** The names of a tile. A name is left out where it would touch a practice, another name or the edge. */
function namesIn(
  tile: ShoreView,
  practices: readonly { x: number; y: number }[],
  plates: readonly { x: number; y: number }[],
): TileName[] {
  const zoom = SHORE_LEVELS.from + tile.step / SHORE_LEVELS.parts;
  const least = zoom < 6 ? LARGE.country : zoom < 8 ? LARGE.region : LARGE.from;
  const towns = PLACES.filter(({ population }) => population >= least).toSorted(
    (a, b) => b.population - a.population,
  );
  const localities = [...towns, ...(zoom < NAMED_FROM.suburbs ? [] : LOCALITIES)];
  const waters = zoom < NAMED_FROM.waters ? [] : waterNames(tile, [...practices, ...plates], PIN_RADIUS);
  const taken: Box[] = [
    ...practices.map(({ x, y }) => boxAround(x, y, PIN_RADIUS, PIN_RADIUS)),
    ...plates.map(({ x, y }) => boxAround(x, y, PLATE.width, PLATE.height)),
    ...waters.map(({ mi, en, x, y }) => {
      const lines = [...mi, ...(en === "" ? [] : [en])];
      const half = (Math.max(...lines.map((line) => line.length)) * LETTER) / 2;
      return { left: x - half, right: x + half, top: y - LINE, bottom: y + (lines.length - 1) * LINE };
    }),
  ];
  const named: TileName[] = waters.map((water) => ({ ...water, isWater: true }));
  for (const { name, ...position } of localities) {
    const { x, y } = inView(tile, position);
    if (x < 0 || y < 0 || x > TILE_SIZE || y > TILE_SIZE) continue;
    const half = (name.length * LETTER) / 2;
    const around = [
      [0, 0],
      [0, LINE + PIN_RADIUS],
      [0, -LINE - PIN_RADIUS],
      [half + PIN_RADIUS, 0],
      [-half - PIN_RADIUS, 0],
    ] as const;
    for (const [dx, dy] of around) {
      const box = boxAround(x + dx, y + dy, half, LINE / 2);
      const isInside =
        box.left > EDGE && box.top > EDGE && box.right < TILE_SIZE - EDGE && box.bottom < TILE_SIZE - EDGE;
      if (!isInside || taken.some((other) => meet(box, other))) continue;
      taken.push(box);
      named.push({ mi: [], en: name, x: Math.round(x + dx), y: Math.round(y + dy + 5), isWater: false });
      break;
    }
  }
  return named;
}
