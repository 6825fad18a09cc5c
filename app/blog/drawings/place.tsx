import { PLACE_FRAMES } from "#content/map/frames.ts";
import { project } from "#content/map/projection.ts";
import { placeBySlug } from "#content/places.ts";
import { Coast, coastUrl } from "#kit/ui/map/coast.tsx";
import type { CoverFacts } from "./cover-facts.ts";

/** The coast around a place with a red ring, as articles about emergencies have it. */
export function PlaceDrawing({ facts, place }: { facts: CoverFacts; place: string }) {
  const coast = coastUrl(place);
  const frame = PLACE_FRAMES[place];
  if (!coast || !frame) return null;
  const { x, y } = project(frame, placeBySlug(place));
  return (
    <svg {...facts} viewBox={`0 0 ${frame.width} ${frame.height}`} preserveAspectRatio="xMidYMid slice">
      <Coast url={coast} />
      <circle className="cover-ring" cx={x} cy={y} r="11" />
      <circle className="cover-here" cx={x} cy={y} r="5" />
    </svg>
  );
}
