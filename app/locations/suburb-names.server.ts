import { LOCALITIES } from "#content/localities.ts";
import { inView, type ShoreView } from "#content/map/shore-view.ts";
import type { Position } from "#domain/finding/distance.ts";
import { type Box, boxAround, meet } from "#kit/ui/map/boxes.ts";
import { type Point, rounded } from "#kit/ui/map/pins.ts";
import { lettersIn } from "#kit/ui/map/water-names.ts";

/** The name of a suburb on the map of its town, around its middle. */
export type SuburbName = Point & { name: string };

type Suburb = { name: string; point: Point };

/** More would hide the shore. */
const MOST = 9;
/** A usual letter and half a line, as large as phones draw them, and the room to the edge of the picture. */
const LETTER = 12;
const HALF_LINE = 12;
const EDGE = 4;
/** A name begins so far from its suburb that a pin has room between them. */
const BESIDE_PIN = 21;
const DIRECTIONS = 12;

/** Finds room for names that touch nothing that is taken, first for those with the most practices around them. */
export function suburbNames(
  town: string,
  view: ShoreView,
  practices: readonly Position[],
  taken: readonly Box[],
): SuburbName[] {
  const boxes = [...taken];
  const named: SuburbName[] = [];
  for (const { name, point } of byPractices(town, view, practices)) {
    if (named.length === MOST) break;
    const half = (lettersIn(name) * LETTER) / 2;
    const at = [point, ...placesBeside(point, half)].find((one) => {
      const box = boxAround(one.x, one.y, half, HALF_LINE);
      return isInside(view, box) && !boxes.some((other) => meet(box, other));
    });
    if (!at) continue;
    boxes.push(boxAround(at.x, at.y, half, HALF_LINE));
    named.push({ name, ...rounded(at) });
  }
  return named;
}

/** Where the middle of a name may stand that is twice `half` wide. */
function placesBeside({ x, y }: Point, half: number): Point[] {
  return Array.from({ length: DIRECTIONS }, (_, turn) => {
    const angle = (turn * 2 * Math.PI) / DIRECTIONS;
    return {
      x: x + Math.cos(angle) * (half + BESIDE_PIN),
      y: y + Math.sin(angle) * (HALF_LINE + BESIDE_PIN),
    };
  });
}

function isInside({ width, height }: ShoreView, { left, right, top, bottom }: Box): boolean {
  return left >= EDGE && top >= EDGE && right <= width - EDGE && bottom <= height - EDGE;
}

/** The suburbs of a town with their points, those first that are the closest to most practices. */
function byPractices(town: string, view: ShoreView, practices: readonly Position[]): Suburb[] {
  const suburbs = LOCALITIES.filter(({ place }) => place === town).map((one) => ({
    name: one.name,
    point: inView(view, one),
  }));
  const counts = Map.groupBy(practices, (practice) => closest(suburbs, inView(view, practice)));
  return suburbs.toSorted((a, b) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0));
}

function closest(suburbs: readonly Suburb[], { x, y }: Point): Suburb | undefined {
  const squares = suburbs.map(({ point }) => (point.x - x) ** 2 + (point.y - y) ** 2);
  return suburbs[squares.indexOf(Math.min(...squares))];
}
