import { isDeepStrictEqual } from "node:util";
import type { Staff } from "#database/desk-sessions.ts";
import { findReview } from "#database/reviews.ts";
import type { ReviewDecision } from "#domain/reviews.ts";
import { moderateReview, replyToReview } from "../reviews/moderate.ts";
import type { Services } from "../services.ts";
import { actLine, conflictAbout, type DeskAnswer } from "./answers.ts";

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
