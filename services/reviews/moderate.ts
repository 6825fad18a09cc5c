import { type AuditLine, writeAudit } from "#database/audit.ts";
import { findPractice } from "#database/practices.ts";
import { setReply } from "#database/published-reviews.ts";
import { decideReview, type StoredReview } from "#database/reviews.ts";
import type { ReviewDecision } from "#domain/reviews.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import type { Services } from "../services.ts";
import { decisionMails, repliedMail } from "./emails.ts";

type Needed = Pick<
  Services,
  "database" | "encryption" | "keyedHash" | "publicUrl" | "operator" | "deskMembers"
>;

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
  const messages = decisionMails(services, { review, decision, practice });
  const isNew = await database.transact(async (tx) => {
    if (!(await decideReview(tx, { encryption }, { review, decision, practiceId: practice.id, now })))
      return false;
    await writeAudit(tx, audit);
    for (const message of messages)
      await enqueueMessage(tx, encryption, { message, reference: review.reference, now });
    return true;
  });
  return isNew ? "done" : "decided before";
}

/**
 * Shows what the practice answered to a published review, in the place of what it answered before, and tells the writer
 * once; an empty `reply` takes it away. `not published` changes nothing.
 */
export async function replyToReview(
  services: Needed,
  review: StoredReview,
  reply: string,
  { now, audit }: { now: Date; audit: AuditLine },
): Promise<"done" | "not published"> {
  const { database, encryption } = services;
  const { reference } = review;
  const practice = await findPractice(database.read, review.practiceId);
  if (!practice) return "not published";
  const message = reply === "" ? null : repliedMail(services, review, practice);
  const isShown = await database.transact(async (tx) => {
    if (!(await setReply(tx, { reference, reply }))) return false;
    await writeAudit(tx, audit);
    if (message) await enqueueMessage(tx, encryption, { message, reference, now });
    return true;
  });
  return isShown ? "done" : "not published";
}
