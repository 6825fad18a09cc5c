import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** The requests of an address, by its hash (`emailHash`), the newest first. */
export async function referencesByAddress(
  db: Kysely<Schema>,
  hash: string,
  limit: number,
): Promise<string[]> {
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
 * The open requests that practices have with a link that was made for this address, newest first. `email` must be
 * normalised (`normalizeEmail`).
 */
export async function referencesWith(
  db: Kysely<Schema>,
  email: string,
  limit: number,
): Promise<{ reference: string; practiceId: number }[]> {
  const rows = await db
    .selectFrom("links")
    .innerJoin("submissions", (join) =>
      join
        .onRef("submissions.reference", "=", "links.reference")
        .onRef("submissions.practice_id", "=", "links.practice_id"),
    )
    .select(["links.reference", "links.practice_id", "received_at"])
    .distinct()
    .where("purpose", "=", "practice")
    .where("ended_at", "is", null)
    .where("sent_to", "=", email)
    .where("submissions.status", "<>", "closed")
    .orderBy("received_at", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ reference: row.reference!, practiceId: row.practice_id! }));
}
