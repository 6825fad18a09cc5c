/** What the order by rating is, in one sentence: `domain/rating.ts`. */
export const BEST_FIRST =
  "Best rated first: a rating with few reviews counts as nearer the average, and practices that take no new patients come last.";
