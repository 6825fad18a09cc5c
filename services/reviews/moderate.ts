import type { Transaction } from "kysely";
import { type AuditLine, writeAudit } from "#database/desk/audit.ts";
import { listingLinkFor } from "#database/practices/listing-links.ts";
import { findPractice } from "#database/practices/practices.ts";
import { setReply } from "#database/practices/published-reviews.ts";
import { decideReview, type StoredReview } from "#database/practices/reviews.ts";
import { nextVersion, takeSentReply } from "#database/requests/sent-replies.ts";
import type { Schema } from "#database/schema.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { ReplyLeftOutFor, ReviewDecision } from "#domain/practices/reviews.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import type { Keeping, Writing } from "../services.ts";
import { decisionMails, repliedMail, replyDecidedMail } from "./review-emails.ts";

type Needed = Keeping & Writing;

/**
 * Carries out what our staff decided on a review: the decision, the published review with the rating of its practice, the
 * mails and the line of the audit in one transaction. `decided before` and `not listed` change nothing.
 */
export async function moderateReview(
  services: Needed,
  review: StoredReview,
  decision: ReviewDecision,
  { now, audit }: { now: Date; audit: AuditLine },
): Promise<"done" | "decided before" | "not listed"> {
  const { database, encryption } = services;
  const practice = await findPractice(database.read, review.practiceId);
  if (!practice) return "not listed";
  const isNew = await database.transact(async (tx) => {
    if (!(await decideReview(tx, { encryption }, { review, decision, practiceId: practice.id, now })))
      return false;
    await writeAudit(tx, audit);
    const link = practice.hasJoined ? await listingLinkFor(tx, services, practice.id, now) : null;
    for (const message of decisionMails(services, { review, decision, practice, link }))
      await enqueueMessage(tx, encryption, { message, reference: review.reference, now });
    return true;
  });
  return isNew ? "done" : "decided before";
}

/**
 * Shows what the practice answered to a published review, in the place of what it answered before, and tells the writer
 * once; an empty `reply` takes it away. `version`: of the review that was read; any without it. All but `done` change
 * nothing that people see.
 */
export async function replyToReview(
  services: Needed,
  review: StoredReview,
  reply: string,
  { now, audit, version }: { now: Date; audit: AuditLine; version?: number },
): Promise<"done" | "changed before" | "not listed" | "not published"> {
  const { database } = services;
  const practice = await findPractice(database.read, review.practiceId);
  if (!practice) return "not listed";
  return database.transact(async (tx) => {
    if (!(await nextVersion(tx, review.reference, version))) return "changed before";
    if (!(await showReply(services, tx, { review, practice, reply, now }))) return "not published";
    await writeAudit(tx, audit);
    return "done";
  });
}

/**
 * Decides on a reply that a practice has sent: `leftOut` null shows it below the review as it was written, a rule leaves
 * it out. Tells the practice, and the writer where it is shown. `version`: of the reply that was read; any without it.
 * `decided before` changes nothing: a colleague has decided, or the practice has sent another reply.
 */
export async function moderateReply(
  services: Needed,
  { review, version }: { review: StoredReview; version?: number },
  leftOut: ReplyLeftOutFor | null,
  { now, audit }: { now: Date; audit: AuditLine },
): Promise<"done" | "decided before" | "not listed"> {
  const { database, encryption } = services;
  const { reference } = review;
  const practice = await findPractice(database.read, review.practiceId);
  if (!practice) return "not listed";
  const isNew = await database.transact(async (tx) => {
    const reply = await takeSentReply(tx, encryption, { reference, version });
    if (reply === undefined) return false;
    if (leftOut === null) await showReply(services, tx, { review, practice, reply, now });
    await writeAudit(tx, audit);
    if (practice.email !== "") {
      const message = replyDecidedMail(services, { review, practice, leftOut, now });
      await enqueueMessage(tx, encryption, { message, reference, now });
    }
    return true;
  });
  return isNew ? "done" : "decided before";
}

type Showing = { review: StoredReview; practice: Practice; reply: string; now: Date };

async function showReply(
  services: Needed,
  tx: Transaction<Schema>,
  { review, practice, reply, now }: Showing,
): Promise<boolean> {
  const { reference } = review;
  if (!(await setReply(tx, { reference, reply }))) return false;
  if (reply === "") return true;
  const message = repliedMail(services, review, practice);
  await enqueueMessage(tx, services.encryption, { message, reference, now });
  return true;
}
