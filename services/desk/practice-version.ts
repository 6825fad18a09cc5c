import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import { recordsBehind } from "#database/practices/practice-records.ts";
import { practicesById } from "#database/practices/practices.ts";
import type { Schema } from "#database/schema.ts";

/** Tells whether practices are still as a form showed them: what each is, who says so, and whether it is listed. */
export async function practiceVersion(db: Kysely<Schema>, ids: readonly number[]): Promise<string> {
  const practices = await practicesById(db, ids);
  const standings = await db
    .selectFrom("practices")
    .select(["id", "withdrawn_on", "withdrawn_why", "merged_into"])
    .where("id", "in", [...ids])
    .orderBy("id")
    .execute();
  // A review that is published meanwhile changes no fact.
  const facts = practices.map((practice) => ({ ...practice, rating: 0, reviewCount: 0, ratingCounts: [] }));
  return hash("sha256", JSON.stringify([facts, standings, await recordsBehind(db, ids)])).slice(0, 16);
}
