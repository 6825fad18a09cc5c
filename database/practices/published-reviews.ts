import type { Kysely, Transaction } from "kysely";
import type { Review } from "#domain/practices/practice.ts";
import type { ReviewAnswers } from "#domain/practices/reviews.ts";
import { ratingRows, toReview } from "./practice-rows.ts";
import type { Schema } from "../schema.ts";

/** Takes the published reviews of these submissions away, with their part in ratings. Other references are ignored. */
export async function unpublishReviews(
  tx: Transaction<Schema>,
  references: readonly string[],
): Promise<void> {
  const gone = await tx
    .deleteFrom("reviews")
    .where("reference", "in", references)
    .returning(["practice_id", "stars"])
    .execute();
  await countStars(
    tx,
    gone.map(({ practice_id, stars }) => ({ practiceId: practice_id, stars, by: -1 })),
  );
}

/** Stars that a review adds to the rating of a practice (`by: 1`), or takes from it (`by: -1`). */
type Stars = { practiceId: number; stars: number; by: 1 | -1 };

/**
 * Counts reviews in the ratings of their practices, or no longer. What was counted before stays: most stars of a sample
 * have no row.
 */
export async function countStars(tx: Transaction<Schema>, all: readonly Stars[]): Promise<void> {
  const byPractice = Map.groupBy(all, ({ practiceId }) => practiceId);
  for (const [id, own] of [...byPractice].toSorted(([a], [b]) => a - b)) {
    // Two at once follow each other: the second counts on from what the first has written.
    const { details } = await tx
      .updateTable("practice_profiles")
      .set((eb) => ({ details: eb.ref("details") }))
      .where("practice_id", "=", id)
      .returning("details")
      .executeTakeFirstOrThrow();
    const rating = ratingRows(details, (count, stars) =>
      own.reduce((sum, one) => sum + (one.stars === stars ? one.by : 0), count),
    );
    await tx.updateTable("practices").set(rating.practice).where("id", "=", id).execute();
    await tx.updateTable("practice_profiles").set(rating.profile).where("practice_id", "=", id).execute();
  }
}

/**
 * Shows and counts on one listing (`practiceId`) the reviews that patients wrote of several (`writtenOf`). Each
 * submission still names the listing that its review was written of, so that merged listings can be parted again.
 */
export async function showReviewsOn(
  tx: Transaction<Schema>,
  practiceId: number,
  writtenOf: readonly number[],
): Promise<void> {
  const reviews = await tx
    .selectFrom("reviews")
    .innerJoin("submissions", "submissions.reference", "reviews.reference")
    .select(["id", "stars", "reviews.practice_id as shownOn"])
    .where("submissions.practice_id", "in", writtenOf)
    .where("reviews.practice_id", "<>", practiceId)
    .execute();
  if (reviews.length === 0) return;
  await tx
    .updateTable("reviews")
    .set({ practice_id: practiceId })
    .where(
      "id",
      "in",
      reviews.map(({ id }) => id),
    )
    .execute();
  const moved = reviews.flatMap(({ stars, shownOn }): Stars[] => [
    { practiceId: shownOn, stars, by: -1 },
    { practiceId, stars, by: 1 },
  ]);
  await countStars(tx, moved);
}

/** Shows what the practice answered to a published review; an empty text shows nothing. False where none is published. */
export async function setReply(
  tx: Transaction<Schema>,
  { reference, reply }: { reference: string; reply: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("reviews")
    .set({ reply })
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A page of the reviews of a practice that say something, by month of the visit, the newest first. */
export async function publishedReviews(
  db: Kysely<Schema>,
  practiceId: number,
  limit: number,
  offset = 0,
): Promise<Review[]> {
  const rows = await db
    .selectFrom("reviews")
    .selectAll()
    .where("practice_id", "=", practiceId)
    .where((eb) => eb.or([eb("text", "<>", ""), eb("left_out", "<>", ""), eb("reply", "<>", "")]))
    .orderBy("visited_in", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toReview);
}

/** What its patients answered beside the stars, one entry for each review. None for samples. */
export async function reviewAnswers(db: Kysely<Schema>, practiceId: number): Promise<ReviewAnswers[]> {
  const rows = await db
    .selectFrom("reviews")
    .select("answers")
    .where("practice_id", "=", practiceId)
    .where("reference", "is not", null)
    .execute();
  return rows.map(({ answers }) => JSON.parse(answers) as ReviewAnswers);
}
