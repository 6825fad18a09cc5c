import { HOUR } from "#domain/durations.ts";
import { type CheckClock, ClockJumped } from "./clock-check.ts";
import type { Job } from "../schedule.ts";

/**
 * Asks practices once a year whether their listing is still right. `ask` asks no one twice, however often it runs. Fails
 * with `ClockJumped` while the clock can’t be trusted: if it were a year ahead, every practice would be asked at once.
 */
export function askPracticesJob(checkClock: CheckClock, ask: () => Promise<void>): Job {
  return {
    name: "ask practices once a year",
    // Hourly, so that a site that was off in the morning still asks that day. `ask` knows how many to ask in a day.
    every: HOUR,
    scope: "database",
    run: async (now) => {
      if (!(await checkClock(now)).isPlausible) throw new ClockJumped();
      await ask();
    },
  };
}
