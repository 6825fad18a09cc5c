import { MINUTE } from "#domain/durations.ts";
import { type CheckClock, ClockJumped } from "./clock-check.ts";
import type { Job } from "../schedule.ts";

/**
 * Reads the sources that renew themselves. Fails with `ClockJumped` while the clock is not to be trusted: practices would be
 * listed with facts of a day that is still to come.
 */
export function renewSourcesJob(checkClock: CheckClock, renew: () => Promise<void>): Job {
  return {
    name: "renew sources",
    // How often it looks; how often each source is read, its operator has said.
    every: MINUTE,
    scope: "database",
    run: async (now) => {
      if (!(await checkClock(now)).isPlausible) throw new ClockJumped();
      await renew();
    },
  };
}
