import type { Practice } from "#domain/practice.ts";
import { roundedAverage } from "#domain/rating.ts";
import type { Random } from "./random.ts";
import { pickWeighted, weighted } from "./random.ts";

type Ratings = Pick<Practice, "rating" | "reviewCount" | "ratingCounts">;

/** What practices average, weighted so that all of them together come to 4.8. */
const AVERAGES = weighted([
  [5, 10],
  [4.9, 40],
  [4.8, 27],
  [4.7, 13],
  [4.6, 6],
  [4.5, 3],
  [4.3, 2],
  [4, 1],
]);

const FEWEST = 3;
const MOST = 400;
const MOST_WITHOUT_FAULT = 24;

/** A few have no review yet; most have some dozens, some have hundreds. */
export function drawRatings(random: Random): Ratings {
  if (random.chance(0.04)) return { rating: null, reviewCount: 0, ratingCounts: [0, 0, 0, 0, 0] };
  const reviewCount = drawCount(random);
  const drawn = pickWeighted(random, AVERAGES);
  // Nobody pleases a hundred people in a row.
  const average = reviewCount > MOST_WITHOUT_FAULT ? Math.min(drawn, 4.9) : drawn;
  let starsShort = Math.floor((5 - average) * reviewCount + random.fraction());
  // An average that ends in exactly 5 hundredths would round up here and down elsewhere.
  while ((20 * starsShort) % (2 * reviewCount) === reviewCount) starsShort += 1;
  const ratingCounts = spread(random, reviewCount, starsShort);
  return { rating: roundedAverage(ratingCounts), reviewCount, ratingCounts };
}

/** Three draws make a bell; its exponent makes the long tail. */
function drawCount(random: Random): number {
  const bell = (random.fraction() + random.fraction() + random.fraction() - 1.5) * 2;
  const count = Math.round(Math.exp(3.95 + 0.95 * bell));
  return count > MOST ? random.whole(MOST / 2, MOST) : Math.max(FEWEST, count);
}

/** Takes stars off five-star reviews until as many are missing as should be. */
function spread(
  random: Random,
  reviewCount: number,
  starsShort: number,
): [number, number, number, number, number] {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, reviewCount];
  let missing = starsShort;
  while (missing > 0) {
    const drop = Math.min(missing, pickDrop(random), 4);
    if (counts[4] === 0) break;
    counts[4] -= 1;
    counts[4 - drop]! += 1;
    missing -= drop;
  }
  return counts;
}

function pickDrop(random: Random): number {
  const draw = random.fraction();
  if (draw < 0.78) return 1;
  return draw < 0.92 ? 2 : draw < 0.97 ? 3 : 4;
}
