/** Stars out of five from which on a practice is among the top-rated. */
export const TOP_RATING = 4.8;

/** How many reviews of the average a rating is taken together with. */
const PRIOR_REVIEWS = 20;

/**
 * The Bayesian average by which lists are ordered: the mean of the practice's reviews and of `PRIOR_REVIEWS` more, as if
 * they had given `average`. Few reviews say little, so 5.0 from 6 reviews comes after 4.9 from 352. 0 without a review.
 * `rating` and `average` are in the same unit, which the result has too.
 *
 * `weightedRating(50, 6, 47) < weightedRating(49, 352, 47)`
 */
export function weightedRating(rating: number, reviews: number, average: number): number {
  if (reviews === 0) return 0;
  return (rating * reviews + average * PRIOR_REVIEWS) / (reviews + PRIOR_REVIEWS);
}

/**
 * The average of reviews, to one decimal; null without any. `counts`: how many gave 1, 2, 3, 4 and 5 stars. Exactly 5
 * hundredths round up.
 *
 * `roundedAverage([1, 0, 0, 0, 2]) === 3.7`
 */
export function roundedAverage(counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return total === 0 ? null : Math.floor((20 * stars + total) / (2 * total)) / 10;
}
