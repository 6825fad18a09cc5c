import { inView, isDrawn, PICTURE_SIZES, viewOf } from "#content/map/shore-view.ts";
import type { Position } from "#domain/finding/distance.ts";
import { Shore } from "./shore.tsx";
import { waterNames } from "./water-names.ts";

/** Kilometres from edge to edge: a town with what lies around it. */
const ACROSS = 45;

/**
 * The shore around a place, in the frame of an atlas, with a ringed dot. The address beside it says the same,
 * so the drawing is hidden from assistive technology. Nothing is shown where no shore is drawn.
 */
export function PlaceMap({ at }: { at: Position }) {
  const view = viewOf([at], { ...PICTURE_SIZES.town, margin: 0, leastKm: ACROSS });
  if (!isDrawn(view)) return null;
  const here = inView(view, at);
  const [x, y] = [Math.round(here.x), Math.round(here.y)];
  return (
    <div className="map-frame">
      <svg className="map" viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden="true">
        <Shore view={view} names={waterNames(view, [here], 14)} />
        <circle className="here-ring" cx={x} cy={y} r="13" />
        <circle className="here" cx={x} cy={y} r="6.5" />
      </svg>
    </div>
  );
}
