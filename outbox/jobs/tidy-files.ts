import type { Database } from "#database/database.ts";
import { deleteOlderThan } from "#database/files/old-files.ts";
import { forgetLooks } from "#database/imports/imports.ts";
import { erasedMails } from "#database/erased-mails.ts";
import { HOUR } from "#domain/durations.ts";
import { folderMailer, sweepFolder } from "../transports/folder.ts";
import { removeOldBackups } from "./backup-files.ts";
import { type CheckClock, ClockJumped } from "./clock-check.ts";
import { knownMessages } from "../outbox-records.ts";
import type { Job } from "../schedule.ts";

/**
 * Mail files whose message is not in the database stay for a week: after a restore they are the only trace of what was
 * sent since the backup.
 */
export const UNKNOWN_MESSAGES = 7 * 24 * HOUR;

/** A list that someone has sent to the desk, whatever became of it. */
const UPLOADS_LAST = 24 * HOUR;

/**
 * Tidies the files on this machine. It deletes the mail files of erased messages, even where another machine erased them or
 * the process that did was killed before it came to the files. Then it prunes backups, and forgets lists that were sent to
 * the desk. Fails with `ClockJumped` while the clock can’t be trusted, once it has done what needs no clock.
 */
export function tidyFilesJob(
  database: Database,
  {
    messageFolders,
    backupFolder,
    uploadsFolder,
    checkClock,
  }: {
    /** The folders of mails and of texts. */
    messageFolders: readonly string[];
    backupFolder: string;
    uploadsFolder: string;
    checkClock: CheckClock;
  },
): Job {
  return {
    name: "tidy mail and backups",
    every: HOUR,
    scope: "process",
    run: async (now) => {
      const erased = await erasedMails(database.read);
      for (const folder of messageFolders) await folderMailer(folder).forget(erased);
      if (!(await checkClock(now)).isPlausible) throw new ClockJumped();
      for (const folder of messageFolders)
        await sweepFolder(folder, new Date(now.getTime() - UNKNOWN_MESSAGES), (messageIds) =>
          knownMessages(database.read, messageIds),
        );
      await removeOldBackups(backupFolder, now);
      const before = new Date(now.getTime() - UPLOADS_LAST);
      await deleteOlderThan(uploadsFolder, before);
      await database.transact((tx) => forgetLooks(tx, before));
    },
  };
}
