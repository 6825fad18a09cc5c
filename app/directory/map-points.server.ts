import { onLand, hasShore } from "#content/map/shore.server.ts";
import { HERO_FRAME } from "#content/map/frames.ts";
import { projectExactly } from "#content/map/projection.ts";
import { inView, leastKmIn, PICTURE_SIZES, type ShoreView, viewOf } from "#content/map/shore-view.ts";
import { shownPlaces } from "#content/places.ts";
import type { Position } from "#domain/finding/distance.ts";
import type { PracticeListing } from "#domain/practices/practice.ts";
import { directoryHref } from "#content/links.ts";
import { partPins } from "#kit/ui/map/part-pins.ts";
import { isOnChathams } from "#kit/ui/map/towns.tsx";
import { type WaterName, waterNames } from "#kit/ui/map/water-names.ts";
import { MAP_SIZE, NAME_GAP } from "./map-size.ts";
import { dotRadius } from "#kit/ui/map/town-dot.tsx";

/** The practices of a page of the list on the coast around them. */
export type MapPoints = {
  /** The part of the shore; null for the whole country. */
  view: ShoreView | null;
  waters: readonly WaterName[];
  pins: readonly Pin[];
  /** The other practices of the list, as one path of lines without length, which round ends make round. */
  others: string;
  /** The largest towns to choose from, where nothing is asked for. */
  towns: readonly { name: string; href: string; x: number; y: number; radius: number }[];
};

/** `number` is that of the practice in the list; `from` where it is, of a pin that was moved away from others. */
type Pin = { id: number; number: number; x: number; y: number; from: Point | null };

/** Between the middles of two pins, so that each number can be read. */
const APART = 30;
/** Units that stay free around the pins. */
const MARGIN = 50;
const MOST_TOWNS = 10;
/** Pins of one town on the whole country: more would push each other out to sea. */
const MOST_TOGETHER = 6;
/** The radius of a pin with its ring. */
const PIN_RADIUS = 15;
/** How far from its place a pin has to be moved until a line leads there. */
const FAR = 12;
/** In a wide face, a letter of a town's name takes this much. */
const LETTER_WIDTH = 8;
const NAME_HEIGHT = 14;

type Point = { x: number; y: number };

/**
 * Returns null where the map would show nothing but pins: without a practice, or without sea or lake in sight. `others` are
 * the practices on other pages of the list. On the whole country a town with many practices of the list has no pins, but its
 * own dot.
 */
export function mapPoints(
  practices: readonly PracticeListing[],
  {
    others,
    counts,
  }: {
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
  if (counts && few.length > 0) return onTheCountry(few, counts);
  if (listed.length === 0) return null;
  const view = viewOf(
    listed.map(({ practice }) => onLand(practice)),
    {
      ...PICTURE_SIZES.list,
      margin: MARGIN,
      leastKm: Math.max(...listed.map(({ practice }) => leastKmIn(practice.place))),
    },
  );
  if (!hasShore(view)) return null;
  const pins = pinsOf(listed, (practice) => inView(view, onLand(practice)));
  return {
    view,
    waters: waterNames(view, pins, PIN_RADIUS),
    pins,
    others: dots(others.filter((one) => !isOnChathams(one)).map((one) => inView(view, one))),
    towns: [],
  };
}

type Listed = { practice: PracticeListing; number: number };

function onTheCountry(few: readonly Listed[], counts: ReadonlyMap<string, number>): MapPoints {
  const at = (position: Position) => onHero(projectExactly(HERO_FRAME, position));
  const largest = Math.max(...counts.values());
  const pins = pinsOf(few, at);
  const towns = shownPlaces(counts)
    .filter((town) => !isOnChathams(town))
    .map((town) => ({
      name: town.name,
      href: directoryHref({ location: town.slug }),
      ...rounded(at(town)),
      radius: dotRadius(counts.get(town.slug) ?? 0, largest),
    }))
    .toSorted((a, b) => b.radius - a.radius);
  return { view: null, waters: [], pins, others: "", towns: readable(towns, pins).slice(0, MOST_TOWNS) };
}

/** The country's drawing is higher than wide; the map is a square. */
function onHero({ x, y }: Point): Point {
  const { width, height } = HERO_FRAME;
  const zoom = MAP_SIZE / height;
  return { x: (x + (height - width) / 2) * zoom, y: y * zoom };
}

function pinsOf(listed: readonly Listed[], at: (practice: Position) => Point): Pin[] {
  const asked = listed.map(({ practice, number }) => {
    const from = at(practice);
    return { id: practice.id, number, ...from, from };
  });
  return partPins(asked, { apart: APART, keep: keepInside }).map(({ x, y, from, ...pin }) => ({
    ...pin,
    ...rounded({ x, y }),
    from: Math.hypot(x - from.x, y - from.y) > FAR ? rounded(from) : null,
  }));
}

/** No number is cut by the edge. */
function keepInside(pin: Point): void {
  pin.x = Math.min(MAP_SIZE - PIN_RADIUS, Math.max(PIN_RADIUS, pin.x));
  pin.y = Math.min(MAP_SIZE - PIN_RADIUS, Math.max(PIN_RADIUS, pin.y));
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

function dots(points: readonly Point[]): string {
  return [...new Set(points.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`))].join("");
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
