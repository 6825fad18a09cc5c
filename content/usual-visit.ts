import type { PriceTier } from "#domain/practices/practice.ts";

/**
 * What “a usual visit” means on every page, in the interface and in the samples, and what it costs in New Zealand
 * (specification, section 9): the figure by which practices are compared. Looking alone costs less, and is told apart.
 */
export const USUAL_VISIT = {
  is: "an examination, X-rays and a clean",
  label: "Checkup, X-rays and a clean",
  price: { from: 150, to: 300 },
  examinationAlone: { from: 80, to: 150 },
} as const;

/** Up to these middles of its price, in dollars, a usual visit is $ and $$: as the samples divide. Above, it is $$$. */
export const TIERS_END = [190, 230] as const;

/** `tierOfUsualVisit(150, 220) === 1`; of a starting price alone, that one counts. */
export function tierOfUsualVisit(from: number, to: number | null): PriceTier {
  const middle = (from + (to ?? from)) / 2;
  return middle <= TIERS_END[0] ? 1 : middle <= TIERS_END[1] ? 2 : 3;
}
