/** What our own order is, in one sentence: `domain/practices/rating.ts`. */
export const RECOMMENDED =
  "Sorted by rating; a few reviews count for less. Practices that aren’t taking new patients come last.";

/** The order by rating, to the letter. */
export const BY_RATING = "Sorted by rating, then by how many reviews.";

/** The order in pain: practices that can see someone first come first. Where no place is known, the drive isn’t either. */
export const OPEN_FIRST = "Open now first, then those that open next.";
export const SEEN_FIRST = "Sorted by how soon they could see you: when they open, and the drive there.";

/** Said beside an order by rating or by reviews, where some have none. */
export const UNRATED_LAST = "Those without a review come last.";

/** The recommended order of those that are shown, said of none that has no review. */
export function recommendedFirst(shown: readonly { rating: number | null }[]): string {
  return shown.some(({ rating }) => rating !== null) ? RECOMMENDED : NONE_RATED;
}

/** Names the order where no one has a review yet. */
export const NONE_RATED =
  "No practice here has a review yet. Those that aren’t taking new patients come last.";

/** Whose claims they are: we repeat hours, prices and services, and look only at the register. */
export const WHOSE_WORDS = "We show what practices and our sources say.";

/** Said beside every order. */
export const NOT_FOR_MONEY = `${WHOSE_WORDS} Practices can’t pay to rank higher.`;
