import { HERO_FRAME, PLACE_FRAMES } from "#content/map/frames.ts";
import { type Frame, projectExactly } from "#content/map/projection.ts";
import { shownPlaces } from "#content/places.ts";
import type { Position } from "#domain/finding/distance.ts";
import type { PracticeListing } from "#domain/practices/practice.ts";
import { directoryHref } from "#content/links.ts";
import { partPins } from "#kit/ui/map/part-pins.ts";
import { isOnChathams } from "#kit/ui/map/towns.tsx";
import { MAP_SIZE, NAME_GAP } from "./map-size.ts";
import { dotRadius } from "#kit/ui/map/town-dot.tsx";

/** The practices of a page of the list on the coast around them. */
export type MapPoints = {
  /** Whose coast is drawn; null for the whole country. */
  place: string | null;
  /** From the units of the coast's own drawing to those of this one: first moved, then made larger. */
  coast: { x: number; y: number; zoom: number };
  pins: readonly Pin[];
  /** The other practices of the list, as one path of lines without length, which round ends make round. */
  others: string;
  /** The largest towns to choose from, where nothing is asked for. */
  towns: readonly { name: string; href: string; x: number; y: number; radius: number }[];
};

/** `number` is that of the practice in the list. */
type Pin = { id: number; number: number; x: number; y: number };

/** Between the middles of two pins, so that each number can be read. */
const APART = 30;
/** The share of the drawing that stays free around the pins. */
const MARGIN = 0.12;
/** Kilometres from edge to edge, at least: closer up, the coast that we have is too coarse. */
const LEAST_KM = 12;
const EARTH_RADIUS_KM = 6371;
const MOST_TOWNS = 10;
/** Pins of one town on the whole country: more would push each other out to sea. */
const MOST_TOGETHER = 6;
/** The radius of a pin with its ring. */
const PIN_RADIUS = 15;
/** In a wide face, a letter of a town's name takes this much. */
const LETTER_WIDTH = 8;
const NAME_HEIGHT = 14;

type Point = { x: number; y: number };

/**
 * Returns null where the map would show nothing but pins: without a practice, or without coast or lake in sight. `others` are
 * the practices on other pages of the list. On the whole country a town with many practices of the list has no pins, but its
 * own dot.
 */
export function mapPoints(
  practices: readonly PracticeListing[],
  {
    places,
    others,
    counts,
  }: {
    places: readonly { slug: string }[] | null;
    others: readonly Position[];
    /** Place slug → practices, where towns are to choose from. */
    counts: ReadonlyMap<string, number> | null;
  },
): MapPoints | null {
  const listed = practices
    .map((practice, index) => ({ practice, number: index + 1 }))
    .filter(({ practice }) => !isOnChathams(practice));
  const towns = counts ? [...Map.groupBy(listed, ({ practice }) => practice.place).values()] : [];
  const few = towns.filter((inTown) => inTown.length <= MOST_TOGETHER).flat();
  const isWhole = counts !== null && few.length > 0;
  const shown = isWhole ? few : listed;
  if (shown.length === 0) return null;
  const place = places?.length === 1 && PLACE_FRAMES[places[0]!.slug] ? places[0]!.slug : null;
  const frame = place === null ? HERO_FRAME : PLACE_FRAMES[place]!;
  const points = shown.map(({ practice }) => projectExactly(frame, practice));
  const view = isWhole ? wholeView(frame) : fittingView(frame, points);
  if (!hasCoast(place, view)) return null;
  const at = (position: Position) => inView(view, projectExactly(frame, position));
  const largest = Math.max(...(counts?.values() ?? []));
  const asked = shown.map(({ practice, number }) => ({ id: practice.id, number, ...at(practice) }));
  const pins = partPins(asked, { apart: APART }).map((pin) => ({ ...pin, ...rounded(pin) }));
  return {
    place,
    coast: { x: round(-view.x), y: round(-view.y), zoom: round(MAP_SIZE / view.size) },
    pins,
    others: dots(others.filter((one) => !isOnChathams(one)).map(at)),
    towns: isWhole
      ? readable(
          shownPlaces(counts)
            .filter((town) => !isOnChathams(town))
            .map((town) => ({
              name: town.name,
              href: directoryHref({ location: town.slug }),
              ...rounded(at(town)),
              radius: dotRadius(counts.get(town.slug) ?? 0, largest),
            }))
            .toSorted((a, b) => b.radius - a.radius),
          pins,
        ).slice(0, MOST_TOWNS)
      : [],
  };
}

