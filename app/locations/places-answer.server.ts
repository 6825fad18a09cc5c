import type { z } from "zod";
import { PLACES } from "#content/places.ts";
import { placePath } from "../links.ts";
import type { Services } from "../services.ts";
import type { PLACES_ANSWER } from "./places-operation.server.ts";

/** Every place, in the order of the site's lists. */
export async function answerPlaces({
  practices,
  publicUrl,
}: Services): Promise<z.infer<typeof PLACES_ANSWER>> {
  const counts = (await practices.now()).countsByPlace();
  return {
    count: PLACES.length,
    places: PLACES.map(({ slug, name, nameMi, kind, island, latitude, longitude }) => ({
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
