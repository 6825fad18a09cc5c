import type { Database } from "#database/database.ts";
import { putBackBroken } from "#database/undo-import.ts";
import type { Place } from "#domain/places.ts";
import type { Job } from "./schedule.ts";

const FIVE_MINUTES = 300_000;

/** Puts back what an import wrote that was killed, where no command does so sooner. `places` are all that practices name. */
export function endBrokenImportJob(database: Database, places: readonly Place[]): Job {
  return {
    name: "end broken import",
    every: FIVE_MINUTES,
    scope: "database",
    run: async (now) => void (await putBackBroken(database, { places, now: () => now })),
  };
}
