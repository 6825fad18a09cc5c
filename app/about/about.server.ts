import type { PracticeIndex, Ratings } from "#database/practices/practice-index.ts";

/** What is counted once real practices have taken the samples' place. */
export type AboutCounts = {
  practices: number;
  /** Towns and cities that have one. */
  places: number;
  /** What all published reviews say together; null while there is none. */
  ratings: Ratings | null;
};

export function aboutCounts(index: PracticeIndex): AboutCounts {
  return {
    practices: index.total,
    places: index.countsByPlace().size,
    ratings: index.ratings(),
  };
}
