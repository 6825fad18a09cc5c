import { isDeepStrictEqual } from "node:util";
import { dropDraft } from "#database/desk/desk-drafts.ts";
import type { Staff } from "#database/desk/desk-sessions.ts";
import { findReview } from "#database/practices/reviews.ts";
import type { ReplyLeftOutFor, ReviewDecision } from "#domain/practices/reviews.ts";
import { moderateReply, moderateReview, replyToReview } from "../reviews/moderate.ts";
import type { Services } from "../services.ts";
import { actLine, conflictAbout, type DeskAnswer, doneOrConflict } from "./answers.ts";

type Needed = Pick<
  Services,
  "database" | "encryption" | "keyedHash" | "publicUrl" | "operator" | "deskMembers" | "wakeMail" | "now"
>;

export type ReviewAct = { do: "decide"; decision: ReviewDecision } | { do: "reply"; words: string };

/** Decides on a review, or shows what the practice answers. A decision stays: another one is a conflict. */
export async function actOnReview(
  services: Needed,
  staff: Staff,
  reference: string,
  act: ReviewAct,
): Promise<DeskAnswer> {
  const review = await findReview(services.database.read, services, reference);
  if (!review) return { kind: "refused", why: "Its writer has taken it back." };
  const now = services.now();
  if (act.do === "reply") {
    const audit = actLine(staff, "review reply", { about: reference, now });
    const answer = await replyToReview(services, review, act.words, { now, audit });
    services.wakeMail();
    await services.database.transact((tx) => dropDraft(tx, { who: staff.who, about: reference }));
    return answer === "done"
      ? { kind: "done" }
      : { kind: "refused", why: "It isn’t published, so there’s nothing to answer." };
  }
  const { decision } = act;
  if (decision.outcome === "stars" && review.text === "" && review.name === "")
    return { kind: "refused", why: "It has no words to leave out." };
  const command = decision.outcome === "refused" ? "review refuse" : "review publish";
  const audit = actLine(staff, command, { about: reference, now });
  const answer = await moderateReview(services, review, decision, { now, audit });
  if (answer === "not listed") return { kind: "refused", why: "The practice isn’t listed any more." };
  if (answer === "done") {
    services.wakeMail();
    return { kind: "done" };
  }
  const conflict = await conflictAbout(services, reference);
  const decided = await findReview(services.database.read, services, reference);
  const isSame = conflict.who === staff.who && isDeepStrictEqual(decided?.decision, decision);
  return isSame ? { kind: "done" } : conflict;
}

/**
 * Decides on the reply that a practice has sent, of this version of the review: null shows it as it was written. The same
 * act again is answered like the first; where a colleague was quicker, or the practice has sent another, nothing is done.
 */
export async function actOnReply(
  services: Needed,
  staff: Staff,
  { reference, version }: { reference: string; version: number },
  leftOut: ReplyLeftOutFor | null,
): Promise<DeskAnswer> {
  const review = await findReview(services.database.read, services, reference);
  if (!review) return { kind: "refused", why: "The writer has taken the review back." };
  const now = services.now();
  const command = leftOut === null ? "review reply" : "review refuse-reply";
  const audit = actLine(staff, command, { about: reference, now });
  const answer = await moderateReply(services, { review, version }, leftOut, { now, audit });
  if (answer === "not listed") return { kind: "refused", why: "The practice isn’t listed any more." };
  if (answer === "decided before") return doneOrConflict(services, staff, { about: reference, command });
  services.wakeMail();
  return { kind: "done" };
}
