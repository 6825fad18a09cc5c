import { PLACE_FRAMES } from "#content/map/frames.ts";
import { project } from "#content/map/projection.ts";
import { placeBySlug } from "#content/places.ts";
import { Shallows } from "../../ui/map/shallows.tsx";
import type { CoverFacts } from "./cover-facts.ts";

/** Addresses of the crops, by file name. */
const COASTS = import.meta.glob<string>("#content/map/coast/place-*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});
const COAST_BY_PLACE = new Map(
  Object.entries(COASTS).map(([file, url]) => [/\/place-([a-z-]+)\.svg$/.exec(file)?.[1] ?? "", url]),
);

/** The coast around a place with a red ring, as articles about emergencies have it. */
export function PlaceDrawing({ facts, place }: { facts: CoverFacts; place: string }) {
  const coast = COAST_BY_PLACE.get(place);
  const frame = PLACE_FRAMES[place];
  if (!coast || !frame) return null;
  const { x, y } = project(frame, placeBySlug(place));
  return (
    <svg {...facts} viewBox={`0 0 ${frame.width} ${frame.height}`} preserveAspectRatio="xMidYMid slice">
      <Shallows coast={coast} />
      <use className="land" href={`${coast}#land`} />
      <use className="lake" href={`${coast}#lake`} />
      <circle className="cover-ring" cx={x} cy={y} r="11" />
      <circle className="cover-here" cx={x} cy={y} r="5" />
    </svg>
  );
}
