import type { Locality } from "#domain/where.ts";
import { PLACES } from "./places.ts";
import { suburbsOf } from "./samples/suburbs.ts";

/** The suburbs of the 22 places, and the towns that are listed under one of them, as Lower Hutt under Wellington. */
export const LOCALITIES: readonly Locality[] = PLACES.flatMap(({ slug }) =>
  suburbsOf(slug).map(({ name, latitude, longitude }) => ({ name, place: slug, latitude, longitude })),
);
