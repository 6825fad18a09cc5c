/** At most so many within so many milliseconds. */
export type Pace = { most: number; within: number };

/**
 * The first instant from `from` on at which one more fits, in milliseconds: around it there is room in the span of each
 * pace.
 *
 * `firstFree([0, 10], 20, [{ most: 2, within: 60 }]) === 60`
 */
export function firstFree(taken: readonly number[], from: number, paces: readonly Pace[]): number {
  let at = from;
  for (;;) {
    const full = paces
      .map(({ most, within }) => ({
        most,
        within,
        around: taken.filter((one) => Math.abs(one - at) < within),
      }))
      .find(({ most, around }) => around.length >= most);
    if (!full) return at;
    at = Math.min(...full.around) + full.within;
  }
}
