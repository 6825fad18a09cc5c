import { PLACE_FRAMES } from "#content/map/frames.ts";
import { project } from "#content/map/projection.ts";
import type { Position } from "#domain/finding/distance.ts";
import { Coast, coastUrl } from "./coast.tsx";

/** What of the drawing is shown, in its units: enough of the coast to know where one is. */
const SHOWN = { width: 281, height: 225 };
/** Places from which no shore, of sea or lake, is near enough to be seen. */
const INLAND: ReadonlySet<string> = new Set(["hamilton", "palmerston-north"]);
/** How far a drawing may be shown beyond its frame: farther out its edge has shallows of its own. */
const BEYOND = 8;

/**
 * The coast around a practice, as large as the box that it fills. The address says the same, so it is hidden from
 * assistive technology. Nothing is shown for a place without a drawing, or without a shore in it.
 */
export function PlateMap({
  place,
  at,
  label,
}: {
  /** Slug. */
  place: string;
  at: Position;
  /** The name that stands beside the dot. */
  label: string;
}) {
  const coast = coastUrl(place);
  const frame = PLACE_FRAMES[place];
  if (!coast || !frame || INLAND.has(place)) return null;
  const here = project(frame, at);
  const left = cropStart(here.x, SHOWN.width, frame.width);
  const top = cropStart(here.y, SHOWN.height, frame.height);
  return (
    <div className="plate-map">
      <svg
        className="map"
        viewBox={`${left} ${top} ${SHOWN.width} ${SHOWN.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Coast url={coast} />
        <circle className="here-ring" cx={here.x} cy={here.y} r="9" />
        <circle className="here" cx={here.x} cy={here.y} r="4.5" />
        <text className="town-label" x={here.x} y={here.y + 22} textAnchor="middle">
          {label}
        </text>
      </svg>
    </div>
  );
}

/** The practice in the middle, as far as the drawing goes. */
function cropStart(middle: number, shown: number, whole: number): number {
  return Math.round(Math.min(Math.max(middle - shown / 2, -BEYOND), whole + BEYOND - shown));
}
