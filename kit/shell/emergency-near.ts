import { emergencyHref, placePath } from "#content/links.ts";
import { ALL_PLACES } from "#content/places.ts";

/** The emergency page; on a town’s own page near that town: `emergencyNear("/locations/taupo")` → `/emergency?place=taupo`. */
export function emergencyNear(path: string): string {
  return emergencyHref(ALL_PLACES.find(({ slug }) => placePath(slug) === path)?.slug);
}
