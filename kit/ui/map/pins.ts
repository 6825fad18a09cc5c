import { type Box, boxAround, meet } from "./boxes.ts";

export type Point = { x: number; y: number };

/** How far from its place a pin has to be moved until a line leads there, in the units of the map. */
const FAR = 12;

/**
 * Pushes pins that would cover each other away from each other, until `apart` lies between their middles where there is
 * room. None whose place is in the picture comes closer to an edge of it than `edge`. `from` is where a pin belongs that was
 * moved far from it.
 *
 *     partPins([{ x: 50, y: 20 }, { x: 52, y: 20 }], { apart: 30, width: 100, height: 40, edge: 5 })
 *     // [{ x: 36, y: 20, from: { x: 50, y: 20 } }, { x: 66, y: 20, from: { x: 52, y: 20 } }]
 */
export function partPins<Pin extends Point>(
  pins: readonly Pin[],
  { apart, width, height, edge }: { apart: number; width: number; height: number; edge: number },
): (Pin & { from: Point | null })[] {
  const moved = pins.map((pin) => ({ pin, x: pin.x, y: pin.y }));
  for (let pass = 0, furthest = 1; pass < 60 && furthest > UNSEEN; pass++) {
    furthest = 0;
    for (let one = 0; one < moved.length; one++) {
      for (let other = one + 1; other < moved.length; other++)
        furthest = Math.max(furthest, push(moved[one]!, moved[other]!, apart));
    }
    for (const one of moved) {
      if (!isWithin(one.pin, { width, height })) continue;
      one.x = Math.min(width - edge, Math.max(edge, one.x));
      one.y = Math.min(height - edge, Math.max(edge, one.y));
    }
  }
  return moved.map(({ pin, x, y }) => ({
    ...pin,
    ...rounded({ x, y }),
    from: Math.hypot(x - pin.x, y - pin.y) > FAR ? rounded(pin) : null,
  }));
}

/** A step that no one sees, in the units of the map. */
const UNSEEN = 0.1;

function isWithin({ x, y }: Point, { width, height }: { width: number; height: number }): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

/** How far each was moved. */
function push(a: Point, b: Point, apart: number): number {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  if (distance >= apart) return 0;
  // Two in one house part sideways.
  const [x, y] = distance === 0 ? [1, 0] : [(b.x - a.x) / distance, (b.y - a.y) / distance];
  const step = (apart - distance) / 2;
  a.x -= x * step;
  a.y -= y * step;
  b.x += x * step;
  b.y += y * step;
  return step;
}

/**
 * The closest place around a point that is clear of all others, or the point itself where there is none. Half a plate is
 * wider than high, so that it may lie nearer above and below.
 */
export function freePlace(point: Point, others: readonly Point[], apart: number): Point {
  const near = others.filter(({ x, y }) => Math.hypot(x - point.x, y - point.y) < 5 * apart);
  const distances = [0, 1, 1.5, 2, 3].map((times) => times * apart);
  const isFree = ({ x, y }: Point) =>
    near.every((other) => Math.hypot(other.x - x, (other.y - y) * 1.3) >= apart);
  return placesAround(point, distances, 8).find(isFree) ?? point;
}

/**
 * The closest place around a point where a box, given by half of its width and height, is clear of all others and within
 * the frame. Where there is none it covers another.
 */
export function clearPlace(
  point: Point,
  half: { width: number; height: number },
  { others, frame }: { others: readonly Box[]; frame: Box },
): Point {
  const inside = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));
  const start = {
    x: inside(point.x, frame.left + half.width, frame.right - half.width),
    y: inside(point.y, frame.top + half.height, frame.bottom - half.height),
  };
  const boxAt = ({ x, y }: Point) => boxAround(x, y, half.width, half.height);
  const isFree = (place: Point) => {
    const box = boxAt(place);
    return isInside(box, frame) && !others.some((other) => meet(box, other));
  };
  return placesAround(start, CLEAR_DISTANCES, 16).find(isFree) ?? start;
}

const CLEAR_DISTANCES = Array.from({ length: 13 }, (_, step) => step * 8);

function isInside(box: Box, frame: Box): boolean {
  return (
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
  );
}

/** Places at these distances from a point, the closest first, in as many directions. */
function placesAround(point: Point, distances: readonly number[], directions: number): Point[] {
  const angles = Array.from({ length: directions }, (_, turn) => (turn * 2 * Math.PI) / directions);
  return distances.flatMap((far) =>
    angles.map((angle) => ({
      x: point.x + far * Math.cos(angle),
      y: point.y + far * Math.sin(angle),
    })),
  );
}

/**
 * Pins that others pushed far into the sea go to the closest free place on land around where they belong; one without
 * such a place stays. `isFree` tells whether a pin may stand there, whatever the others do.
 */
export function ashore<Pin extends Point & { from: Point | null }>(
  pins: readonly Pin[],
  { apart, isFree }: { apart: number; isFree: (point: Point) => boolean },
): Pin[] {
  const distances = [1, 2, 3, 4, 5, 6].map((quarters) => (quarters * apart) / 4);
  const placed = [...pins];
  for (const [index, pin] of pins.entries()) {
    if (pin.from === null || isFree(pin)) continue;
    const others = placed.filter((_, other) => other !== index);
    const free = placesAround(pin.from, distances, 16)
      .map(rounded)
      .find(
        (place) =>
          others.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) >= apart - 1) && isFree(place),
      );
    if (free) placed[index] = { ...pin, ...free };
  }
  return placed;
}

/** Practices without a number, as one path of lines without length, which round ends make round. */
export function dots(points: readonly Point[]): string {
  return [...new Set(points.map(rounded).map(({ x, y }) => `M${x} ${y}h0`))].join("");
}

export function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
