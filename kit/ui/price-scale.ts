import type { RulerScale } from "./price-ruler.tsx";

const STEPS = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];

/** The line of a page's prices: from nothing to a round figure beyond the dearest. `scaleTo(9_000)` ends at 12,000. */
export function scaleTo(most: number): RulerScale {
  const step = stepFor(most * 1.2);
  return { from: 0, to: Math.ceil((most * 1.2) / step) * step };
}

/** The line of what practices charge: from a round figure below the cheapest to one beyond the dearest. */
export function priceScale(dollars: readonly number[]): RulerScale {
  const [least, most] = [Math.min(...dollars), Math.max(...dollars)];
  const step = stepFor(most);
  return {
    from: Math.max(0, Math.floor(least / step - 0.5) * step),
    to: Math.ceil(most / step + 0.5) * step,
  };
}

/** Four to ten of it make the figure. */
function stepFor(dollars: number): number {
  return STEPS.findLast((step) => dollars / step >= 4) ?? STEPS[0]!;
}
