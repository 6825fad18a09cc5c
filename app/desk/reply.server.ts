import { replyDeadlines } from "#content/reply-clocks.ts";
import { findPractice } from "#database/practices/practices.ts";
import { findReview } from "#database/practices/reviews.ts";
import { findReplies } from "#database/requests/sent-replies.ts";
import { readReference } from "#domain/requests/reference.ts";
import { REPLY_LEFT_OUT_FOR } from "#domain/practices/reviews.ts";
import { REPLY_ACTS } from "#services/desk/reviews.ts";
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
    return {
      ...item,
      reference,
      ...(await submissionVersion(given, reference)),
      title: reviewTitle(review.practiceName, practice),
      due:
        sentAt && practice
          ? replyDeadlines(services.operator.identity, { kind: "review", receivedAt: sentAt, fields: {} })
              .answerBy
          : null,
      isListed: practice !== undefined,
      written: writtenReview(review, practice),
      practiceId: review.practiceId,
      earlier: published,
      words: sent,
      rules: Object.entries(REPLY_LEFT_OUT_FOR).map(([value, words]) => ({ value, words })),
      happened: latestFirst([
        { at: review.receivedAt, words: "The patient sent their review" },
        ...(sentAt ? [{ at: sentAt, words: "The practice sent their reply" }] : []),
        ...item.lines,
      ]),
    };
  });
}

export function answerReply({ request, context, params: { reference: text } }: Route.ActionArgs) {
  return answerItem({ request, context, acts: REPLY_ACTS, about: readReference(text) ?? text });
}
