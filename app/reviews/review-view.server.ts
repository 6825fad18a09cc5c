import type { StoredReview } from "#database/practices/reviews.ts";
import { countInWords } from "#domain/counts.ts";
import { formatDay } from "#domain/nz-time.ts";
import { LEFT_OUT_FOR, NO_NAME, REVIEW_QUESTIONS } from "#domain/practices/reviews.ts";
import { REVIEW_PATH, REQUEST_PATH } from "#content/requests/addresses.ts";
import type { Asking } from "#kit/token-pages/link-page.server.ts";
import { dayWords } from "#content/requests/when.ts";
import { withToken } from "#domain/token-address.ts";
import { practicePath } from "#content/links.ts";
import type { OpenedRequest } from "#services/requests/act.ts";
import { ANSWER_WORDS } from "./review-words.ts";

/** What a link opens. */
export type OpenedVisit = {
  visit: OpenedRequest;
  /** What the patient has written of it. They can take it back even when they may no longer write another. */
  review: StoredReview | null;
  mayWrite: boolean;
};

/** All that the page of a review shows. */
export type ReviewView = ReturnType<typeof reviewView>;

/** What was written is shown also where the practice is listed no longer. */
export function reviewView(
  { visit: { request, listing, eraseOn }, review, mayWrite }: OpenedVisit,
  { token, posted, done, reviews, identity }: Asking,
) {
  const name = listing?.name ?? review?.practiceName ?? "the practice";
  return {
    path: REVIEW_PATH,
    token,
    version: "",
    posted,
    done: doneWords(done, review !== null),
    practice: { name, path: listing && practicePath(listing) },
    request: withToken(REQUEST_PATH, token),
    visited: request.appointment ? dayWords(request.appointment.at) : "",
    /** The link to this page works until then. */
    linkUntil: formatDay(eraseOn),
    mayWrite,
    hasWords: reviews === "on",
    written: review && {
      facts: reviewFacts(review),
      state: listing
        ? reviewState(review, name, identity.replies.review.when)
        : `${name} is no longer listed here, so we don’t show your review.`,
    },
  };
}

/** What the patient wrote, as it is kept. A name is shown beside words alone. */
function reviewFacts({ stars, answers, text, name, receivedAt, decision }: StoredReview) {
  const isNamed = text !== "" && decision?.outcome !== "stars";
  return [
    { name: "Overall", value: countInWords(stars, "star") },
    ...REVIEW_QUESTIONS.flatMap((one) => {
      const answer = answers[one.name];
      return answer ? [{ name: one.question, value: ANSWER_WORDS[answer] }] : [];
    }),
    ...(text ? [{ name: "Your words", value: text }] : []),
    ...(isNamed ? [{ name: "Shown as", value: name || NO_NAME }] : []),
    { name: "Sent", value: dayWords(receivedAt) },
  ];
}

function reviewState({ decision, text }: StoredReview, practice: string, readBy: string): string {
  if (!decision) return `Someone on our team will read it ${readBy}, and we’ll email you.`;
  switch (decision.outcome) {
    case "published":
      return text ? `It’s published on their page.` : `It counts in the rating on their page.`;
    case "stars":
      return `Your stars and answers count. We don’t show your words, because ${LEFT_OUT_FOR[decision.leftOut]}. To change the words, take this review back and write it again.`;
    default:
      return `It isn’t published, because we couldn’t confirm a visit with ${practice}. If that’s wrong, reply to our email.`;
  }
}

function doneWords(done: string | null, isWritten: boolean): string | null {
  if (done === "sent" && isWritten) return "Thank you. We have your review.";
  if (done === "takenBack" && !isWritten) return "Taken back. We no longer show or count it.";
  if (done === "notThere" && !isWritten) return "Thank you for telling us. There’s nothing more to do.";
  return null;
}
