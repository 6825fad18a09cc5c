import { MINUTE } from "#domain/durations.ts";
import { type CheckClock, ClockJumped } from "./clock-check.ts";
import type { Job } from "../schedule.ts";

/**
 * Reads the calendars of practices that are due. Fails with `ClockJumped` while the clock can’t be trusted: if it were weeks
 * ahead, we’d give up on every calendar.
 */
export function readCalendarsJob(checkClock: CheckClock, read: () => Promise<void>): Job {
  return {
    name: "read calendars",
    // This is how often it looks. `read` knows how often to ask for each calendar.
    every: MINUTE,
    scope: "database",
    run: async (now) => {
      if (!(await checkClock(now)).isPlausible) throw new ClockJumped();
      await read();
    },
  };
}
