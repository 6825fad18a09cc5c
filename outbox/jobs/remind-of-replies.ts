import { type CheckClock, ClockJumped } from "./clock-check.ts";
import type { Job } from "../schedule.ts";

const FIVE_MINUTES = 300_000;

/**
 * Reminds our staff of what they have not answered in time: once, however often it runs. Fails with `ClockJumped` while the
 * clock can’t be trusted.
 */
export function remindOfRepliesJob(checkClock: CheckClock, remind: () => Promise<void>): Job {
  return {
    name: "remind of replies",
    every: FIVE_MINUTES,
    scope: "database",
    run: async (now) => {
      if (!(await checkClock(now)).isPlausible) throw new ClockJumped();
      await remind();
    },
  };
}
