import { replyDeadlines } from "#content/reply-clocks.ts";
import { findPractice } from "#database/practices/practices.ts";
import { findReview } from "#database/practices/reviews.ts";
import { findReplies } from "#database/requests/sent-replies.ts";
import { readReference } from "#domain/requests/reference.ts";
import { REPLY_LEFT_OUT_FOR, type ReplyLeftOutFor } from "#domain/practices/reviews.ts";
import { lineInWords } from "#services/desk/answers.ts";
import { actOnReply } from "#services/desk/reviews.ts";
import { linesAbout } from "#database/desk/audit.ts";
import type { Route } from "./+types/reply-page.ts";
import { atDesk } from "./guard.server.ts";
import { answerItem, around, latestFirst, notFound, submissionVersion } from "./item.server.ts";
import { reviewTitle, writtenReview } from "./review.server.ts";

/** A reply that a practice has sent, below the review that it is about. */
export function readReply({ context, params: { reference: text } }: Route.LoaderArgs) {
  return atDesk(context, async (given) => {
    const { services } = given;
    const { read } = services.database;
    const reference = readReference(text) ?? text;
    const review = await findReview(read, services, reference);
    if (!review) return notFound(given, reference);
    const item = await around(given, { about: reference, command: "review show" });
    const practice = await findPractice(read, review.practiceId);
    const { published, sent, sentAt } = await findReplies(read, services.encryption, reference);
    const acts = (await linesAbout(read, reference, 20)).filter(({ kind }) => kind === "act");
    return {
      ...item,
      reference,
      ...(await submissionVersion(given, reference)),
      title: reviewTitle(review.practiceName, practice),
      due: sentAt
        ? replyDeadlines(services.operator.identity, { kind: "review", receivedAt: sentAt, fields: {} })
            .answerBy
        : null,
      written: writtenReview(review, practice),
      practiceId: review.practiceId,
      earlier: published,
      words: sent,
      rules: Object.entries(REPLY_LEFT_OUT_FOR).map(([value, words]) => ({ value, words })),
      happened: latestFirst([
        { at: review.receivedAt, words: "The patient sent their review" },
        ...(sentAt ? [{ at: sentAt, words: "The practice sent their reply" }] : []),
        ...acts.map((line) => ({ at: line.at, words: lineInWords(line) })),
        ...item.looks,
      ]),
    };
  });
}

export function answerReply({ request, context, params: { reference: text } }: Route.ActionArgs) {
  const about = readReference(text) ?? text;
  return answerItem({ request, context, about }, async ({ services, staff }, posted) => {
    const leftOut = leftOutIn(posted.act, posted.text("rule"));
    if (leftOut === undefined) return { kind: "refused", why: "Choose the rule that their reply breaks." };
    const at = { reference: about, version: posted.version };
    const answer = await actOnReply(services, staff, at, leftOut);
    services.log({ event: "desk act", act: "review-reply", answer: answer.kind });
    return answer;
  });
}

function leftOutIn(act: string, rule: string): ReplyLeftOutFor | null | undefined {
  if (act === "published") return null;
  return Object.hasOwn(REPLY_LEFT_OUT_FOR, rule) ? (rule as ReplyLeftOutFor) : undefined;
}
