import { emergencyHref, placePath } from "#content/links.ts";
import { ALL_PLACES } from "#content/places.ts";

/**
 * The emergency page, near the place that the page at `path` is about: `emergencyNear("/locations/taupo")` →
 * `/emergency?place=taupo`. `place` is its slug where the address alone doesn't say it.
 */
export function emergencyNear(path: string, place?: string): string {
  return emergencyHref(place ?? ALL_PLACES.find(({ slug }) => placePath(slug) === path)?.slug);
}
