import { inView, isDrawn, PICTURE_SIZES, type ShoreView, viewOf } from "#content/map/shore-view.ts";
import type { Position } from "#domain/finding/distance.ts";
import { boxAround } from "./boxes.ts";
import { namesWithin, type WaterName } from "./water-names.ts";

/** A position in the middle of the shore around it. */
export type Plate = { view: ShoreView; x: number; y: number; waters: readonly WaterName[] };

/** Half of what the dot and the suburb under it take, in units; the longest are 24 letters. */
const LABEL = { width: 90, height: 28 };
/** So much of a picture every box shows: that on a phone is low, and that beside a title is narrow. */
const SHOWN = { width: 0.82, height: 0.6 };

/** So many kilometres from its left to its right edge, or a few more; null where no shore is drawn. */
export function plateOf(at: Position, km: number): Plate | null {
  const view = viewOf([at], { ...PICTURE_SIZES.plate, margin: 0, leastKm: km });
  if (!isDrawn(view)) return null;
  const here = inView(view, at);
  const { width, height } = view;
  const inside = boxAround(width / 2, height / 2, (width * SHOWN.width) / 2, (height * SHOWN.height) / 2);
  const taken = [boxAround(here.x, here.y + 8, LABEL.width, LABEL.height)];
  const waters = namesWithin(view, { inside, taken });
  return { view, x: Math.round(here.x), y: Math.round(here.y), waters };
}
