import { inView, PICTURE_SIZES, viewOf } from "#content/map/shore-view.ts";
import { placeBySlug } from "#content/places.ts";
import { Shore } from "#kit/ui/map/shore.tsx";
import type { CoverFacts } from "./cover-facts.ts";

/** Kilometres from edge to edge. */
const ACROSS = 60;

/** The shore around a place with a red ring, as articles about emergencies have it. */
export function PlaceDrawing({ facts, place }: { facts: CoverFacts; place: string }) {
  const at = placeBySlug(place);
  const view = viewOf([at], { ...PICTURE_SIZES.town, margin: 0, leastKm: ACROSS });
  const { x, y } = inView(view, at);
  return (
    <svg {...facts} viewBox={`0 0 ${view.width} ${view.height}`} preserveAspectRatio="xMidYMid slice">
      <Shore view={view} names={[]} />
      <circle className="cover-ring" cx={Math.round(x)} cy={Math.round(y)} r="15" />
      <circle className="cover-here" cx={Math.round(x)} cy={Math.round(y)} r="7" />
    </svg>
  );
}
