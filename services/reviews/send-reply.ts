import { setReply } from "#database/practices/published-reviews.ts";
import { lockPractice } from "#database/practices/practices.ts";
import { storeSentReply } from "#database/requests/sent-replies.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import { auditChange, isChangedTooOften, listingBehind, storeChange } from "../listings/listing-behind.ts";
import type { Services } from "../services.ts";
import { newReplyMail } from "./review-emails.ts";

/** What becomes of a practice's reply to a review. */
export type ReplyAnswer =
  /** It waits for our staff, who get a mail; or it is gone from the page, because nothing was written. */
  | { kind: "saved" }
  /** The practice has no such review: its writer has taken it back. */
  | { kind: "gone" }
  /** Meanwhile the practice has left, is listed no longer, or has ended the link. */
  | { kind: "ended" }
  | { kind: "too-often" }
  | { kind: "unavailable" };

/**
 * Takes the reply that a practice writes with the link to its listing. Our staff read it before people see it. Empty
 * words remove the reply at once.
 */
export function sendReply(
  services: Services,
  { token, id, reference, words }: { token: string; id: number; reference: string; words: string },
): Promise<ReplyAnswer> {
  const { database, encryption } = services;
  return storeChange(services, "reviews", async (tx): Promise<ReplyAnswer> => {
    const now = services.now();
    await lockPractice(tx, database.kind, id);
    const practice = await listingBehind(services, tx, token, now);
    if (!practice) return { kind: "ended" };
    if (await isChangedTooOften(tx, id, now)) return { kind: "too-often" };
    const reply = { reference, practiceId: id, words, now };
    if (!(await storeSentReply(tx, encryption, reply))) return { kind: "gone" };
    await auditChange(tx, id, now);
    if (words === "") {
      await setReply(tx, { reference, reply: "" });
      return { kind: "saved" };
    }
    const message = newReplyMail(services, { reference, now });
    await enqueueMessage(tx, encryption, { message, reference, now });
    return { kind: "saved" };
  });
}
