import type { Kysely, Transaction } from "kysely";
import type { Review } from "#domain/practice.ts";
import type { EnvelopeEncryption } from "./envelope-encryption.ts";
import { toReview } from "./practice-rows.ts";
import { keyNamed } from "./record-keys.ts";
import type { Schema } from "./schema.ts";

/** A practice's reply to a published review, which our staff have yet to read. */
export type SentReply = { reference: string; practiceName: string; sentAt: Date };

/** A published review as its practice sees it, with the reply that we haven't read yet; empty where there is none. */
export type OwnReview = Review & { reference: string; sentReply: string };

/** Keeps a reply until our staff have read it, in place of an earlier one. False where the practice has no such review. */
export async function storeSentReply(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  { reference, practiceId, words, now }: { reference: string; practiceId: number; words: string; now: Date },
): Promise<boolean> {
  const published = await tx
    .selectFrom("reviews")
    .select("id")
    .where("reference", "=", reference)
    .where("practice_id", "=", practiceId)
    .executeTakeFirst();
  if (!published) return false;
  const sealed = encryption.seal(await keyNamed(tx, reference), words, sealedAs(reference));
  await setSent(tx, reference, { sent_reply: sealed, reply_sent_at: now.toISOString() });
  await nextVersion(tx, reference);
  return true;
}

/**
 * Takes the reply of this version out of the queue: its words. Undefined where a colleague has decided, the practice has
 * sent another, or the review is gone.
 */
export async function takeSentReply(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  { reference, version }: { reference: string; version?: number | undefined },
): Promise<string | undefined> {
  const words = await sentReply(tx, encryption, reference);
  if (words === "" || !(await nextVersion(tx, reference, version))) return undefined;
  await setSent(tx, reference, { sent_reply: "", reply_sent_at: null });
  return words;
}

/** Drops what a practice has sent: they want no reply any more. */
export async function dropSentReply(tx: Transaction<Schema>, reference: string): Promise<void> {
  await setSent(tx, reference, { sent_reply: "", reply_sent_at: null });
  await nextVersion(tx, reference);
}

/** The replies that wait for our staff, the oldest first. */
export async function sentReplies(db: Kysely<Schema>): Promise<SentReply[]> {
  const rows = await db
    .selectFrom("reviews")
    .innerJoin("practices", "practices.id", "reviews.practice_id")
    .select(["reference", "name", "reply_sent_at"])
    .where("reply_sent_at", "is not", null)
    .orderBy("reply_sent_at")
    .execute();
  return rows.map(({ reference, name, reply_sent_at }) => ({
    reference: reference!,
    practiceName: name,
    sentAt: new Date(reply_sent_at!),
  }));
}

/** The reply that waits below a review, in the practice's words; empty where none does. */
export async function sentReply(
  db: Kysely<Schema>,
  encryption: EnvelopeEncryption,
  reference: string,
): Promise<string> {
  const row = await db
    .selectFrom("reviews")
    .select("sent_reply")
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!row || row.sent_reply === "") return "";
  return encryption.open(await keyNamed(db, reference), row.sent_reply, sealedAs(reference));
}

/** What patients have written of a practice, the latest visit first, and what it has sent in reply. */
export async function ownReviews(
  db: Kysely<Schema>,
  encryption: EnvelopeEncryption,
  practiceId: number,
  limit: number,
): Promise<OwnReview[]> {
  const rows = await db
    .selectFrom("reviews")
    .selectAll()
    .where("practice_id", "=", practiceId)
    .where("reference", "is not", null)
    .orderBy("visited_in", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const reference = row.reference!;
      return { ...toReview(row), reference, sentReply: await sentReply(db, encryption, reference) };
    }),
  );
}

function setSent(
  tx: Transaction<Schema>,
  reference: string,
  sent: { sent_reply: string; reply_sent_at: string | null },
) {
  return tx.updateTable("reviews").set(sent).where("reference", "=", reference).execute();
}

/** Pages that show the review as it was are told so. False where it isn't of this version any more. */
async function nextVersion(tx: Transaction<Schema>, reference: string, version?: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("submissions")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("reference", "=", reference)
    .$if(version !== undefined, (query) => query.where("version", "=", version!))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function sealedAs(reference: string): string {
  return `reply to ${reference}`;
}
