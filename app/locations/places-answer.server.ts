import type { z } from "zod";
import { shownPlaces } from "#content/places.ts";
import { attributionOf } from "#services/practices/attribution.ts";
import { placePath } from "#content/links.ts";
import type { Services } from "#services/services.ts";
import type { PLACES_ANSWER } from "./places-operation.server.ts";

/** The 22, then the towns in which a practice is listed, in the order of the site's lists. */
export async function answerPlaces({
  practices,
  publicUrl,
}: Services): Promise<z.infer<typeof PLACES_ANSWER>> {
  const index = await practices.now();
  const counts = index.countsByPlace();
  const places = shownPlaces(counts);
  return {
    count: places.length,
    attribution: attributionOf(index),
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
