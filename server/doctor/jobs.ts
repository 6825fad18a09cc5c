import { dueForErasure } from "#database/erasing.ts";
import type { Database } from "#database/database.ts";
import { HOUR } from "#domain/durations.ts";
import { addDays, newZealandDay } from "#domain/nz-time.ts";
import { newestBackup } from "#outbox/jobs/backup-files.ts";
import { HAND_OVER_BACKUP, lastHandedOver } from "#outbox/jobs/hand-over-backup.ts";
import { type ClockCheck, readClockCheck } from "#outbox/jobs/clock-check.ts";
import { systemUptime } from "#outbox/jobs/uptime.ts";
import { isFromFuture, type JobRun, jobRuns } from "#outbox/schedule.ts";
import type { Finding } from "#services/health.ts";
import type { Config } from "../config.ts";
import { dataFolders } from "../mailer.ts";
import { durationWords, when } from "./finding.ts";

/** What runs by itself: whether it does. */
export async function jobs({ read }: Database, config: Config, now: Date): Promise<Finding[]> {
  const runs = (await jobRuns(read)).map((run) => runFinding(run, config, now));
  const overdue = await dueForErasure(read, addDays(newZealandDay(now), -1), 1_000);
  const clock = await readClockCheck(read, now, systemUptime());
  return [
    ...(clock ? [clockFinding(clock, now)] : []),
    ...runs,
    {
      what: "Erasing",
      found:
        overdue.length === 0
          ? "nothing is overdue"
          : `${overdue.length}${overdue.length < 1_000 ? "" : " or more"} overdue`,
      ...(overdue.length > 0 && { mend: "Start the site (npm start): it erases what is due by itself." }),
    },
    ...(await backups(config, now)),
  ];
}

/** At the longest interval one may be a day late: the site was off for a night. */
const LATEST_BACKUP = 48 * HOUR;

async function backups(config: Config, now: Date): Promise<Finding[]> {
  const { backupFolder } = dataFolders(config);
  const newest = await newestBackup(backupFolder);
  if (!newest) return [{ what: "Backups", found: "none in DATA_DIR/backups yet" }];
  const age = now.getTime() - newest.at.getTime();
  const isOld = age > Math.min(LATEST_BACKUP, 3 * config.backupEvery);
  const made = {
    what: "Backups",
    found: `the newest is from ${when(newest.at)}`,
    ...(isOld && { mend: "Start the site, which makes them by itself, and check that the disk has room." }),
    ...(age < -HOUR && {
      mend: "It was made while the clock was wrong. The site corrects its date within the hour.",
    }),
  };
  if (!config.backupHook)
    return [{ ...made, found: `${made.found}. Without BACKUP_HOOK, backups stay on this disk` }];
  const isHandedOver = (await lastHandedOver(backupFolder)) === newest.file;
  const found = isHandedOver ? `BACKUP_HOOK has taken the newest` : `BACKUP_HOOK hasn’t taken the newest yet`;
  return [made, { what: "", found }];
}

function clockFinding(clock: ClockCheck, now: Date): Finding {
  const what = "Clock";
  if (clock.isPlausible) {
    if (!clock.righted) return { what, found: when(now) };
    const { at, wrongAt } = clock.righted;
    return {
      what,
      found: `${when(now)}; it showed ${when(wrongAt)} until it was set right on ${when(at)}. The wrong time erased nothing, moved no request on and dropped no reminder`,
      mend: "Find out why (timedatectl). What people sent meanwhile has the wrong time: npm run -s niho -- submissions. Then: npm run -s niho -- clock confirm",
    };
  }
  const waits = `Until ${when(clock.suspendedUntil)} nothing is erased, no backups are deleted, no requests move on, no practices are asked, and no planned emails are sent`;
  // Only the site itself can tell how long it was off; before it has looked there is nothing to mend.
  if (clock.why === "away")
    return { what, found: `${when(now)}; the site last ran ${when(clock.trustedAt)}. ${waits}` };
  return {
    what,
    found: `${when(now)}, which is ${durationWords(clock.offBy)} ${clock.offBy < 0 ? "behind" : "ahead of"} what was expected; it was last plausible ${when(clock.trustedAt)}. ${waits}`,
    mend: "Set the clock right. If it is right: npm run -s niho -- clock confirm",
  };
}

function runFinding(run: JobRun, { backupHook }: Config, now: Date): Finding {
  const { name, dueAt, doneAt, failedAt, failure } = run;
  const what = `Job: ${name}`;
  const done = doneAt ? `last done ${when(doneAt)}` : "not done yet";
  if (isFromFuture(run, now)) {
    return {
      what,
      isJob: true,
      found: `${done}; due ${when(dueAt)}, which comes from a wrong clock`,
      mend: "Set the clock right and start the site (npm start), which then does it at once.",
    };
  }
  return {
    what,
    isJob: true,
    found: failedAt ? `${done}; failed ${when(failedAt)}: ${failure}` : done,
    ...(failedAt && { mend: mendingAdvice(name, failure, backupHook?.program) }),
  };
}

function mendingAdvice(job: string, failure: string | null, hook: string | undefined): string {
  if (failure === "ClockJumped") return "It’s waiting for the clock, and goes on by itself: see Clock.";
  if (job === HAND_OVER_BACKUP && hook !== undefined)
    return `Run it as the site’s user, and see what it says: ${hook} FILE. The site tries again every 5 minutes.`;
  return "The site tries again every 10 minutes. Check the disk, its permissions and the database.";
}
