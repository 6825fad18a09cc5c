import type { Kysely } from "kysely";
import type { Schema } from "#database/schema.ts";
import { fold } from "#domain/text.ts";
import type { TreatmentSlug } from "#domain/treatments.ts";

// What `PracticeIndex` answers from memory, asked of the database: its tests hold the one to the other.

/** Place slug → number of practices. Places without any are absent. */
export async function countsByPlace(db: Kysely<Schema>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("practices")
    .select((eb) => ["place", eb.fn.countAll<number>().as("count")])
    .groupBy("place")
    .orderBy("place")
    .execute();
  return new Map(rows.map((row) => [row.place, row.count]));
}

/** Treatment → number of practices that offer it, everywhere or in one place. Treatments without any are absent. */
export async function countsByService(
  db: Kysely<Schema>,
  place?: string,
): Promise<Map<TreatmentSlug, number>> {
  const rows = await db
    .selectFrom("practice_services")
    .select((eb) => ["service", eb.fn.countAll<number>().as("count")])
    .$if(place !== undefined, (query) => query.where("place", "=", place!))
    .groupBy("service")
    .orderBy("service")
    .execute();
  return new Map(rows.map((row) => [row.service as TreatmentSlug, row.count]));
}

/** Mean of the ratings of all practices that have one: 4.79; null when none has. Not rounded. */
export async function ratingAverage(db: Kysely<Schema>, place?: string): Promise<number | null> {
  const { sum, count } = await db
    .selectFrom("practices")
    .select((eb) => [eb.fn.sum<number>("rating_tenths").as("sum"), eb.fn.countAll<number>().as("count")])
    .where("rating_tenths", ">", 0)
    .$if(place !== undefined, (query) => query.where("place", "=", place!))
    .executeTakeFirstOrThrow();
  return count === 0 ? null : sum / count / 10;
}

/** Every pair of place and opening hours that occurs: what has to be asked to know who is open now. */
export async function distinctSchedules(
  db: Kysely<Schema>,
): Promise<{ place: string; openingHours: string }[]> {
  const rows = await db
    .selectFrom("practices")
    .select(["place", "opening_hours"])
    .distinct()
    .orderBy("place")
    .orderBy("opening_hours")
    .execute();
  return rows.map((row) => ({ place: row.place, openingHours: row.opening_hours }));
}

/** English names of the languages that at least one practice speaks, A–Z whatever their capitals. */
export async function languagesSpoken(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom("practice_languages").select("language").distinct().execute();
  return rows.map((row) => row.language).toSorted((a, b) => (fold(a) < fold(b) ? -1 : 1));
}
