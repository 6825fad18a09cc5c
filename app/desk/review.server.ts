import { replyDeadlines } from "#content/reply-clocks.ts";
import { findPractice } from "#database/practices/practices.ts";
import { idsOfListing } from "#database/free-times/held-times.ts";
import { findReview, reviewsSince, type StoredReview } from "#database/practices/reviews.ts";
import { findReplies } from "#database/requests/sent-replies.ts";
import { placeBySlug } from "#content/places.ts";
import { reviewsInWords } from "#domain/counts.ts";
import { atMinute, formatDay, newZealandDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { roundedAverage } from "#domain/practices/rating.ts";
import { readReference } from "#domain/requests/reference.ts";
import { LEFT_OUT_FOR, NO_NAME, REVIEW_QUESTIONS } from "#domain/practices/reviews.ts";
import { fold, withCapital } from "#domain/text.ts";
import { REVIEW_ACTS } from "#services/desk/reviews.ts";
import type { Route } from "./+types/review-page.ts";
import { atDesk, type AtDesk } from "./guard.server.ts";
import { answerItem, around, latestFirst, notFound, submissionVersion } from "./item.server.ts";

export function readReview({ context, params: { reference: text } }: Route.LoaderArgs) {
  return atDesk(context, async (given) => {
    const { services } = given;
    const reference = readReference(text) ?? text;
    const review = await findReview(services.database.read, services, reference);
    if (!review) return notFound(given, reference);
    const item = await around(given, { about: reference, command: "review show" });
    const { decision, receivedAt, practiceId, practiceName, agreedBy, came } = review;
    const practice = await findPractice(services.database.read, practiceId);
    const replies = await findReplies(services.database.read, services.encryption, reference);
    return {
      ...item,
      reference,
      ...(await submissionVersion(given, reference)),
      title: reviewTitle(practiceName, practice),
      due:
        decision || !practice
          ? null
          : replyDeadlines(services.operator.identity, { kind: "review", receivedAt, fields: {} }).answerBy,
      ...writtenReview(review, practice),
      isListed: practice !== undefined,
      decided: decision && DECIDED[decision.outcome],
      isPublished: decision !== null && decision.outcome !== "refused",
      reply: replies.published,
      replyWaits: replies.sentAt !== null,
      rules: Object.entries(LEFT_OUT_FOR).map(([value, words]) => ({ value, words })),
      visit: [
        {
          name: "Time agreed",
          value: agreedBy === "practice" ? "By the practice" : "Only the patient says so: ask the practice",
        },
        { name: "Visit", value: formatDay(review.visitedOn) },
        { name: "Came", value: CAME[came] },
      ],
      practice: practice ? await practiceFacts(given, review, practice) : [],
      happened: latestFirst([{ at: receivedAt, words: "Sent in" }, ...item.lines]),
    };
  });
}

/** The rating of the practice, also with a review that isn’t decided, and how many came this month: many at once are rarely chance. */
async function practiceFacts({ services }: AtDesk, { decision, stars }: StoredReview, practice: Practice) {
  const { rating, reviewCount, ratingCounts } = practice;
  const withThis = ratingCounts.map((count, at) => count + (at + 1 === stars ? 1 : 0));
  const month = atMinute(`${newZealandDay(services.now()).slice(0, 7)}-01`, 0);
  const { read } = services.database;
  const came = await reviewsSince(read, await idsOfListing(read, practice.id), month);
  return [
    { name: "Rating", value: rating ? ratedFrom(rating, reviewCount) : "None yet" },
    ...(decision
      ? []
      : [{ name: "With this", value: ratedFrom(roundedAverage(withThis)!, reviewCount + 1) }]),
    { name: "This month", value: `${reviewsInWords(came)} sent in` },
    { name: "Practice", value: String(practice.id) },
  ];
}

/** `4.6 from 38 reviews` */
function ratedFrom(rating: number, count: number): string {
  return `${rating.toFixed(1)} from ${reviewsInWords(count)}`;
}

export type WrittenReview = ReturnType<typeof writtenReview>;

/** The review as its writer sent it. The page of a reply shows it, too. */
export function writtenReview({ stars, name, text, answers }: StoredReview, practice: Practice | undefined) {
  const people = practice?.practitioners.map((one) => one.name) ?? [];
  return {
    stars,
    shownAs: name || NO_NAME,
    parts: marked(text, people),
    hasWords: text !== "" || name !== "",
    answers: REVIEW_QUESTIONS.map((one) => ({
      name: one.question,
      value: withCapital(answers[one.name] ?? "not said"),
    })),
  };
}

/** `Harbour Steps Dental, Wellington` */
export function reviewTitle(name: string, practice: Practice | undefined): string {
  return practice ? `${name}, ${placeBySlug(practice.place).name}` : name;
}

const CAME = {
  yes: "The practice says so",
  no: "The practice says they didn’t: ask both",
  "": "Not said",
} as const;

const DECIDED = {
  published: "Published as it was written.",
  stars: "Published without its words.",
  refused: "Not counted.",
} as const;

/** The text in pieces. Names of the practice's people are marked; nothing else changes. */
function marked(text: string, people: readonly string[]): { at: number; text: string; isName: boolean }[] {
  const last = people.map((name) => fold(name.split(/\s+/).at(-1) ?? "")).filter((name) => name.length > 2);
  return text
    .split(/(\s+)/)
    .map((piece, at) => ({ at, text: piece, isName: last.includes(fold(piece)) }))
    .filter((piece) => piece.text !== "");
}

export function answerReview({ request, context, params: { reference: text } }: Route.ActionArgs) {
  const about = readReference(text) ?? text;
  // A decision stays; what the practice answers can be changed, also by the practice.
  const isVersioned = ({ act }: { act: string }) => act === "review reply";
  return answerItem({ request, context, acts: REVIEW_ACTS, about, isVersioned });
}
