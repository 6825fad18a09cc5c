import type { Database } from "#database/database.ts";
import { putBackBroken } from "#database/imports/undo-import.ts";
import type { Place } from "#domain/finding/places.ts";
import { type CheckClock, ClockJumped } from "./clock-check.ts";
import type { Job } from "../schedule.ts";

const FIVE_MINUTES = 300_000;

/**
 * Undoes what an import wrote before it was killed, unless a command does so sooner. `places` are all that practices name.
 * Fails with `ClockJumped` while the clock can’t be trusted: if it were ahead, an import under way would seem to have gone
 * silent.
 */
export function endBrokenImportJob(
  database: Database,
  places: readonly Place[],
  checkClock: CheckClock,
): Job {
  return {
    name: "end broken import",
    every: FIVE_MINUTES,
    scope: "database",
    run: async (now) => {
      if (!(await checkClock(now)).isPlausible) throw new ClockJumped();
      await putBackBroken(database, { places, now: () => now });
    },
  };
}
