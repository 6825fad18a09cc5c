import type { Kysely, Transaction } from "kysely";
import { DAY } from "#domain/durations.ts";
import type { Review } from "#domain/practices/practice.ts";
import {
  type LeftOutFor,
  NO_NAME,
  type ReviewAnswers,
  type ReviewDecision,
} from "#domain/practices/reviews.ts";
import { markAnswered, unanswered } from "../requests/answered.ts";
import { countStars, unpublishReviews } from "./published-reviews.ts";
import type { Sealing } from "../record-keys.ts";
import type { Schema } from "../schema.ts";
import {
  claimSubmission,
  findSubmission,
  insertSubmission,
  type Submission,
} from "../requests/submissions.ts";

/** What a patient wrote of a visit. */
export type PatientReview = {
  practiceId: number;
  practiceName: string;
  /** The New Zealand day of the visit. */
  visitedOn: string;
  /** Who said that the time was agreed. */
  agreedBy: "practice" | "patient";
  /** What the practice said of the visit when the review came; empty: nothing. */
  came: "yes" | "no" | "";
  stars: Review["stars"];
  answers: ReviewAnswers;
  text: string;
  /** Empty: `A patient`. */
  name: string;
  email: string;
};

/** As it is kept, with what our staff decided; null while they have not. */
export type StoredReview = PatientReview & {
  reference: string;
  receivedAt: Date;
  decision: ReviewDecision | null;
};

/** The outcome of a review that its writer has taken back, until it is erased. */
const TAKEN_BACK = "taken back";

/** Longer than any link to a request works, which ends 90 days after the visit: until then a second review is known as one. */
const CLAIM_LASTS = 730 * DAY;

type NewReview = {
  /** The reference of the request that it is about. */
  request: string;
  reference: string;
  review: PatientReview;
  receivedAt: Date;
  noticeVersion: string;
};

/**
 * Keeps the review of a request, once: a second one, or the same press twice, stores nothing. Resolves with whether it
 * was stored.
 */
export async function insertReview(
  tx: Transaction<Schema>,
  sealing: Sealing,
  { request, reference, review, receivedAt, noticeVersion }: NewReview,
): Promise<boolean> {
  const { claimed } = await claimSubmission(tx, {
    key: reviewKey(sealing, request),
    contentHash: "",
    reference,
    now: receivedAt,
    expiresAt: new Date(receivedAt.getTime() + CLAIM_LASTS),
  });
  if (!claimed) return false;
  const { practiceId, stars, answers, ...texts } = review;
  const fields = { ...texts, ...answers, practiceId: String(practiceId), stars: String(stars) };
  await insertSubmission(tx, sealing, { reference, kind: "review", receivedAt, noticeVersion, fields });
  await tx
    .updateTable("submissions")
    .set({ practice_id: practiceId })
    .where("reference", "=", reference)
    .execute();
  return true;
}

/** The review of a request, as the table of idempotency keys knows it: nothing else says which request it was. */
export async function reviewOfRequest(
  db: Kysely<Schema>,
  sealing: Sealing,
  request: string,
): Promise<StoredReview | undefined> {
  const row = await db
    .selectFrom("submission_keys")
    .select("reference")
    .where("key", "=", reviewKey(sealing, request))
    .executeTakeFirst();
  return row && findReview(db, sealing, row.reference);
}

/** Undefined where none has this reference, or its writer has taken it back. */
export async function findReview(
  db: Kysely<Schema>,
  { encryption }: Pick<Sealing, "encryption">,
  reference: string,
): Promise<StoredReview | undefined> {
  const submission = await findSubmission(db, encryption, reference);
  if (submission?.kind !== "review") return undefined;
  const row = await db
    .selectFrom("submissions")
    .leftJoin("reviews", "reviews.reference", "submissions.reference")
    .select(["outcome", "left_out"])
    .where("submissions.reference", "=", reference)
    .executeTakeFirst();
  if (!row || row.outcome === TAKEN_BACK) return undefined;
  return { ...reviewIn(submission), decision: decisionIn(row.outcome, row.left_out) };
}

