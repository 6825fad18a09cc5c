import { isDeepStrictEqual } from "node:util";
import { cleanText } from "#domain/clean.ts";
import { latestAct } from "#database/desk/audit.ts";
import { findReview } from "#database/practices/reviews.ts";
import { findReplies } from "#database/requests/sent-replies.ts";
import {
  LEFT_OUT_FOR,
  type LeftOutFor,
  MOST_REPLY,
  REPLY_LEFT_OUT_FOR,
  type ReplyLeftOutFor,
  type ReviewDecision,
} from "#domain/practices/reviews.ts";
import { moderateReply, moderateReview, replyToReview } from "../reviews/moderate.ts";
import type { DeskActs, Press } from "./act.ts";
import { actLine, conflictAbout, type DeskAnswer, doneOrConflict, doneInAudit } from "./answers.ts";
import { forgetDraft } from "./looks.ts";

/** What our staff do with a review. A decision stays: another one is a conflict. */
export const REVIEW_ACTS = {
  "review publish": {
    did: "published it",
    done: "Published. The writer and the practice get an email.",
    needs: {},
    run: (press) => decide(press, { outcome: "published" }),
  },
  "review publish-stars": {
    did: "published it without its words",
    done: "Published without its words. The writer and the practice get an email.",
    needs: { rule: "Choose the rule that its words break." },
    run: async (press) =>
      Object.hasOwn(LEFT_OUT_FOR, press.text("rule"))
        ? decide(press, { outcome: "stars", leftOut: press.text("rule") as LeftOutFor })
        : { kind: "refused", why: "Choose the rule that its words break." },
  },
  "review refuse": {
    did: "decided not to count it",
    done: "Not counted. The writer gets an email.",
    needs: {},
    run: (press) => decide(press, { outcome: "refused" }),
  },
  "review reply": {
    did: "published what the practice answers",
    done: "Saved. People see it that way now.",
    needs: {},
    run: reply,
  },
} as const satisfies DeskActs;

/**
 * What our staff do with a reply that a practice has sent, of the version that was read. Where a colleague was quicker, or
 * the practice has sent another, nothing is done.
 */
export const REPLY_ACTS = {
  "review show-reply": {
    did: "published their reply",
    done: "People see the reply now. The practice gets an email.",
    needs: {},
    run: (press) => decideOnReply(press, null),
  },
  "review refuse-reply": {
    did: "left their reply out",
    done: "The reply isn’t shown. The practice gets the reason by email.",
    needs: { rule: "Choose the rule that their reply breaks." },
    run: async (press) =>
      Object.hasOwn(REPLY_LEFT_OUT_FOR, press.text("rule"))
        ? decideOnReply(press, press.text("rule") as ReplyLeftOutFor)
        : { kind: "refused", why: "Choose the rule that their reply breaks." },
  },
} as const satisfies DeskActs;

const TAKEN_BACK = { kind: "refused", why: "The writer has taken the review back." } as const;
const NOT_LISTED = { kind: "refused", why: "The practice isn’t listed any more." } as const;

async function decide(press: Press, decision: ReviewDecision): Promise<DeskAnswer> {
  const { services, staff, act, about } = press;
  const review = await findReview(services.database.read, services, about);
  if (!review) return TAKEN_BACK;
  if (decision.outcome === "stars" && review.text === "" && review.name === "")
    return { kind: "refused", why: "It has no words to leave out." };
  const answer = await moderateReview(services, review, decision, noting(press));
  if (answer === "not listed") return NOT_LISTED;
  if (answer === "done") {
    services.wakeMail();
    return doneInAudit(services, staff, { about, command: act });
  }
  const decided = await findReview(services.database.read, services, about);
  return isDeepStrictEqual(decided?.decision, decision)
    ? doneOrConflict(services, staff, { about, command: act })
    : conflictAbout(services, about);
}

/** Shows what the practice answers, unless something else has come below the review since; no words take it away. */
async function reply(press: Press): Promise<DeskAnswer> {
  const { services, staff, act, about, version } = press;
  const words = cleanText(press.text("reply"));
  if (Array.from(words).length > MOST_REPLY)
    return { kind: "refused", why: `Give at most ${MOST_REPLY} characters.` };
  const review = await findReview(services.database.read, services, about);
  if (!review) return TAKEN_BACK;
  const answer = await replyToReview(services, review, words, { ...noting(press), version });
  if (answer === "not listed") return NOT_LISTED;
  if (answer === "not published")
    return { kind: "refused", why: "It isn’t published, so there’s nothing to answer." };
  if (answer === "changed before") {
    const { published } = await findReplies(services.database.read, services.encryption, about);
    return published === words ? doneOrConflict(services, staff, { about, command: act }) : quicker(press);
  }
  services.wakeMail();
  await forgetDraft(services, staff, about);
  return doneInAudit(services, staff, { about, command: act });
}

/** Tells who was quicker: the practice, where a reply of theirs has come since the last act on the review. */
async function quicker({ services, about }: Press): Promise<DeskAnswer> {
  const { database, encryption } = services;
  const { sentAt } = await findReplies(database.read, encryption, about);
  const act = await latestAct(database.read, about);
  if (!sentAt || (act && act.at > sentAt)) return conflictAbout(services, about);
  return { kind: "conflict", who: "The practice", command: "reply sent", at: sentAt };
}

async function decideOnReply(press: Press, leftOut: ReplyLeftOutFor | null): Promise<DeskAnswer> {
  const { services, staff, act, about, version } = press;
  const review = await findReview(services.database.read, services, about);
  if (!review) return TAKEN_BACK;
  const answer = await moderateReply(services, { review, version }, leftOut, noting(press));
  if (answer === "not listed") return NOT_LISTED;
  if (answer === "decided before") {
    const { sentAt } = await findReplies(services.database.read, services.encryption, about);
    // Another one waits, so the last decision was on an earlier one.
    return sentAt ? quicker(press) : doneOrConflict(services, staff, { about, command: act });
  }
  services.wakeMail();
  return doneInAudit(services, staff, { about, command: act });
}

function noting({ services, staff, act, about }: Press) {
  const now = services.now();
  return { now, audit: actLine(staff, act, { about, now }) };
}
