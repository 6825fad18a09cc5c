import { join } from "node:path";
import { backUp } from "#database/backup.ts";
import type { Database } from "#database/database.ts";
import { backupName, removeOldBackups } from "./backup-files.ts";
import type { CheckClock } from "./clock-check.ts";
import type { Job } from "../schedule.ts";

const DAY = 86_400_000;

type Options = {
  folder: string;
  secret: string;
  checkClock: CheckClock;
};

/**
 * A backup each day, in a folder that keeps a week of them and a few older ones. None is deleted while the clock is not
 * to be trusted.
 */
export function backupDailyJob(database: Database, { folder, secret, checkClock }: Options): Job {
  return {
    name: "back up",
    every: DAY,
    scope: "database",
    run: async (now) => {
      // Before the backup, whose date would be the latest that is stored.
      const { isPlausible } = await checkClock(now);
      await backUp(database, join(folder, backupName(now)), { secret, now });
      if (isPlausible) await removeOldBackups(folder, now);
    },
  };
}
