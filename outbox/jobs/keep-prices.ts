import { HOUR } from "#domain/durations.ts";
import { type CheckClock, ClockJumped } from "./clock-check.ts";
import type { Job } from "../schedule.ts";

/** Hourly, so that a site that was off in the morning still keeps them that day. `keep` knows that once a week is enough. */

/** Keeps what practices charge for later comparison. Fails with `ClockJumped` while the clock can’t be trusted. */
export function keepPricesJob(checkClock: CheckClock, keep: () => Promise<void>): Job {
  return {
    name: "keep prices of the week",
    every: HOUR,
    scope: "database",
    run: async (now) => {
      if (!(await checkClock(now)).isPlausible) throw new ClockJumped();
      await keep();
    },
  };
}
