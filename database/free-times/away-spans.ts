import type { Kysely } from "kysely";
import type { AwaySpan } from "#domain/free-times/free-times-rules.ts";
import { idsMergedInto, standingId } from "../practices/practices.ts";
import type { Schema } from "../schema.ts";

/**
 * When nobody is there, or one of them isn’t, from now on: no patient gets a time then, however many are seen at once.
 * `marked`: leaves out what the practice is only looking at, which closes nothing for the practice itself.
 */
export async function awaySpans(
  db: Kysely<Schema>,
  practiceId: number,
  now: Date,
  { marked = false } = {},
): Promise<AwaySpan[]> {
  const ids = await idsMergedInto(db, await standingId(db, practiceId));
  const found = awaysFrom(db, now).where("practice_id", "in", ids);
  const rows = await (marked ? found.where("until", "is", null) : found).execute();
  return rows.map(toSpan);
}

/** Reads them for every listing that is away sometime, by its number. */
export async function awayByPractice(
  db: Kysely<Schema>,
  now: Date,
): Promise<ReadonlyMap<number, readonly AwaySpan[]>> {
  const byListing = new Map<number, AwaySpan[]>();
  for (const row of await awaysFrom(db, now).execute()) {
    const standing = await standingId(db, row.practice_id);
    byListing.getOrInsertComputed(standing, () => []).push(toSpan(row));
  }
  return byListing;
}

/** Selects the aways that aren’t over. While a practice is still looking at what an away touches, it counts for ten minutes. */
function awaysFrom(db: Kysely<Schema>, now: Date) {
  return db
    .selectFrom("kept_times")
    .select(["practice_id", "whose", "starts_at", "ends_at"])
    .where("kind", "=", "away")
    .where("ends_at", ">", now.toISOString())
    .where("ended_at", "is", null)
    .where((eb) => eb.or([eb("until", "is", null), eb("until", ">", now.toISOString())]))
    .orderBy("starts_at");
}

function toSpan({ whose, starts_at, ends_at }: { whose: number | null; starts_at: string; ends_at: string }) {
  return { whose, from: Date.parse(starts_at), to: Date.parse(ends_at) };
}
