/**
 * Packs the shoreline of New Zealand for the pictures of towns and for the map that moves.
 *
 *     node content/map/build-shore.ts nz-coast-full.geojson
 *
 * The source is GSHHG 2.3.7 in full resolution (Wessel and Smith; LGPL-3.0-or-later), as GeoJSON with a `level` for each
 * ring: 1 land, 2 lake, 3 island in a lake. It is not in the project; what it is packed into is, since the shore does not
 * change. `shore.server.ts` reads it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { SHORE_LEVEL, SHORE_LEVELS } from "./shore-view.ts";

/** Square units of a picture: what is smaller is not seen. */
const LEAST = { corner: 0.8, island: 10 };
/** Beyond the last level that is drawn, no picture needs it. */
const NEVER = SHORE_LEVELS.steps + 1;

type Ring = { level: number; xs: number[]; ys: number[] };

const source = process.argv[2];
if (!source) {
  console.error("Name the file nz-coast-full.geojson.");
  process.exit(2);
}
type Feature = { properties: { level: number }; geometry: { coordinates: [number, number][][] } };
const { features } = JSON.parse(readFileSync(source, "utf8")) as { features: Feature[] };
const lines = features.flatMap(({ properties, geometry }) =>
  geometry.coordinates.map((ring) => packed(toUnits(properties.level, ring))).filter((line) => line !== ""),
);
writeFileSync(new URL("./coast/shore.txt", import.meta.url), `${lines.join("\n")}\n`);

/** On the whole units of the finest drawing, each point once. */
function toUnits(level: number, ring: readonly [number, number][]): Ring {
  const size = 256 * 2 ** SHORE_LEVEL;
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [longitude, latitude] of ring.slice(0, -1)) {
    const sine = Math.sin((latitude * Math.PI) / 180);
    const x = Math.round(((longitude + 180) / 360) * size);
    const y = Math.round((0.5 - Math.atanh(sine) / (2 * Math.PI)) * size);
    if (x === xs.at(-1) && y === ys.at(-1)) continue;
    xs.push(x);
    ys.push(y);
  }
  return { level, xs, ys };
}

/** One line: kind and first step, where it begins, then of each point a letter for its step and how far it is away. */
function packed(ring: Ring): string {
  const first = stepFrom(areaOf(ring), LEAST.island);
  if (first >= NEVER) return "";
  const steps = cornerSteps(ring);
  const kept = steps.flatMap((step, at) => (step < NEVER ? [at] : []));
  if (kept.length < 3) return "";
  let [x, y] = [ring.xs[kept[0]!]!, ring.ys[kept[0]!]!];
  const head = `${ring.level} ${first} ${x} ${y} `;
  const points = kept.map((at) => {
    const text = letter(steps[at]!) + number(ring.xs[at]! - x) + number(ring.ys[at]! - y);
    [x, y] = [ring.xs[at]!, ring.ys[at]!];
    return text;
  });
  return head + points.join("");
}

/** From which step on an area of the finest units is at least as large as `least` in those of the picture. */
function stepFrom(area: number, least: number): number {
  if (area === 0) return NEVER;
  const level = SHORE_LEVEL + Math.log2(least / area) / 2;
  return Math.max(0, Math.ceil((level - SHORE_LEVELS.from) * SHORE_LEVELS.parts));
}

/** Visvalingam: the corner with the smallest triangle goes first, and one after it never comes back before it. */
function cornerSteps({ xs, ys }: Ring): number[] {
  const count = xs.length;
  const before = xs.map((_, at) => (at + count - 1) % count);
  const after = xs.map((_, at) => (at + 1) % count);
  const areas = xs.map((_, at) => triangle(at));
  const steps = Array.from({ length: count }, () => 0);
  const order = new Set(xs.keys());
  const heap = [...order].toSorted((a, b) => areas[a]! - areas[b]!);
  let largest = 0;
  while (order.size > 4) {
    const at = heap.shift()!;
    if (!order.delete(at)) continue;
    largest = Math.max(largest, areas[at]!);
    steps[at] = stepFrom(largest, LEAST.corner);
    const [left, right] = [before[at]!, after[at]!];
    after[left] = right;
    before[right] = left;
    for (const neighbour of [left, right]) {
      areas[neighbour] = Math.max(largest, triangle(neighbour));
      const old = heap.indexOf(neighbour);
      if (old >= 0) heap.splice(old, 1);
      heap.splice(placeFor(areas[neighbour]), 0, neighbour);
    }
  }
  return steps;

  function triangle(at: number): number {
    const [a, b] = [before[at]!, after[at]!];
    return Math.abs(
      (xs[a]! * (ys[at]! - ys[b]!) + xs[at]! * (ys[b]! - ys[a]!) + xs[b]! * (ys[a]! - ys[at]!)) / 2,
    );
  }

  function placeFor(area: number): number {
    let [low, high] = [0, heap.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (areas[heap[middle]!]! < area) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function areaOf({ xs, ys }: Ring): number {
  const twice = xs.reduce((sum, x, at) => {
    const last = (at + xs.length - 1) % xs.length;
    return sum + xs[last]! * ys[at]! - x * ys[last]!;
  }, 0);
  return Math.abs(twice / 2);
}

/** Numbers as letters, five bits in each, the sign in the last bit: those near nought, which most are, take one. */
function number(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = "";
  while (rest >= 32) {
    text += letter((rest & 31) | 32);
    rest >>= 5;
  }
  return text + letter(rest);
}

function letter(value: number): string {
  return String.fromCharCode(63 + value);
}
