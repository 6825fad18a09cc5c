import { MINUTE } from "#domain/durations.ts";
import { type CheckClock, ClockJumped } from "./clock-check.ts";
import type { Job } from "../schedule.ts";

/**
 * Reads the calendars of practices that are due. Fails with `ClockJumped` while the clock is not to be trusted: by one that
 * is weeks ahead it would give every calendar up.
 */
export function readCalendarsJob(checkClock: CheckClock, read: () => Promise<void>): Job {
  return {
    name: "read calendars",
    // How often it looks; how often each calendar is asked, `read` knows.
    every: MINUTE,
    scope: "database",
    run: async (now) => {
      if (!(await checkClock(now)).isPlausible) throw new ClockJumped();
      await read();
    },
  };
}