/** How many reviews of a listing have come since an instant, but for those that their writers have taken back. */
export async function reviewsSince(db: Kysely<Schema>, ids: readonly number[], since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("submissions")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("kind", "=", "review")
    .where("practice_id", "in", ids)
    .where("received_at", ">=", since.toISOString())
    .where((eb) => eb.or([eb("outcome", "is", null), eb("outcome", "!=", TAKEN_BACK)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those that wait for our staff, the oldest first; none of a practice that isn’t listed. */
export async function waitingReviews(
  db: Kysely<Schema>,
  { encryption }: Pick<Sealing, "encryption">,
): Promise<StoredReview[]> {
  const waiting = unanswered(db, encryption, { kinds: ["review"] });
  return Array.fromAsync(waiting, (submission) => ({ ...reviewIn(submission), decision: null }));
}

type Decided = {
  review: StoredReview;
  decision: ReviewDecision;
  /** The id of the listing, which is another than the review names where that was merged. */
  practiceId: number;
  now: Date;
};

/**
 * Notes what our staff decided on a review, and publishes it where they did, with the rating of its practice: `true`.
 * `false` where it was decided before.
 */
export async function decideReview(
  tx: Transaction<Schema>,
  { encryption }: Pick<Sealing, "encryption">,
  { review, decision, practiceId, now }: Decided,
): Promise<boolean> {
  const { reference, name, visitedOn, stars, answers, text } = review;
  const answer = { reference, now, kinds: ["review"], outcome: decision.outcome } as const;
  if (!(await markAnswered(tx, encryption, answer))) return false;
  if (decision.outcome === "refused") return true;
  await tx
    .insertInto("reviews")
    .values({
      practice_id: practiceId,
      // A name is words, too, and no one stands beside the reason.
      author: (decision.outcome === "published" && name) || NO_NAME,
      suburb: "",
      visited_in: visitedOn.slice(0, 7),
      stars,
      text: decision.outcome === "stars" ? "" : text,
      is_sample: 0,
      reference,
      answers: JSON.stringify(answers),
      left_out: decision.outcome === "stars" ? decision.leftOut : "",
    })
    .execute();
  await countStars(tx, [{ practiceId, stars, by: 1 }]);
  return true;
}

/** The writer takes it back: it is shown and counted no longer, and erased within the day. A new one may be written. */
export async function takeBackReview(
  tx: Transaction<Schema>,
  sealing: Sealing,
  { request, reference, today }: { request: string; reference: string; today: string },
): Promise<void> {
  // First, so that it waits for anyone who publishes the review at the same time.
  await tx
    .updateTable("submissions")
    .set({ status: "answered", outcome: TAKEN_BACK, erase_on: today })
    .where("reference", "=", reference)
    .where("kind", "=", "review")
    .execute();
  await unpublishReviews(tx, [reference]);
  // A newer review keeps its claim: otherwise pressing twice would allow two reviews of one visit.
  await tx
    .deleteFrom("submission_keys")
    .where("key", "=", reviewKey(sealing, request))
    .where("reference", "=", reference)
    .execute();
}

/** The references of reviews that their writers have taken back, until they are erased. */
export async function takenBackReviews(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .select("reference")
    .where("kind", "=", "review")
    .where("outcome", "=", TAKEN_BACK)
    .execute();
  return rows.map(({ reference }) => reference);
}

function reviewIn({ reference, receivedAt, fields }: Submission): Omit<StoredReview, "decision"> {
  const { practiceId, stars, explained, toldPrice, onTime, ...texts } = fields as Record<string, string>;
  const answers = Object.fromEntries(
    Object.entries({ explained, toldPrice, onTime }).filter(([, answer]) => answer !== undefined),
  );
  return {
    ...(texts as Omit<PatientReview, "practiceId" | "stars" | "answers">),
    reference,
    receivedAt,
    practiceId: Number(practiceId),
    stars: Number(stars) as Review["stars"],
    answers,
  };
}

function decisionIn(outcome: string | null, leftOut: string | null): ReviewDecision | null {
  if (outcome === "stars") return { outcome, leftOut: leftOut as LeftOutFor };
  return outcome === "published" || outcome === "refused" ? { outcome } : null;
}

function reviewKey({ keyedHash }: Pick<Sealing, "keyedHash">, request: string): string {
  return keyedHash(`review of ${request}`);
}
