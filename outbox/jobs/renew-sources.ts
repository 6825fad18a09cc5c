import { MINUTE } from "#domain/durations.ts";
import { type CheckClock, ClockJumped } from "./clock-check.ts";
import type { Job } from "../schedule.ts";

/**
 * Reads the sources that renew themselves. Fails with `ClockJumped` while the clock can’t be trusted: practices would be
 * listed with facts dated in the future.
 */
export function renewSourcesJob(checkClock: CheckClock, renew: () => Promise<void>): Job {
  return {
    name: "renew sources",
    // This is how often it looks. The operator has said how often to read each source.
    every: MINUTE,
    scope: "database",
    run: async (now) => {
      if (!(await checkClock(now)).isPlausible) throw new ClockJumped();
      await renew();
    },
  };
}
