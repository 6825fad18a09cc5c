import type { Kysely, Transaction } from "kysely";
import type { Place } from "#domain/places.ts";
import type { Practice } from "#domain/practice.ts";
import { insertPractices, replacePractices } from "./practices.ts";
import type { Schema } from "./schema.ts";

/** What an import knows of a practice that its source has brought before. */
export type KnownRecord = {
  practiceId: number;
  /** SHA-256 of what the source said. */
  contentHash: string;
  /** Since when it is listed no longer; null: it is. */
  withdrawnOn: string | null;
  /** `WITHDRAWN_BY_SOURCE`, or an operator's reason. */
  withdrawnWhy: string;
};

/** A source that was said to be complete had it no longer: the next file that has it brings it back. */
export const WITHDRAWN_BY_SOURCE = "source";

/** All that a source has brought so far, by its own ids: about 200 bytes each. */
export async function recordsOf(db: Kysely<Schema>, source: string): Promise<Map<string, KnownRecord>> {
  const rows = await db
    .selectFrom("source_records")
    .innerJoin("practices", "practices.id", "source_records.practice_id")
    .select(["external_id", "practice_id", "content_hash", "withdrawn_on", "withdrawn_why"])
    .where("source", "=", source)
    .execute();
  return new Map(
    rows.map((row) => [
      row.external_id,
      {
        practiceId: row.practice_id,
        contentHash: row.content_hash,
        withdrawnOn: row.withdrawn_on,
        withdrawnWhy: row.withdrawn_why,
      },
    ]),
  );
}

/** Samples have the ids below. An id is never given twice, so that a bookmark never leads to another practice. */
const FIRST_REAL_ID = 10_001;

/** The first id that no practice has or had; withdrawn ones keep theirs. */
export async function nextPracticeId(db: Kysely<Schema>): Promise<number> {
  const { last } = await db
    .selectFrom("practices")
    .select((eb) => eb.fn.max<number | null>("id").as("last"))
    .executeTakeFirstOrThrow();
  return Math.max(FIRST_REAL_ID, (last ?? 0) + 1);
}

/** A practice as a source states it, with the source's own id. */
export type StatedPractice = { externalId: string; contentHash: string; practice: Practice };

/**
 * Stores some practices of a source, new ones and changed ones, in one transaction with their records. Reviews stay, and
 * with them the rating; a changed practice that was withdrawn is listed again.
 */
export async function storeStated(
  tx: Transaction<Schema>,
  {
    source,
    asOf,
    added,
    changed,
  }: {
    source: string;
    asOf: string;
    added: readonly StatedPractice[];
    changed: readonly StatedPractice[];
  },
  places: readonly Place[],
): Promise<void> {
  await insertPractices(
    tx,
    added.map(({ practice }) => ({ practice, reviews: [] })),
    places,
  );
  await replacePractices(
    tx,
    changed.map(({ practice }) => practice),
    places,
  );
  for (const { externalId, contentHash, practice } of [...added, ...changed]) {
    const values = { content_hash: contentHash, as_of: asOf };
    await tx
      .insertInto("source_records")
      .values({ source, external_id: externalId, practice_id: practice.id, ...values })
      .onConflict((conflict) => conflict.columns(["source", "external_id"]).doUpdateSet(values))
      .execute();
  }
}

/** These practices are listed no longer. Their rows stay, with all that refers to them. */
export async function withdrawPractices(
  tx: Transaction<Schema>,
  ids: readonly number[],
  { on, why }: { on: string; why: string },
): Promise<void> {
  await tx
    .updateTable("practices")
    .set({ withdrawn_on: on, withdrawn_why: why })
    .where("id", "in", ids)
    .where("withdrawn_on", "is", null)
    .execute();
}

/** Lists a withdrawn practice again; false where it is not withdrawn. */
export async function returnPractice(tx: Transaction<Schema>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("practices")
    .set({ withdrawn_on: null, withdrawn_why: "" })
    .where("id", "=", id)
    .where("withdrawn_on", "is not", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A practice that was listed once, for a page that says so; undefined where it is listed, or never was. */
export type Withdrawn = { id: number; name: string; place: string; on: string; why: string };

export async function findWithdrawn(db: Kysely<Schema>, id: number): Promise<Withdrawn | undefined> {
  const row = await db
    .selectFrom("practices")
    .select(["id", "name", "place", "withdrawn_on", "withdrawn_why"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row || row.withdrawn_on === null) return undefined;
  return { id: row.id, name: row.name, place: row.place, on: row.withdrawn_on, why: row.withdrawn_why };
}

/** Which rows of which sources a practice comes from. */
export async function sourcesOf(
  db: Kysely<Schema>,
  practiceId: number,
): Promise<{ source: string; externalId: string; asOf: string }[]> {
  const rows = await db
    .selectFrom("source_records")
    .select(["source", "external_id", "as_of"])
    .where("practice_id", "=", practiceId)
    .orderBy("source")
    .orderBy("external_id")
    .execute();
  return rows.map((row) => ({ source: row.source, externalId: row.external_id, asOf: row.as_of }));
}
