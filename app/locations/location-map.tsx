import { PLACE_FRAMES } from "#content/map/frames.ts";
import { type Frame, project } from "#content/map/projection.ts";
import type { Position } from "#domain/distance.ts";
import type { Place } from "#domain/places.ts";
import { PlaceMap } from "#kit/ui/map/place-map.tsx";

/**
 * The coast around a place with a dot for each practice. The list of practices says the same, so all of it is
 * hidden from assistive technology, and none of it can be reached by keyboard.
 */
export function LocationMap({ place, positions }: { place: Place; positions: readonly Position[] }) {
  const frame = PLACE_FRAMES[place.slug];
  if (!frame) return null;
  const { x, y } = project(frame, place);
  const isRight = x > frame.width * 0.6;
  return (
    <div className="location-map">
      <PlaceMap place={place.slug} at={place} />
      <svg className="map" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
        <defs>
          <path id="practice-dots" d={dots(frame, positions)} />
        </defs>
        <use className="dots-ring" href="#practice-dots" />
        <use className="dots" href="#practice-dots" />
        <text
          className="town-label town-big"
          x={isRight ? x - 15 : x + 15}
          y={y + 4}
          textAnchor={isRight ? "end" : undefined}
        >
          {place.name}
        </text>
      </svg>
    </div>
  );
}

/**
 * All dots as one path of lines without length, which round ends make round: a city's hundreds weigh a few
 * bytes each. What falls on the same tenth of a unit is drawn once, what is beyond the drawing is left out.
 */
function dots(frame: Frame, positions: readonly Position[]): string {
  const points = positions
    .map((position) => project(frame, position))
    .filter(({ x, y }) => x > 2 && y > 2 && x < frame.width - 2 && y < frame.height - 2)
    .map(({ x, y }) => `M${x} ${y}h0`);
  return [...new Set(points)].join("");
}
