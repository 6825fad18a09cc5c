import { slugify } from "#domain/text.ts";
import type { Locality } from "#domain/where.ts";
import { PLACES } from "./places.ts";
import { suburbsOf } from "./samples/suburbs.ts";

/** The suburbs of the 22 places, and the towns that are listed under one of them, as Lower Hutt under Wellington. */
export const LOCALITIES: readonly Locality[] = PLACES.flatMap(({ slug }) =>
  suburbsOf(slug).map(({ name, latitude, longitude }) => ({ name, place: slug, latitude, longitude })),
);

/** Its name as written, whatever the case, the hyphens and the macrons: `suburbNamed("te-aro") === "Te Aro"` */
export function suburbNamed(text: string): string | null {
  const wanted = slugify(text);
  return LOCALITIES.find(({ name }) => slugify(name) === wanted)?.name ?? null;
}