type Box = { left: number; right: number; top: number; bottom: number };

/** The towns that no pin covers, nor a larger town. */
function readable(towns: MapPoints["towns"], pins: readonly Point[]): MapPoints["towns"] {
  const taken = pins.map(({ x, y }) => boxAround(x - PIN_RADIUS, x + PIN_RADIUS, y, PIN_RADIUS));
  return towns.filter((town) => {
    const nameEnd = town.x + town.radius + NAME_GAP + town.name.length * LETTER_WIDTH;
    const box = boxAround(town.x - town.radius, nameEnd, town.y, NAME_HEIGHT / 2);
    if (taken.some((other) => meet(box, other))) return false;
    taken.push(box);
    return true;
  });
}

function boxAround(left: number, right: number, y: number, half: number): Box {
  return { left, right, top: y - half, bottom: y + half };
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

type View = Point & { size: number };

function wholeView({ width, height }: Frame): View {
  return { x: (width - height) / 2, y: 0, size: height };
}

/** A square with all points in it, and room around them. */
function fittingView(frame: Frame, points: readonly Point[]): View {
  const [left, right] = rangeOf(points.map(({ x }) => x));
  const [top, bottom] = rangeOf(points.map(({ y }) => y));
  const least = (LEAST_KM * frame.scale) / EARTH_RADIUS_KM;
  const size = Math.max(least, Math.max(right - left, bottom - top) / (1 - 2 * MARGIN));
  return { x: (left + right - size) / 2, y: (top + bottom - size) / 2, size };
}

function inView({ x, y, size }: View, point: Point): Point {
  return { x: ((point.x - x) * MAP_SIZE) / size, y: ((point.y - y) * MAP_SIZE) / size };
}

function dots(points: readonly Point[]): string {
  return [...new Set(points.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`))].join("");
}

const DRAWINGS = import.meta.glob<string>(["#content/map/coast/place-*.svg", "#content/map/coast/hero.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The corners of each coast, read once. */
const CORNERS = new Map<string | null, readonly Point[]>();

/** Whether some coast or lake is in sight. */
function hasCoast(place: string | null, { x, y, size }: View): boolean {
  const corners = CORNERS.getOrInsertComputed(place, placeCorners);
  return corners.some((one) => one.x > x && one.y > y && one.x < x + size && one.y < y + size);
}

function placeCorners(place: string | null): Point[] {
  const name = place === null ? "/hero.svg" : `/place-${place}.svg`;
  const svg = Object.entries(DRAWINGS).find(([file]) => file.endsWith(name))?.[1] ?? "";
  return [...svg.matchAll(/<path id="(?:land|lake)" d="([^"]*)"/g)].flatMap(([, path]) =>
    cornersOfPath(path!),
  );
}

/** Reads the corners of a path as `content/map/build.ts` writes it: `M` absolute, `l` relative, pairs of numbers. */
function cornersOfPath(path: string): Point[] {
  const corners: Point[] = [];
  let at = { x: 0, y: 0 };
  for (const [, letter, numbers] of path.matchAll(/([MmLlZz])([^MmLlZz]*)/g)) {
    const values = (numbers!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let index = 0; index + 1 < values.length; index += 2) {
      const [x, y] = [values[index]!, values[index + 1]!];
      at = letter === "M" || letter === "L" ? { x, y } : { x: at.x + x, y: at.y + y };
      corners.push(at);
    }
  }
  return corners;
}

function rangeOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
