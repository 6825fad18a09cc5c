import type { Kysely } from "kysely";
import { countsByPlace, ratingAverage, samplesCount } from "#database/practices.ts";
import type { Schema } from "#database/schema.ts";

/** What is counted once real practices have taken the samples' place. */
export type AboutCounts = {
  practices: number;
  /** Towns and cities that have one. */
  places: number;
  /** Of all published ratings, not rounded; null while there is none. */
  averageRating: number | null;
};

/** Null while samples are shown: then nothing here is worth counting. */
export async function aboutCounts(db: Kysely<Schema>): Promise<AboutCounts | null> {
  if ((await samplesCount(db)) > 0) return null;
  const [byPlace, averageRating] = await Promise.all([countsByPlace(db), ratingAverage(db)]);
  const counts = [...byPlace.values()].filter((count) => count > 0);
  return {
    practices: counts.reduce((sum, count) => sum + count, 0),
    places: counts.length,
    averageRating,
  };
}
