import { POST_RATES } from "#server/limits/limits.ts";

/** One visitor who may post as often as a test needs. */
export const WITHOUT_RATES = {
  rates: {
    ...POST_RATES,
    attempts: [],
    kept: [],
    busy: { points: 1_000_000_000, seconds: 600 },
    most: { points: 1_000_000_000, seconds: 600 },
  },
};
