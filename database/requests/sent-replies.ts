import type { Kysely, Transaction } from "kysely";
import type { Review } from "#domain/practices/practice.ts";
import type { EnvelopeEncryption } from "../envelope-encryption.ts";
import { toReview } from "../practices/practice-rows.ts";
import { keyNamed } from "../record-keys.ts";
import type { Schema } from "../schema.ts";

/** A practice's reply to a published review, which our staff have yet to read. */
export type SentReply = { reference: string; practiceName: string; sentAt: Date };

/** The replies to a review: what people can read, and what our staff have yet to read. Each is empty where there is none. */
export type Replies = { published: string; sent: string; sentAt: Date | null };

/** A published review as its practice sees it, with the reply that we haven't read yet; empty where there is none. */
export type OwnReview = Review & { reference: string; sentReply: string };

/**
 * Keeps a reply until our staff have read it, in place of an earlier one; empty words take that one away. False where the
 * practice has no such review.
 */
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
  const sealed = words && encryption.seal(await keyNamed(tx, reference), words, sealedAs(reference));
  await setSent(tx, reference, { sent_reply: sealed, reply_sent_at: words ? now.toISOString() : null });
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
  const { sent: words } = await findReplies(tx, encryption, reference);
  if (words === "" || !(await nextVersion(tx, reference, version))) return undefined;
  await setSent(tx, reference, { sent_reply: "", reply_sent_at: null });
  return words;
}

/** The replies that wait for our staff, the oldest first; none of a practice that isn’t listed. */
export async function sentReplies(db: Kysely<Schema>): Promise<SentReply[]> {
  const rows = await db
    .selectFrom("reviews")
    .innerJoin("practices", "practices.id", "reviews.practice_id")
    .select(["reference", "name", "reply_sent_at"])
    .where("reply_sent_at", "is not", null)
    .where("withdrawn_on", "is", null)
    .orderBy("reply_sent_at")
    .execute();
  return rows.map(({ reference, name, reply_sent_at }) => ({
    reference: reference!,
    practiceName: name,
    sentAt: new Date(reply_sent_at!),
  }));
}

/** The replies to a review. */
export async function findReplies(
  db: Kysely<Schema>,
  encryption: EnvelopeEncryption,
  reference: string,
): Promise<Replies> {
  const row = await db
    .selectFrom("reviews")
    .select(["reply", "sent_reply", "reply_sent_at"])
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!row) return { published: "", sent: "", sentAt: null };
  return {
    published: row.reply,
    sent: await openSent(db, encryption, reference, row.sent_reply),
    sentAt: row.reply_sent_at === null ? null : new Date(row.reply_sent_at),
  };
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
      return {
        ...toReview(row),
        reference,
        sentReply: await openSent(db, encryption, reference, row.sent_reply),
      };
    }),
  );
}

async function openSent(
  db: Kysely<Schema>,
  encryption: EnvelopeEncryption,
  reference: string,
  sealed: string,
): Promise<string> {
  return sealed && encryption.open(await keyNamed(db, reference), sealed, sealedAs(reference));
}

function setSent(
  tx: Transaction<Schema>,
  reference: string,
  sent: { sent_reply: string; reply_sent_at: string | null },
) {
  return tx.updateTable("reviews").set(sent).where("reference", "=", reference).execute();
}

/** Tells open pages that what is said below a review has changed. False where the review has a later version already. */
export async function nextVersion(
  tx: Transaction<Schema>,
  reference: string,
  version?: number,
): Promise<boolean> {
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
