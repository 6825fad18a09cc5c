import { inView, type ShoreView } from "#content/map/shore-view.ts";
import { type Water, WATERS } from "#content/map/waters.ts";
import { type Box, boxAround, meet } from "./boxes.ts";

/** A name on a picture: where its first line stands, in the picture's units. */
export type WaterName = Pick<Water, "mi" | "en"> & { x: number; y: number };

/** In units: a usual letter, where phones don't draw it larger, a line, and the room to the edge of the picture. */
const LETTER = 9.2;
export const LINE = 19;
const EDGE = 6;

/** The names that stand in a view without touching a pin, another name or the edge. */
export function waterNames(
  view: ShoreView,
  pins: readonly { x: number; y: number }[],
  pinRadius: number,
  letter = LETTER,
): WaterName[] {
  const taken = pins.map(({ x, y }) => boxAround(x, y, pinRadius, pinRadius));
  const inside = {
    left: EDGE,
    top: EDGE,
    right: view.width - EDGE,
    bottom: view.height - EDGE,
  };
  return namesWithin(view, { inside, taken, letter });
}

/** The names that stand within a box of a view and touch none of those that are taken. */
export function namesWithin(
  view: ShoreView,
  { inside, taken: boxes, letter = LETTER }: { inside: Box; taken: readonly Box[]; letter?: number },
): WaterName[] {
  const named: WaterName[] = [];
  const taken = [...boxes];
  for (const { mi, en, at } of ASKED) {
    if (named.some((other) => other.mi.join() === mi.join() && mi.length > 0)) continue;
    const height = linesOf({ mi, en }).length * LINE;
    for (const [latitude, longitude] of at) {
      const { x, y } = inView(view, { latitude, longitude });
      // A name stands around its place, and most places are out of sight.
      if (x < inside.left || x > inside.right || y < inside.top || y > inside.bottom) continue;
      const name = { mi, en, x: Math.round(x), y: Math.round(y - height / 2 + BASELINE) };
      const box = nameBox(name, letter);
      const isInside =
        box.left > inside.left &&
        box.top > inside.top &&
        box.right < inside.right &&
        box.bottom < inside.bottom;
      if (!isInside || taken.some((other) => meet(box, other))) continue;
      taken.push(box);
      named.push(name);
      break;
    }
  }
  return named;
}

/** All names by rank. Where there is no room for both, that in te reo Māori stands alone. */
const ASKED = WATERS.flatMap(({ mi, en, at }) => [
  { mi, en, at },
  ...(mi.length > 0 ? [{ mi, en: "", at }] : []),
]);

/** How far below its top a line of text stands. */
const BASELINE = LINE * 0.75;

/** What a name covers of its picture. */
export function nameBox({ x, y, ...name }: WaterName, letter = LETTER): Box {
  const lines = linesOf(name);
  const width = (Math.max(...lines.map(widthOf)) * letter) / 2;
  const top = y - BASELINE;
  return { left: x - width, right: x + width, top, bottom: top + lines.length * LINE };
}

/** Each line is measured once: the lines are those of `WATERS`. */
const WIDTHS = new Map<string, number>();

function widthOf(line: string): number {
  const known = WIDTHS.get(line) ?? lettersIn(line);
  WIDTHS.set(line, known);
  return known;
}

/** A line's width in usual letters, as drawn names were measured. */
export function lettersIn(line: string): number {
  const widths = [...line].map((letter) =>
    /[ fijlrt-]/.test(letter) ? 0.6 : /[mwHMW]/.test(letter) ? 1.6 : 1,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

function linesOf({ mi, en }: Pick<WaterName, "mi" | "en">): readonly string[] {
  return en === "" ? mi : [...mi, en];
}
