import { onLand, hasShore } from "#content/map/shore.server.ts";
import { HERO_FRAME } from "#content/map/frames.ts";
import { isOnChathams, projectExactly } from "#content/map/projection.ts";
import { inView, leastKmIn, PICTURE_SIZES, type ShoreView, viewOf } from "#content/map/shore-view.ts";
import { shownPlaces } from "#content/places.ts";
import type { Position } from "#domain/finding/distance.ts";
import type { PracticeListing } from "#domain/practices/practice.ts";
import { directoryHref } from "#content/links.ts";
import { boxAround, meet } from "#kit/ui/map/boxes.ts";
import { dots, partPins, type Point, rounded } from "#kit/ui/map/pins.ts";
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
/** In a wide face, a letter of a town's name takes this much. */
const LETTER_WIDTH = 8;
const NAME_HEIGHT = 14;

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
  const onShore = listed.map(({ practice, number }) => ({ practice: onLand(practice), number }));
  const view = viewOf(
    onShore.map(({ practice }) => practice),
    {
      ...PICTURE_SIZES.list,
      margin: MARGIN,
      leastKm: Math.max(...listed.map(({ practice }) => leastKmIn(practice.place))),
    },
  );
  if (!hasShore(view)) return null;
  const pins = pinsOf(onShore, (practice) => inView(view, practice));
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
  return partPins(
    listed.map(({ practice, number }) => ({ id: practice.id, number, ...at(practice) })),
    { apart: APART, ...PICTURE_SIZES.list, edge: PIN_RADIUS },
  );
}

/** The towns that no pin covers, nor a larger town. */
function readable(towns: MapPoints["towns"], pins: readonly Point[]): MapPoints["towns"] {
  const taken = pins.map(({ x, y }) => boxAround(x, y, PIN_RADIUS, PIN_RADIUS));
  return towns.filter((town) => {
    const nameEnd = town.x + town.radius + NAME_GAP + town.name.length * LETTER_WIDTH;
    const [left, top] = [town.x - town.radius, town.y - NAME_HEIGHT / 2];
    const box = { left, right: nameEnd, top, bottom: top + NAME_HEIGHT };
    if (taken.some((other) => meet(box, other))) return false;
    taken.push(box);
    return true;
  });
}
