import type { PracticeIndex, Ratings } from "#database/practice-index.ts";
import { samplesShown } from "#kit/shell/facts.server.ts";

/** What is counted once real practices have taken the samples' place. */
export type AboutCounts = {
  practices: number;
  /** Towns and cities that have one. */
  places: number;
  /** What all published reviews say together; null while there is none. */
  ratings: Ratings | null;
};

/** Null while samples are shown: then nothing here is worth counting. */
export function aboutCounts(index: PracticeIndex): AboutCounts | null {
  if (samplesShown(index) !== "none") return null;
  return {
    practices: index.total,
    places: index.countsByPlace().size,
    ratings: index.ratings(),
  };
}
