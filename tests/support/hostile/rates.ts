import { POST_RATES } from "#server/limits/limits.ts";

/** One visitor who may post as often as a test needs. */
export const WITHOUT_RATES = {
  rates: {
    ...POST_RATES,
    attempts: [],
    stored: [],
    busy: { points: 1_000_000_000, seconds: 600 },
    total: { points: 1_000_000_000, seconds: 600 },
  },
};
