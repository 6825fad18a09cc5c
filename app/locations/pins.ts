import { PLACE_FRAMES } from "#content/map/frames.ts";
import { type Frame, projectExactly } from "#content/map/projection.ts";
import type { Position } from "#domain/finding/distance.ts";
import { partPins } from "#kit/ui/map/part-pins.ts";

/** Size of the drawing, in its own units, which are pixels on a desk. */
export const WIDTH = 496;
export const HEIGHT = 310;

/** Between the middles of two pins, so that each number can be read and touched, on a phone too. */
const APART = 38;
/** Kilometres from edge to edge, at least: closer up, the coast that we have is too coarse. */
const LEAST_KM = 12;
const EARTH_RADIUS_KM = 6371;
/** The radius with its edge, and the width of `20 km` behind the scale, both as large as phones draw them. */
const PIN_RADIUS = 20;
const LABEL_WIDTH = 60;

export type Pin = { number: number; x: number; y: number };

/** Where the numbers of a list stand on the map of its town, and which part of the town's coast lies behind them. */
export type Pins = {
  pins: readonly Pin[];
  /** The other practices of the town, as one path of lines without length, which round ends make round. */
  others: string;
  /** From the units of the coast's own drawing. */
  coast: { zoom: number; x: number; y: number };
  /** A round number of kilometres, its length, and where its line begins: in a corner that no pin covers. */
  scale: { kilometres: number; length: number; x: number; y: number };
};

/** Returns null for a town whose coast is not drawn. `listed` are in the order of the list; null where only the town is known. */
export function townPins(
  town: string,
  listed: readonly (Position | null)[],
  all: readonly Position[],
): Pins | null {
  const frame = PLACE_FRAMES[town];
  const known = listed.filter((one) => one !== null);
  if (!frame || known.length === 0) return null;
  const view = pinsView(
    frame,
    known.map((one) => projectExactly(frame, one)),
  );
  const at = (position: Position) => {
    const { x, y } = projectExactly(frame, position);
    return { x: (x - view.x) * view.zoom, y: (y - view.y) * view.zoom };
  };
  const numbered = listed.flatMap((one, index) => (one ? [{ number: index + 1, ...at(one) }] : []));
  const pins = partPins(numbered, { apart: APART, keep: keepInside }).map(({ number, x, y }) => ({
    number,
    x: Math.round(x),
    y: Math.round(y),
  }));
  return {
    pins,
    others: dots(all.map(at)),
    coast: { zoom: round(view.zoom), x: round(-view.x), y: round(-view.y) },
    scale: distanceScale((frame.scale * view.zoom) / EARTH_RADIUS_KM, pins),
  };
}

/** The part of the frame that has all points in it with room around them, of the drawing's shape. */
function pinsView(frame: Frame, points: readonly { x: number; y: number }[]) {
  const [left, right] = range(points.map(({ x }) => x));
  const [top, bottom] = range(points.map(({ y }) => y));
  const least = (LEAST_KM * frame.scale) / EARTH_RADIUS_KM;
  const wanted = Math.max(least, (right - left) * 1.3, ((bottom - top) * 1.4 * WIDTH) / HEIGHT);
  const width = Math.min(wanted, frame.width, (frame.height * WIDTH) / HEIGHT);
  const height = (width * HEIGHT) / WIDTH;
  return {
    zoom: WIDTH / width,
    x: within((left + right) / 2 - width / 2, frame.width - width),
    y: within((top + bottom) / 2 - height / 2, frame.height - height),
  };
}

function keepInside(pin: Pin): void {
  pin.x = within(pin.x - APART / 2, WIDTH - APART) + APART / 2;
  pin.y = within(pin.y - APART / 2, HEIGHT - APART) + APART / 2;
}

function dots(points: readonly { x: number; y: number }[]): string {
  return [...new Set(points.filter(isInside).map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`))].join(
    "",
  );
}

function distanceScale(unitsPerKilometre: number, pins: readonly Pin[]): Pins["scale"] {
  const kilometres = [20, 10, 5, 2, 1].find((one) => one * unitsPerKilometre <= WIDTH / 4) ?? 1;
  const length = Math.round(kilometres * unitsPerKilometre);
  const [width, height] = [length + LABEL_WIDTH, 20];
  const [left, bottom, right, top] = [14, HEIGHT - 14, WIDTH - 14 - width, 14 + height];
  const corners = [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: left, y: top },
    { x: right, y: top },
  ];
  const free = corners.find(({ x, y }) =>
    pins.every(
      (pin) =>
        pin.x < x - PIN_RADIUS ||
        pin.x > x + width + PIN_RADIUS ||
        pin.y < y - height - PIN_RADIUS ||
        pin.y > y + PIN_RADIUS,
    ),
  );
  return { kilometres, length, ...(free ?? corners[0]!) };
}

function isInside({ x, y }: { x: number; y: number }): boolean {
  return x > 4 && y > 4 && x < WIDTH - 4 && y < HEIGHT - 4;
}

function range(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), most);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
