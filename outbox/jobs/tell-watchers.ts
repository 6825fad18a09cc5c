import type { Job } from "../schedule.ts";
import { LOOK_EVERY } from "./advance-requests.ts";
import { type CheckClock, ClockJumped } from "./clock-check.ts";

/**
 * Tells everyone who is waiting for a practice that it takes new patients now, and no one twice, however often it runs.
 * Fails with `ClockJumped` while the clock can’t be trusted: if it were ahead, we’d write to people at night.
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
