import type { Kysely, Transaction } from "kysely";
import type { Review } from "#domain/practice.ts";
import type { ReviewAnswers } from "#domain/reviews.ts";
import { ratingRows, toReview } from "./practice-rows.ts";
import type { Schema } from "./schema.ts";

/** Takes the published reviews of these submissions away, with their part in ratings. Other references are ignored. */
export async function unpublishReviews(
  tx: Transaction<Schema>,
  references: readonly string[],
): Promise<void> {
  const gone = await tx
    .deleteFrom("reviews")
    .where("reference", "in", references)
    .returning("practice_id")
    .execute();
  await recountReviews(tx, [...new Set(gone.map(({ practice_id }) => practice_id))]);
}

/** Works out the ratings of these practices from their reviews. Not for samples, most of whose stars have no row. */
export async function recountReviews(tx: Transaction<Schema>, practiceIds: readonly number[]): Promise<void> {
  for (const id of practiceIds.toSorted((a, b) => a - b)) {
    // Two at once follow each other: the second counts what the first has changed.
    await tx.updateTable("practices").set({ review_count: 0 }).where("id", "=", id).execute();
    const rows = await tx
      .selectFrom("reviews")
      .select((eb) => ["stars", eb.fn.countAll<number>().as("count")])
      .where("practice_id", "=", id)
      .groupBy("stars")
      .execute();
    const given = new Map(rows.map(({ stars, count }) => [stars, count]));
    const counted = (stars: number) => given.get(stars) ?? 0;
    const { details } = await tx
      .selectFrom("practice_profiles")
      .select("details")
      .where("practice_id", "=", id)
      .executeTakeFirstOrThrow();
    const rating = ratingRows([counted(1), counted(2), counted(3), counted(4), counted(5)], details);
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
    .select(["id", "reviews.practice_id as shownOn"])
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
  await recountReviews(tx, [...new Set([practiceId, ...reviews.map(({ shownOn }) => shownOn)])]);
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

/** What people read below a review as the practice's answer; empty where they read none. */
export async function publishedReply(db: Kysely<Schema>, reference: string): Promise<string> {
  const row = await db
    .selectFrom("reviews")
    .select("reply")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row?.reply ?? "";
}

/** A page of the reviews of a practice that say something, by month of the visit, the newest first. */
export async function reviewsOf(
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
export async function answersOf(db: Kysely<Schema>, practiceId: number): Promise<ReviewAnswers[]> {
  const rows = await db
    .selectFrom("reviews")
    .select("answers")
    .where("practice_id", "=", practiceId)
    .where("reference", "is not", null)
    .execute();
  return rows.map(({ answers }) => JSON.parse(answers) as ReviewAnswers);
}
