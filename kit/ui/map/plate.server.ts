import { hasShore, onLand } from "#content/map/shore.server.ts";
import { leastKmIn } from "#content/map/shore-view.ts";
import type { Position } from "#domain/finding/distance.ts";
import { type Plate, plateOf } from "./plate.ts";

/** Times the kilometres across that a picture of the town has at least. */
const ACROSS = [1.2, 2, 3];

/** The shore around a position, as near as some is in sight; null where none is. `place` is its town. */
export function plateAt(place: string, at: Position): Plate | null {
  const here = onLand(at);
  for (const times of ACROSS) {
    const plate = plateOf(here, times * leastKmIn(place));
    if (plate && hasShore(plate.view)) return plate;
  }
  return null;
}
