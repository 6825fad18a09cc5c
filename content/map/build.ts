/**
 * Draws the coastlines and writes them as SVG files with the frames that lay them out.
 *
 *     npm install --prefix SOME_FOLDER world-atlas@2.0.2
 *     node content/map/build.ts SOME_FOLDER/node_modules/world-atlas/countries-10m.json
 *
 * The source is Natural Earth 1:10m (public domain) as TopoJSON, from the package world-atlas. It is not a dependency
 * of the project, because the coast does not change: the drawings are committed. Lakes are not in that file; the
 * three that a reader would miss are plotted by hand.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { LAKES } from "./lakes.ts";
import { path, simplify, type Point } from "./drawing.ts";
import { type Frame, projectExactly } from "./projection.ts";
import { readCountry, type Ring } from "./topojson.ts";

const source = process.argv[2];
if (!source) {
  console.error("Name the file countries-10m.json of the package world-atlas.");
  process.exit(2);
}

const rings = readCountry(JSON.parse(readFileSync(source, "utf8")), "New Zealand");
const mainland = rings.filter((ring) => {
  const { west, south, north } = bounds(ring);
  return west > 166.4 && south > -47.6 && north < -34;
});
const chathams = rings.filter((ring) => {
  const { west, south, north } = bounds(ring);
  return west < -176 && south < -43 && north > -44.5;
});

const hero = fit({ width: 640, height: 860, inset: [40, 22, 64, 30] });
const locator = fit({ width: 48, height: 68, inset: [2, 2, 2, 2] });
/** The Chatham Islands lie 800 km to the east and are drawn as an inset, on a meridian of their own. */
const inset = fitRings(chathams, { width: 44, height: 40, meridian: -176.5 }, [0, 0, 44, 40]);

write("hero", {
  land: coast(mainland, hero, { threshold: 0.64, smallest: 1.2 }),
  lake: lakes(hero),
  graticule: graticule(hero, { west: 138, east: 208, south: -52, north: -28, step: 2, parts: 10 }),
  chathams: coast(chathams, inset, { threshold: 0.3, smallest: 0.3 }),
});
writeFrames();
writeOutline(coast(mainland, locator, { threshold: 0.35, smallest: 0.5 }));

/** A frame in which the mainland fills the given size but for its insets (left, top, right, bottom). */
function fit({
  width,
  height,
  inset: [left, top, right, bottom],
}: {
  width: number;
  height: number;
  inset: readonly [number, number, number, number];
}): Frame {
  return fitRings(mainland, { width, height }, [left, top, width - right, height - bottom]);
}

function fitRings(
  shapes: readonly Ring[],
  size: Pick<Frame, "width" | "height" | "meridian">,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Frame {
  const unit: Frame = { ...size, scale: 1, left: 0, top: 0 };
  const points = shapes.flat().map((point) => pointIn(unit, point));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((right - left) / (x1 - x0), (bottom - top) / (y1 - y0));
  return {
    ...unit,
    scale,
    left: left + (right - left - scale * (x0 + x1)) / 2,
    top: top + (bottom - top - scale * (y0 + y1)) / 2,
  };
}

function coast(
  shapes: readonly Ring[],
  frame: Frame,
  {
    threshold,
    smallest,
  }: {
    /** Square units under which a corner is left out. */
    threshold: number;
    /** Square units under which an island is left out. */
    smallest: number;
  },
): string {
  const projected = shapes.map((ring) => ring.slice(0, -1).map((point) => pointIn(frame, point)));
  return projected
    .map((ring) => simplify(ring, { threshold, smallest }))
    .map((ring) => path(ring))
    .join("");
}

function lakes(frame: Frame): string {
  return LAKES.map((lake) => lake.map((point) => pointIn(frame, point)))
    .filter((ring) => ring.some(([x, y]) => x > 0 && x < frame.width && y > 0 && y < frame.height))
    .map((ring) => path(simplify(ring, { threshold: 0.1, smallest: 1 })))
    .join("");
}

/** Meridians and parallels, far beyond the frame: the hero's run under its text. */
function graticule(
  frame: Frame,
  {
    west,
    east,
    south,
    north,
    step,
    parts,
  }: { west: number; east: number; south: number; north: number; step: number; parts: number },
): string {
  const parallels = range(south, north, step).map((latitude) =>
    range(west, east, (east - west) / parts).map((longitude): Point => [longitude, latitude]),
  );
  const meridians = range(west, east, step).map((longitude) =>
    range(south, north, (north - south) / 3).map((latitude): Point => [longitude, latitude]),
  );
  return [...parallels, ...meridians]
    .map((line) => openPath(line.map((point) => pointIn(frame, point))))
    .join("");
}

function openPath(line: readonly Point[]): string {
  return line.map(([x, y], index) => `${index === 0 ? "M" : "L"}${Math.round(x)} ${Math.round(y)}`).join("");
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

function pointIn(frame: Frame, [longitude, latitude]: Point): Point {
  const { x, y } = projectExactly(frame, { latitude, longitude });
  return [x, y];
}

function bounds(ring: Ring) {
  const longitudes = ring.map(([longitude]) => longitude);
  const latitudes = ring.map(([, latitude]) => latitude);
  return { west: Math.min(...longitudes), south: Math.min(...latitudes), north: Math.max(...latitudes) };
}

function write(name: string, paths: Record<string, string>): void {
  const shapes = Object.entries(paths).filter(([, d]) => d !== "");
  const lines = shapes.map(([id, d]) => `<path id="${id}" d="${d}"/>\n`);
  const file = new URL(`./coast/${name}.svg`, import.meta.url);
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg">\n${lines.join("")}</svg>\n`);
}

function writeFrames(): void {
  writeFileSync(
    new URL("./frames.ts", import.meta.url),
    `// Written by build.ts together with the drawings in coast/.
import type { Frame } from "./projection.ts";

/** The whole country. */
export const HERO_FRAME: Frame = ${asSource(hero)};

/** The Chatham Islands, in a corner of the whole country. */
export const CHATHAMS_FRAME: Frame = ${asSource(inset)};

/** The small outline of a locator. */
export const LOCATOR_FRAME: Frame = ${asSource(locator)};
`,
  );
}

function asSource(frame: Frame): string {
  const fields = Object.entries(frame).map(([key, value]) => `${key}: ${Number(value.toFixed(3))}`);
  return `{ ${fields.join(", ")} }`;
}

/** The locator's outline goes into the icon sprite, which every page has anyway. */
function writeOutline(d: string): void {
  const sprite = new URL("#kit/ui/icons.svg", import.meta.url);
  const symbol = `<symbol id="country" viewBox="0 0 ${locator.width} ${locator.height}"><path d="${d}"/></symbol>`;
  writeFileSync(
    sprite,
    readFileSync(sprite, "utf8").replace(/<symbol id="country"[^<>]*><path[^<>]*><\/symbol>/, symbol),
  );
}
