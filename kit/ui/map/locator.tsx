import { LOCATOR_FRAME } from "#content/map/frames.ts";
import { project } from "#content/map/projection.ts";
import { COUNTRY_OUTLINE } from "../icon.tsx";

/** A small outline of the country with one dot, to the pixel. Leave it out where every item is in the same town. */
export function Locator({ placeName, x, y }: { placeName: string; x: number; y: number }) {
  return (
    <svg
      className="locator"
      viewBox={`0 0 ${LOCATOR_FRAME.width} ${LOCATOR_FRAME.height}`}
      role="img"
      aria-label={`${placeName} on a map of New Zealand`}
    >
      <use href={COUNTRY_OUTLINE} />
      <circle cx={Math.round(x)} cy={Math.round(y)} r="5" />
    </svg>
  );
}

/**
 * Where a place lies on the locator; the Chatham Islands, beyond it, keep their dot at its edge.
 *
 * `locatorPoint({ latitude: -41.29, longitude: 174.78 })` → `{ x: 30.9, y: 36 }`
 */
export function locatorPoint(place: { latitude: number; longitude: number }): { x: number; y: number } {
  const { x, y } = project(LOCATOR_FRAME, place);
  return { x: Math.min(x, LOCATOR_FRAME.width - 6), y };
}
