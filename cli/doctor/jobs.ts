import { dueForErasure } from "#database/erasing.ts";
import type { Database } from "#database/database.ts";
import { addDays, newZealandDay } from "#domain/nz-time.ts";
import { newestBackup } from "#jobs/backup-files.ts";
import { type ClockCheck, readClockCheck } from "#jobs/clock-check.ts";
import { isFromFuture, type JobRun, jobRuns } from "#jobs/schedule.ts";
import type { Config } from "#server/config.ts";
import { foldersOf } from "#server/services.ts";
import { type Finding, when } from "./finding.ts";

const HOUR = 3_600_000;

/** What runs by itself: whether it does. */
export async function jobs({ read }: Database, config: Config, now: Date): Promise<Finding[]> {
  const runs = (await jobRuns(read)).map((run) => runFinding(run, now));
  const overdue = await dueForErasure(read, addDays(newZealandDay(now), -1), 1_000);
  const newest = await newestBackup(foldersOf(config).backupFolder);
  const clock = await readClockCheck(read, now);
  const isAhead = newest !== undefined && newest.getTime() - now.getTime() > HOUR;
  const isOld = newest && now.getTime() - newest.getTime() > 48 * HOUR;
  return [
    ...(clock ? [clockFinding(clock, now)] : []),
    ...runs,
    {
      what: "Erasing",
      found: overdue.length === 0 ? "nothing is overdue" : `${overdue.length} or more are overdue`,
      ...(overdue.length > 0 && { mend: "Start the site (npm start): it erases what is due by itself." }),
    },
    {
      what: "Backups",
      found: newest ? `the newest is of ${when(newest)}` : "none in DATA_DIR/backups yet",
      ...(isOld && { mend: "Start the site, which makes one a day, and see that the disk has room." }),
      ...(isAhead && { mend: "It was made under a wrong clock; the site dates it anew within the hour." }),
    },
  ];
}

function clockFinding(clock: ClockCheck, now: Date): Finding {
  if (clock.isPlausible) return { what: "Clock", found: when(now) };
  return {
    what: "Clock",
    found: `${when(now)}; it was last plausible ${when(clock.trustedAt)}. Until ${when(clock.suspendedUntil)} nothing is erased, no backup deleted, no request moved on, no practice asked, and no mail sent that was to wait`,
    mend: "Set the clock right. If it is right, because the site was off: npm run -s niho -- clock confirm",
  };
}

function runFinding(run: JobRun, now: Date): Finding {
  const { name, dueAt, doneAt, failedAt, failure } = run;
  const done = doneAt ? `last done ${when(doneAt)}` : "not done yet";
  if (isFromFuture(run, now)) {
    return {
      what: `Job: ${name}`,
      found: `${done}; due ${when(dueAt)}, which a wrong clock has written`,
      mend: "Set the clock right and start the site (npm start), which then does it at once.",
    };
  }
  return {
    what: `Job: ${name}`,
    found: failedAt ? `${done}; failed ${when(failedAt)}: ${failure}` : done,
    ...(failedAt && { mend: "It is tried again every 10 minutes; look at disk, rights and database." }),
  };
}
