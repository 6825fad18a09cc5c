import { PLACE_FRAMES } from "#content/map/frames.ts";
import { type Frame, project } from "#content/map/projection.ts";
import { Shallows } from "./shallows.tsx";

/** Addresses of the crops, by file name. */
const COASTS = import.meta.glob<string>("#content/map/coast/place-*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});
const COAST_BY_PLACE = new Map(
  Object.entries(COASTS).map(([file, url]) => [/\/place-([a-z-]+)\.svg$/.exec(file)?.[1] ?? "", url]),
);

/**
 * The coast around a place, in the frame of an atlas, with a ringed dot. The address beside it says the same,
 * so the drawing is hidden from assistive technology. Nothing is shown for a place without a drawing.
 */
export function PlaceMap({
  place,
  latitude,
  longitude,
}: {
  /** Slug. */
  place: string;
  /** Of the dot. */
  latitude: number;
  longitude: number;
}) {
  const coast = COAST_BY_PLACE.get(place);
  const frame = PLACE_FRAMES[place];
  if (!coast || !frame) return null;
  return (
    <div className="map-frame">
      <svg className="map" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
        <use className="graticule" href={`${coast}#graticule`} />
        <Shallows coast={coast} />
        <use className="land" href={`${coast}#land`} />
        <use className="lake" href={`${coast}#lake`} />
        <Here {...within(frame, project(frame, { latitude, longitude }))} />
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

/** A practice out in the country keeps its dot at the edge of the drawing rather than losing it. */
function within({ width, height }: Frame, { x, y }: { x: number; y: number }) {
  return { x: Math.min(Math.max(x, 14), width - 14), y: Math.min(Math.max(y, 14), height - 14) };
}
