import { PROMISES } from "#content/site.ts";
import type { StoredReview } from "#database/reviews.ts";
import { formatDay } from "#domain/nz-time.ts";
import { LEFT_OUT_FOR, NO_NAME, REVIEW_QUESTIONS } from "#domain/reviews.ts";
import { REVIEW_PATH, REQUEST_PATH } from "../requests/addresses.ts";
import type { RequestRecord } from "../requests/act.server.ts";
import type { Posted } from "../requests/form-state.ts";
import { dayWords } from "../requests/when.ts";
import { withToken } from "../forms/token-page.ts";
import { practicePath } from "../links.ts";
import type { Services } from "../services.ts";
import { ANSWER_WORDS, starsInWords } from "./words.ts";

/** All that the page of a review shows. */
export type ReviewView = ReturnType<typeof reviewView>;

type Asking = {
  token: string;
  posted: Posted | null;
  done: string | null;
  review: StoredReview | null;
  reviews: Services["reviews"];
};

export function reviewView(
  { request, listing, eraseOn }: RequestRecord,
  { token, posted, done, review, reviews }: Asking,
) {
  const name = listing!.name;
  return {
    path: REVIEW_PATH,
    token,
    version: "",
    posted,
    done: doneWords(done, review !== null),
    practice: { name, path: practicePath(listing!) },
    request: withToken(REQUEST_PATH, token),
    visited: dayWords(request.appointment!.at),
    /** The link to this page works until then. */
    linkUntil: formatDay(eraseOn),
    hasWords: reviews === "on",
    written: review && { facts: factsOf(review), state: stateOf(review, name) },
  };
}

/** What the patient wrote, as it is kept. */
function factsOf({ stars, answers, text, name, receivedAt }: StoredReview) {
  return [
    { name: "Altogether", value: starsInWords(stars) },
    ...REVIEW_QUESTIONS.flatMap((one) => {
      const answer = answers[one.name];
      return answer ? [{ name: one.question, value: ANSWER_WORDS[answer] }] : [];
    }),
    ...(text ? [{ name: "Your words", value: text }] : []),
    { name: "Shown as", value: name || NO_NAME },
    { name: "Sent", value: dayWords(receivedAt) },
  ];
}

function stateOf({ decision }: StoredReview, practice: string): string {
  if (!decision) return `A person reads it within ${PROMISES.review}, and you get an email.`;
  switch (decision.outcome) {
    case "published":
      return `It is published on the page of ${practice}.`;
    case "stars":
      return `Your stars and answers count. Your words are not shown, because ${LEFT_OUT_FOR[decision.leftOut]}. To send others, take this review back and write it again.`;
    default:
      return `It is not published: ${practice} knows of no visit. Is that wrong? Reply to our email.`;
  }
}

function doneWords(done: string | null, isWritten: boolean): string | null {
  if (done === "sent" && isWritten) return "Thank you. We have your review.";
  if (done === "takenBack" && !isWritten) return "Taken back. Nothing of it is shown or counted any more.";
  if (done === "notThere" && !isWritten) return "Thank you for telling us. There is nothing more to do.";
  return null;
}
