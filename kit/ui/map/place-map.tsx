import { PLACE_FRAMES } from "#content/map/frames.ts";
import { project } from "#content/map/projection.ts";
import type { Position } from "#domain/finding/distance.ts";
import { Coast, coastUrl, insideFrame } from "./coast.tsx";

/**
 * The coast around a place, in the frame of an atlas, with a ringed dot. The address beside it says the same,
 * so the drawing is hidden from assistive technology. Nothing is shown for a place without a drawing.
 */
export function PlaceMap({
  place,
  at,
}: {
  /** Slug. */
  place: string;
  /** Where the dot stands. */
  at: Position;
}) {
  const coast = coastUrl(place);
  const frame = PLACE_FRAMES[place];
  if (!coast || !frame) return null;
  return (
    <div className="map-frame">
      <svg className="map" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
        <use className="graticule" href={`${coast}#graticule`} />
        <Coast url={coast} />
        <Here {...insideFrame(frame, project(frame, at))} />
      </svg>
    </div>
  );
}

function Here({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle className="here-ring" cx={x} cy={y} r="11" />
      <circle className="here" cx={x} cy={y} r="5.5" />
    </>
  );
}
