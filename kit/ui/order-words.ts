/** What the order by rating is, in one sentence: `domain/rating.ts`. */
export const BEST_FIRST =
  "Best rated first: a rating with few reviews counts as nearer the average, and practices that take no new patients come last.";

/** Said beside an order by rating or by reviews, where some have none. */
export const UNRATED_LAST = "Those without a review come after all others.";

/** The order by rating of those that are shown, said of none that has no review. */
export function bestFirst(shown: readonly { rating: number | null }[]): string {
  return shown.some(({ rating }) => rating !== null) ? BEST_FIRST : NONE_RATED;
}

/** The same order, where no one has a review yet. */
export const NONE_RATED = "No practice here has a review yet. Those that take no new patients come last.";
