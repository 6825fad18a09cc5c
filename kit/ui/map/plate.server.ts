import { hasShore, onLand } from "#content/map/shore.server.ts";
import { leastKmIn, type ShoreView } from "#content/map/shore-view.ts";
import type { Position } from "#domain/finding/distance.ts";
import { type Plate, plateOf } from "./plate.ts";

/** Times the kilometres across that a picture of the town has at least. */
const ACROSS = [1.2, 2, 3];

/** The shore around a position, as near as some is in sight; null where none is. `place` is its town. */
export function plateAt(place: string, at: Position): Plate | null {
  const here = onLand(at);
  for (const times of ACROSS) {
    const plate = plateOf(here, times * leastKmIn(place));
    if (plate && hasShore(middleOf(plate.view))) return plate;
  }
  return null;
}

/** What every box shows of a picture, whose edges are cut where it is wider or higher. */
function middleOf(view: ShoreView): ShoreView {
  const { x, y, width, height } = view;
  return { ...view, x: x + width / 8, y: y + height / 8, width: width * 0.75, height: height * 0.75 };
}
