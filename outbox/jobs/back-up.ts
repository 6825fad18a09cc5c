import { join } from "node:path";
import { backUp } from "#database/backups/backup.ts";
import type { Database } from "#database/database.ts";
import { backupName, removeOldBackups } from "./backup-files.ts";
import type { CheckClock } from "./clock-check.ts";
import type { Job } from "../schedule.ts";

type Options = {
  folder: string;
  /** Milliseconds from one backup to the next. */
  every: number;
  /** The one that seals at the time. */
  secret: () => string;
  checkClock: CheckClock;
};

/**
 * A backup every so often. The folder keeps all of the last day, one a day for a week and a few older ones. None is
 * deleted while the clock can’t be trusted.
 */
export function backUpJob(database: Database, { folder, every, secret, checkClock }: Options): Job {
  return {
    name: "back up",
    every,
    scope: "database",
    run: async (now) => {
      // Before the backup, whose date would be the latest that is stored.
      const { isPlausible } = await checkClock(now);
      await backUp(database, join(folder, backupName(now)), { secret: secret(), now });
      if (isPlausible) await removeOldBackups(folder, now);
    },
  };
}
