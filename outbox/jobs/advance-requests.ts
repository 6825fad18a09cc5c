import { MINUTE } from "#domain/durations.ts";
import { type CheckClock, ClockJumped } from "./clock-check.ts";
import type { Job } from "../schedule.ts";

/** How often the clock looks whether something is due for a request. */
export const LOOK_EVERY = MINUTE;

/**
 * Does what is due for requests, at most a minute late. Each process runs `advance`: two at once move a
 * request once, and a process that dies delays no one. Fails with `ClockJumped` while the clock can’t be trusted,
 * because a request that ended stays ended. As the job that looks most often, it is the first to notice.
 */
export function advanceRequestsJob(checkClock: CheckClock, advance: () => Promise<void>): Job {
  return {
    name: "advance requests",
    every: LOOK_EVERY,
    scope: "process",
    run: async (now) => {
      if (!(await checkClock(now)).isPlausible) throw new ClockJumped();
      await advance();
    },
  };
}
