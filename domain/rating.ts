/** How many reviews of the average a rating is taken together with. */
const PRIOR_REVIEWS = 20;

/**
 * A rating weighted by its count, which lists are ordered by: the mean of the practice's reviews and of `PRIOR_REVIEWS`
 * more that gave `average` (a Bayesian average). Few reviews say little, so 5.0 of 6 comes after 4.9 of 352. Without a
 * review it is 0. Both in the same unit.
 *
 * `weightedRating(50, 6, 47) < weightedRating(49, 352, 47)`
 */
export function weightedRating(rating: number, reviews: number, average: number): number {
  if (reviews === 0) return 0;
  return (rating * reviews + average * PRIOR_REVIEWS) / (reviews + PRIOR_REVIEWS);
}
