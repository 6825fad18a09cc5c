import { type Position, radians } from "#domain/finding/distance.ts";
import { clip, path, type Point } from "./drawing.ts";
import { onWorld, PICTURE_SIZES, SHORE_LEVEL, SHORE_LEVELS, type ShoreView } from "./shore-view.ts";
import packed from "./coast/shore.txt?raw";

/** A closed line of the shore, in units of the level at which it is kept. */
type Ring = {
  kind: "land" | "lake";
  /** From which step on it is large enough to be seen, and each of its corners. */
  first: number;
  steps: Uint8Array;
  xs: Int32Array;
  ys: Int32Array;
  box: { x0: number; y0: number; x1: number; y1: number };
};

/** How far a drawing goes beyond its edges, in its units: there its lines would be seen to end. */
const BEYOND = 40;
/**
 * The map beside a list is as high as the window, and shows what lies above and below its square: so much of it that its
 * corners are those of a level before, or the shore of Auckland would have more than 3 kB.
 */
const TALL = { beyond: 400, coarser: 4 };

/**
 * Land and lakes in a view as an SVG file with a path for each, `land` and `lake`, whose colours are those of the page. A
 * town takes about a millisecond.
 */
export function shoreSvg(view: ShoreView): string {
  const { land, lake } = shorePaths(view);
  const paths = [
    ...(land === "" ? [] : [`<path id="land" d="${land}"/>`]),
    // An island in a lake is a hole in it.
    ...(lake === "" ? [] : [`<path id="lake" fill-rule="evenodd" d="${lake}"/>`]),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${paths.join("")}</svg>\n`;
}

function shorePaths(view: ShoreView): Record<Ring["kind"], string> {
  const scale = scaleOf(view);
  const isTall = view.height === PICTURE_SIZES.list.height;
  const above = isTall ? TALL.beyond : BEYOND;
  const step = isTall ? Math.max(0, view.step - TALL.coarser) : view.step;
  const window = {
    x0: (view.x - BEYOND) / scale,
    y0: (view.y - above) / scale,
    x1: (view.x + view.width + BEYOND) / scale,
    y1: (view.y + view.height + above) / scale,
  };
  const drawn = { land: "", lake: "" };
  for (const ring of rings()) {
    const { box } = ring;
    const isNear = box.x0 < window.x1 && box.x1 > window.x0 && box.y0 < window.y1 && box.y1 > window.y0;
    if (ring.first > view.step || !isNear) continue;
    const shown = clip(corners(ring, step, window), window);
    drawn[ring.kind] += path(
      shown.map(([x, y]): Point => [Math.round(x * scale - view.x), Math.round(y * scale - view.y)]),
    );
  }
  return drawn;
}

/** The corners that are seen at a step; of those beyond one side of the window only the ends of each row. */
function corners({ steps, xs, ys }: Ring, step: number, { x0, y0, x1, y1 }: Ring["box"]): Point[] {
  const kept: Point[] = [];
  const sides: number[] = [];
  for (let at = 0; at < xs.length; at++) {
    if (steps[at]! > step) continue;
    const [x, y] = [xs[at]!, ys[at]!];
    const side = (x < x0 ? 1 : x > x1 ? 2 : 0) | (y < y0 ? 4 : y > y1 ? 8 : 0);
    if (sides.length > 1 && side & sides.at(-1)! & sides.at(-2)!) {
      kept.pop();
      sides.pop();
    }
    kept.push([x, y]);
    sides.push(side);
  }
  return kept;
}

/** Whether sea or lake is in a view beside land: the shore runs through it. */
export function hasShore(view: ShoreView): boolean {
  const scale = scaleOf(view);
  const [x0, y0] = [view.x / scale, view.y / scale];
  const [x1, y1] = [(view.x + view.width) / scale, (view.y + view.height) / scale];
  for (let band = Math.floor(y0 / BAND); band <= Math.floor(y1 / BAND); band++) {
    const isSeen = segmentsIn(band).some(
      ({ first, bx, by }) => first <= view.step && bx > x0 && bx < x1 && by > y0 && by < y1,
    );
    if (isSeen) return true;
  }
  return false;
}

/** How far from land a practice can be written down: farther out it is where it says. */
const MOST_AT_SEA_KM = 0.5;

/**
 * A position on land. Addresses are looked up to some hundred metres, so that a practice by the sea may lie in it: it is
 * moved to the shore, if that is less than half a kilometre away.
 */
export function onLand<Place extends Position>(place: Place): Place {
  return SEEN_ON_LAND.getOrInsertComputed(place, () => movedToLand(place)) as Place;
}

/** Where each place is drawn: lists show the same practices again and again. */
const SEEN_ON_LAND = new WeakMap<Position, Position>();

function movedToLand<Place extends Position>(place: Place): Place {
  const { x, y } = inUnits(place);
  if (isLandAt(x, y)) return place;
  const size = 256 * 2 ** SHORE_LEVEL;
  const kilometre = size / (40_075.017 * Math.cos(radians(place.latitude)));
  const shore = nearestOn(segmentsNear(y), x, y);
  if (Math.hypot(shore.x - x, shore.y - y) > MOST_AT_SEA_KM * kilometre) return place;
  return {
    ...place,
    longitude: (shore.x / size) * 360 - 180,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * shore.y) / size))) * 180) / Math.PI,
  };
}

/** Whether a position is on land, and in no lake. */
export function isLand(position: Position): boolean {
  const { x, y } = inUnits(position);
  return isLandAt(x, y);
}

/** Whether a point of a view, in its units, is on land, and in no lake. */
export function isLandIn(view: ShoreView, { x, y }: { x: number; y: number }): boolean {
  const scale = scaleOf(view);
  return isLandAt((view.x + x) / scale, (view.y + y) / scale);
}

/** Units of a view for one in which the shore is kept. */
function scaleOf({ step }: ShoreView): number {
  return 2 ** (SHORE_LEVELS.from + step / SHORE_LEVELS.parts - SHORE_LEVEL);
}

/** A line from a point on land to the east crosses the shores an odd number of times. */
function isLandAt(x: number, y: number): boolean {
  let crossed = 0;
  for (const { ax, ay, bx, by } of segmentsIn(Math.floor(y / BAND)))
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) crossed += 1;
  return crossed % 2 === 1;
}

function nearestOn(segments: readonly Segment[], x: number, y: number): { x: number; y: number } {
  let nearest = { x, y };
  let closest = Infinity;
  for (const { ax, ay, bx, by } of segments) {
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    const on = { x: ax + along * dx, y: ay + along * dy };
    const far = Math.hypot(on.x - x, on.y - y);
    if (far < closest) [nearest, closest] = [on, far];
  }
  return nearest;
}

/** `first` is that of its ring. */
type Segment = { first: number; ax: number; ay: number; bx: number; by: number };

/** As many units as half a kilometre has at most: a band and its neighbours hold all shore that near. */
const BAND = 128;
let bands: Map<number, Segment[]> | undefined;

/** The parts of the shore in a band. */
function segmentsIn(band: number): readonly Segment[] {
  bands ??= bandsOf(rings());
  return bands.get(band) ?? [];
}

/** Those in the band of a position, and in those next to it. */
function segmentsNear(y: number): readonly Segment[] {
  const band = Math.floor(y / BAND);
  return [band - 1, band, band + 1].flatMap(segmentsIn);
}

function bandsOf(all: readonly Ring[]): Map<number, Segment[]> {
  const known = new Map<number, Segment[]>();
  for (const { first, xs, ys } of all) {
    for (let at = 0; at < xs.length; at++) {
      const last = at === 0 ? xs.length - 1 : at - 1;
      const segment = { first, ax: xs[last]!, ay: ys[last]!, bx: xs[at]!, by: ys[at]! };
      const [from, to] = [Math.min(segment.ay, segment.by), Math.max(segment.ay, segment.by)];
      for (let band = Math.floor(from / BAND); band <= Math.floor(to / BAND); band++)
        known.getOrInsertComputed(band, () => []).push(segment);
    }
  }
  return known;
}

function inUnits(position: Position): { x: number; y: number } {
  const { x, y } = onWorld(position);
  const size = 256 * 2 ** SHORE_LEVEL;
  return { x: x * size, y: y * size };
}

let known: Ring[] | undefined;

/** They are unpacked when they are first asked for. */
function rings(): readonly Ring[] {
  known ??= packed.trim().split("\n").map(unpack);
  return known;
}

/** A line as `build-shore.ts` packs it. */
function unpack(line: string): Ring {
  const [level, first, x, y] = line.split(" ", 4).map(Number);
  const start = line.split(" ", 4).join(" ").length + 1;
  const steps: number[] = [];
  const xs: number[] = [];
  const ys: number[] = [];
  let at = start;
  let [nowX, nowY] = [x!, y!];
  while (at < line.length) {
    steps.push(line.charCodeAt(at++) - 63);
    nowX += number();
    nowY += number();
    xs.push(nowX);
    ys.push(nowY);
  }
  return {
    kind: level === 1 ? "land" : "lake",
    first: first!,
    steps: Uint8Array.from(steps),
    xs: Int32Array.from(xs),
    ys: Int32Array.from(ys),
    box: { x0: least(xs), y0: least(ys), x1: most(xs), y1: most(ys) },
  };

  function number(): number {
    let value = 0;
    for (let bits = 0; ; bits += 5) {
      const letter = line.charCodeAt(at++) - 63;
      value |= (letter & 31) << bits;
      if (letter < 32) return value & 1 ? ~(value >> 1) : value >> 1;
    }
  }
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Infinity);
}

function most(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b), -Infinity);
}
