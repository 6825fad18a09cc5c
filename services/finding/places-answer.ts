import { placePath } from "#content/links.ts";
import { shownPlaces } from "#content/places.ts";
import { attributionLine } from "../practices/attribution.ts";
import type { Services } from "../services.ts";

/** The 22, then the towns in which a practice is listed, in the order of the site's lists. */
export async function answerPlaces({ practices, publicUrl }: Services) {
  const index = await practices.now();
  const counts = index.countsByPlace();
  const places = shownPlaces(counts);
  return {
    count: places.length,
    attribution: attributionLine(index),
    places: places.map(({ slug, name, nameMi, kind, island, latitude, longitude }) => ({
      slug,
      name,
      nameMi,
      kind,
      island,
      latitude,
      longitude,
      practices: counts.get(slug) ?? 0,
      url: publicUrl + placePath(slug),
    })),
  };
}
