import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** The requests of an address, by its hash (`emailHash`), the newest first. */
export async function referencesOf(db: Kysely<Schema>, hash: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .select("reference")
    .where("kind", "=", "booking")
    .where("email_hash", "=", hash)
    .orderBy("received_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ reference }) => reference);
}

/**
 * Ids of the listed practices with this address that have joined, and so keep their listings themselves. `email` must be
 * normalised (`normalizeEmail`).
 */
export async function joinedWith(db: Kysely<Schema>, email: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("practices")
    .select("id")
    .where("has_joined", "=", 1)
    .where("is_sample", "=", 0)
    .where("withdrawn_on", "is", null)
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", email))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The open requests that are with practices of this address, newest first, and the address as the listing has it.
 * `email` must be normalised (`normalizeEmail`).
 */
export async function referencesWith(
  db: Kysely<Schema>,
  email: string,
  limit: number,
): Promise<{ reference: string; practiceId: number; address: string }[]> {
  const rows = await db
    .selectFrom("submissions")
    .innerJoin("practices", "practices.id", "submissions.practice_id")
    .select(["reference", "practices.id as practiceId", "practices.email as address"])
    .where("kind", "=", "booking")
    .where("submissions.status", "<>", "closed")
    .where((eb) => eb(eb.fn<string>("lower", ["practices.email"]), "=", email))
    .orderBy("received_at", "desc")
    .limit(limit)
    .execute();
  return rows;
}
