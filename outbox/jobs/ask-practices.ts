import { HOUR } from "#domain/durations.ts";
import { type CheckClock, ClockJumped } from "./clock-check.ts";
import type { Job } from "../schedule.ts";

/**
 * Asks practices once a year whether their listing is still right. `ask` asks no one twice, however often it runs. Fails
 * with `ClockJumped` while the clock is not to be trusted: by one that is a year ahead it would ask all at once.
 */
export function askPracticesJob(checkClock: CheckClock, ask: () => Promise<void>): Job {
  return {
    name: "ask practices once a year",
    // Each hour, so that a day counts on which the site was off in the morning; how many a day, `ask` knows.
    every: HOUR,
    scope: "database",
    run: async (now) => {
      if (!(await checkClock(now)).isPlausible) throw new ClockJumped();
      await ask();
    },
  };
}
