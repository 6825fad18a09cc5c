import type { Job } from "../schedule.ts";
import { LOOK_EVERY } from "./advance-requests.ts";
import { type CheckClock, ClockJumped } from "./clock-check.ts";

/**
 * Tells everyone who waits for a practice that it takes new patients, no one twice, however often it runs. Fails with
 * `ClockJumped` while the clock is not to be trusted: by one that is ahead it would write at night.
 */
export function tellWatchersJob(checkClock: CheckClock, tell: () => Promise<void>): Job {
  return {
    name: "tell watchers",
    every: LOOK_EVERY,
    scope: "database",
    run: async (now) => {
      if (!(await checkClock(now)).isPlausible) throw new ClockJumped();
      await tell();
    },
  };
}
