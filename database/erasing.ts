import type { Kysely, Transaction } from "kysely";
import { batchesOf } from "#domain/lists.ts";
import type { Keyed } from "./email-hash.ts";
import { noteErasedMails } from "./erased-mails.ts";
import { releaseHeld } from "./free-times/held-times.ts";
import { forgetKeys } from "./record-keys.ts";
import { unpublishReviews } from "./practices/published-reviews.ts";
import type { Schema } from "./schema.ts";
import type { SubmissionKind } from "./requests/submissions.ts";

/** Submissions a statement; each takes its key, its idempotency keys and its messages along. */
const BATCH = 200;

/**
 * Erases submissions with everything that refers to them: their data keys, their idempotency keys, and their messages,
 * sent or waiting. A published review goes, too, and the times that they held are free again. What remains is a row in `erasures`, which keeps a restored backup from
 * bringing them back, and for some days the Message-IDs (`erased-mails.ts`). Unknown references are ignored. Resolves
 * with the references of what was there.
 */
export async function eraseSubmissions(
  tx: Transaction<Schema>,
  references: readonly string[],
  { now, reason, keyedHash }: { now: Date; reason: "asked" | "due" } & Keyed,
): Promise<string[]> {
  const erased: string[] = [];
  for (const some of batchesOf(references, BATCH)) {
    await noteErasedMails(tx, { reference: some }, now);
    const rows = await tx
      .deleteFrom("submissions")
      .where("reference", "in", some)
      .returning("reference")
      .execute();
    // Only now: who publishes one of them at the same time has been waited for.
    await unpublishReviews(tx, some);
    await forgetKeys(tx, some);
    const gone = rows.map(({ reference }) => reference);
    await noteErasures(
      tx,
      gone.map((reference) => ({ reference, erased_at: now.toISOString(), reason })),
    );
    erased.push(...gone);
    await releaseHeld(tx, { keyedHash }, gone, now);
  }
  return erased;
}

/** Records what was erased elsewhere, or before an older backup was restored. */
export async function noteErasures(
  tx: Transaction<Schema>,
  erasures: readonly Schema["erasures"][],
): Promise<void> {
  for (const some of batchesOf(erasures, BATCH)) {
    await tx
      .insertInto("erasures")
      .values(some)
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .execute();
  }
}

/** What is to be erased on this New Zealand day or was to be earlier, the longest due first. */
export async function dueForErasure(db: Kysely<Schema>, today: string, limit?: number): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .select("reference")
    .where("erase_on", "<=", today)
    // What a database from before 0.1.0 held, which was not sealed yet, is left unread and as it is.
    .where("erase_on", "<>", "")
    .orderBy("erase_on")
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
  return rows.map(({ reference }) => reference);
}

/** What is known of a record without opening it. */
export type Held = { reference: string; kind: SubmissionKind; receivedAt: Date };

/** What is held under a reference or the hash of an email address; what cannot be opened any more, too. */
export async function heldUnder(db: Kysely<Schema>, about: string): Promise<Held[]> {
  const rows = await db
    .selectFrom("submissions")
    .select(["reference", "kind", "received_at"])
    .where((eb) => eb.or([eb("reference", "=", about), eb("email_hash", "=", about)]))
    .orderBy("received_at")
    .execute();
  return rows.map(({ reference, kind, received_at }) => ({
    reference,
    kind,
    receivedAt: new Date(received_at),
  }));
}

/** The submissions among these that are still there, because an erasing was stopped after it was noted. */
export async function stillHeld(db: Kysely<Schema>, references: readonly string[]): Promise<string[]> {
  const held: string[] = [];
  for (const some of batchesOf(references, BATCH)) {
    const rows = await db
      .selectFrom("submissions")
      .select("reference")
      .where("reference", "in", some)
      .execute();
    held.push(...rows.map(({ reference }) => reference));
  }
  return held;
}

/** When a submission was erased. Undefined when none with this reference was. */
export async function erasedAt(db: Kysely<Schema>, reference: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom("erasures")
    .select("erased_at")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row && new Date(row.erased_at);
}
