/** What a group of practices charges for one thing, in whole dollars. */
export type PriceFigures = MiddlePrices & { lowest: number; highest: number };

/** What is kept of earlier weeks. */
export type MiddlePrices = {
  /** How many practices state a price. */
  practices: number;
  /** A quarter of them charge less than this. */
  lower: number;
  median: number;
  /** A quarter of them charge more than this. */
  upper: number;
};

/** A figure over fewer practices would say what single ones charge rather than what is usual. */
export const LEAST_PRACTICES = 5;

/**
 * Median and quartiles of prices in dollars; null under five of them. Between two prices it lies in proportion, as
 * spreadsheets do it (`QUARTILE.INC`; method 7 of Hyndman and Fan, The American Statistician 50, 1996).
 *
 *     priceFigures([100, 120, 140, 160, 300])
 *     // { practices: 5, lowest: 100, lower: 120, median: 140, upper: 160, highest: 300 }
 */
export function priceFigures(prices: readonly number[]): PriceFigures | null {
  if (prices.length < LEAST_PRACTICES) return null;
  const sorted = prices.toSorted((one, other) => one - other);
  return {
    practices: sorted.length,
    lowest: sorted[0]!,
    lower: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upper: quantile(sorted, 0.75),
    highest: sorted.at(-1)!,
  };
}

function quantile(sorted: readonly number[], share: number): number {
  const rank = (sorted.length - 1) * share;
  const below = sorted[Math.floor(rank)]!;
  const above = sorted[Math.ceil(rank)]!;
  return Math.round(below + (rank - Math.floor(rank)) * (above - below));
}
