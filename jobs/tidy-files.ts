import type { Database } from "#database/database.ts";
import { sweepFolder } from "#mail/folder.ts";
import { removeOldBackups } from "./backup-daily.ts";
import { knownMessages } from "./outbox.ts";
import type { Job } from "./schedule.ts";

const HOUR = 3_600_000;
/**
 * Files of messages that the database does not know stay for a week: what was sent after a copy that was restored is
 * in them alone.
 */
const UNKNOWN_MESSAGES = 7 * 24 * HOUR;

/** Keeps the folders of this machine to what the database still answers for, and the backups to their number. */
export function tidyFilesJob(
  database: Database,
  { mailFolder, backupFolder }: { mailFolder: string; backupFolder: string },
): Job {
  return {
    name: "tidy mail and backups",
    every: HOUR,
    reach: "own",
    run: async (now) => {
      await sweepFolder(mailFolder, new Date(now.getTime() - UNKNOWN_MESSAGES), (messageIds) =>
        knownMessages(database.read, messageIds),
      );
      await removeOldBackups(backupFolder, now);
    },
  };
}
