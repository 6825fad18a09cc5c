import { HOUR } from "#domain/durations.ts";
import { type CheckClock, ClockJumped } from "./clock-check.ts";
import type { Job } from "../schedule.ts";

/** Each hour, so that a day counts on which the site was off in the morning; once a week is enough, `keep` knows. */

/** Keeps what practices charge for later comparison. Fails with `ClockJumped` while the clock is not to be trusted. */
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
