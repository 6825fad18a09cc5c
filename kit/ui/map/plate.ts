import { inView, isDrawn, PICTURE_SIZES, type ShoreView, viewOf } from "#content/map/shore-view.ts";
import type { Position } from "#domain/finding/distance.ts";
import { type WaterName, waterNames } from "./water-names.ts";

/** A position in the middle of the shore around it. */
export type Plate = { view: ShoreView; x: number; y: number; waters: readonly WaterName[] };

/** The dot takes so many units with the word below it. */
const DOT_ROOM = 30;

/** So many kilometres from its left to its right edge, or a few more; null where no shore is drawn. */
export function plateOf(at: Position, km: number): Plate | null {
  const view = viewOf([at], { ...PICTURE_SIZES.plate, margin: 0, leastKm: km });
  if (!isDrawn(view)) return null;
  const here = inView(view, at);
  return { view, x: Math.round(here.x), y: Math.round(here.y), waters: waterNames(view, [here], DOT_ROOM) };
}
