import { isOnChathams } from "#content/map/projection.ts";
import { isLandIn, onLand } from "#content/map/shore.server.ts";
import {
  inView,
  leastKmIn,
  PICTURE_SIZES,
  type ShoreView,
  unitsPerKilometre,
  viewOf,
} from "#content/map/shore-view.ts";
import type { Position } from "#domain/finding/distance.ts";
import { type Box, boxAround, meet } from "#kit/ui/map/boxes.ts";
import { ashore, dots, partPins, type Point } from "#kit/ui/map/pins.ts";
import { type SuburbName, suburbNames } from "./suburb-names.server.ts";
import { nameBox, type WaterName, waterNames } from "#kit/ui/map/water-names.ts";

/** Size of the drawing, in its own units, which are pixels on a desk. */
const { width: WIDTH, height: HEIGHT } = PICTURE_SIZES.town;

/** Between the middles of two pins, so that each number can be read and touched, on a phone too. */
const APART = 38;
/** Around the pins. */
const MARGIN = 40;
/** The radius with its edge, and the width of `20 km` behind the scale, both as large as phones draw them. */
const PIN_RADIUS = 20;
const LABEL_WIDTH = 60;
const SCALE_HEIGHT = 20;
/** How wide a usual letter of a water's name is on a phone, where the drawing is smaller and names are larger. */
const LETTER = 11.5;

/** `from` is where it is, of a pin that was moved away from others. */
export type Pin = { number: number; x: number; y: number; from: Point | null };

/** Where the numbers of a list stand on the map of its town, and which part of the shore lies behind them. */
export type Pins = {
  pins: readonly Pin[];
  /** The other practices of the town, as one path of lines without length, which round ends make round. */
  others: string;
  view: ShoreView;
  waters: readonly WaterName[];
  suburbs: readonly SuburbName[];
  /** A round number of kilometres, its length, and where its line begins: in a corner without pins, and names if possible. */
  scale: { kilometres: number; length: number; x: number; y: number };
};

/** Returns null for a town whose shore is not drawn. `listed` are in the order of the list; null where only the town is known. */
export function townPins(
  town: string,
  listed: readonly (Position | null)[],
  all: readonly Position[],
): Pins | null {
  const known = listed.flatMap((one, index) =>
    one && !isOnChathams(one) ? [{ number: index + 1, ...onLand(one) }] : [],
  );
  if (known.length === 0) return null;
  const view = viewOf(known, {
    width: WIDTH,
    height: HEIGHT,
    margin: MARGIN,
    leastKm: leastKmIn(town),
  });
  const numbered = known.map(({ number, ...position }) => ({ number, ...inView(view, position) }));
  const parted = partPins(numbered, { apart: APART, width: WIDTH, height: HEIGHT, edge: APART / 2 });
  const pins = ashore(parted, {
    apart: APART,
    isFree: (point) => isWithin(point, APART / 2) && isLandIn(view, point),
  });
  const waters = waterNames(view, pins, PIN_RADIUS, LETTER);
  const discs = pins.map(({ x, y }) => boxAround(x, y, PIN_RADIUS, PIN_RADIUS));
  const names = waters.map((name) => nameBox(name, LETTER));
  const scale = distanceScale(unitsPerKilometre(view), discs, names);
  const leads = pins.flatMap(({ x, y, from }) =>
    from ? [from, { x: (x + from.x) / 2, y: (y + from.y) / 2 }].map((at) => boxAround(at.x, at.y, 4, 4)) : [],
  );
  return {
    pins,
    others: dots(all.map((position) => inView(view, position)).filter((at) => isWithin(at, 4))),
    view,
    waters,
    suburbs: suburbNames(town, view, all, [...discs, ...leads, ...names, scaleBox(scale)]),
    scale,
  };
}

function distanceScale(units: number, discs: readonly Box[], names: readonly Box[]): Pins["scale"] {
  const kilometres = [20, 10, 5, 2, 1].find((one) => one * units <= WIDTH / 4) ?? 1;
  const length = Math.round(kilometres * units);
  const [left, bottom, right, top] = [14, HEIGHT - 14, WIDTH - 14 - length - LABEL_WIDTH, 14 + SCALE_HEIGHT];
  const corners = [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: left, y: top },
    { x: right, y: top },
  ];
  const clearOf = (taken: readonly Box[]) =>
    corners.find((corner) => !taken.some((box) => meet(box, scaleBox({ ...corner, length }))));
  return { kilometres, length, ...(clearOf([...discs, ...names]) ?? clearOf(discs) ?? corners[0]!) };
}

function scaleBox({ x, y, length }: Pick<Pins["scale"], "x" | "y" | "length">): Box {
  return { left: x, top: y - SCALE_HEIGHT, right: x + length + LABEL_WIDTH, bottom: y };
}

/** Whether it is at least `edge` from the edges. */
function isWithin({ x, y }: Point, edge: number): boolean {
  return x >= edge && y >= edge && x <= WIDTH - edge && y <= HEIGHT - edge;
}
