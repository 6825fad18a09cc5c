import { DAY } from "#domain/durations.ts";
import { readDueCalendars } from "#services/calendars/read-feeds.ts";
import { remindOfReplies } from "#services/forms/reply-reminders.ts";
import { renewDueSources } from "#services/imports/renew.ts";
import { askPractices } from "#services/listings/yearly-check.ts";
import { keepPrices } from "#services/prices/keep-prices.ts";
import { advanceDueRequests } from "#services/requests/clock.ts";
import { sendLostLinks } from "#services/requests/lost-links.ts";
import { tellWatchers } from "#services/watches/tell.ts";
import type { Log, LogEvent } from "#services/log.ts";
import { uploadsIn } from "#services/imports/uploads.ts";
import type { Services } from "#services/services.ts";
import { ALL_PLACES } from "#content/places.ts";
import { erasuresFileIn } from "#database/backups/erasures-file.ts";
import type { Database } from "#database/database.ts";
import type { Sealing } from "#database/record-keys.ts";
import { advanceRequestsJob, LOOK_EVERY } from "#outbox/jobs/advance-requests.ts";
import { askPracticesJob } from "#outbox/jobs/ask-practices.ts";
import { backUpJob } from "#outbox/jobs/back-up.ts";
import { type CheckClock, type ClockNews, openClockCheck } from "#outbox/jobs/clock-check.ts";
import { endBrokenImportJob } from "#outbox/jobs/end-broken-import.ts";
import { eraseDueJob } from "#outbox/jobs/erase-due.ts";
import { handOverBackupJob } from "#outbox/jobs/hand-over-backup.ts";
import { type MailEvent, startMailWorker } from "#outbox/mail-worker.ts";
import { mailName } from "#outbox/outbox-records.ts";
import { readCalendarsJob } from "#outbox/jobs/read-calendars.ts";
import { renewSourcesJob } from "#outbox/jobs/renew-sources.ts";
import { remindOfRepliesJob } from "#outbox/jobs/remind-of-replies.ts";
import { type JobFailure, type Schedule, startSchedule } from "#outbox/schedule.ts";
import { sealAnewJob } from "#outbox/jobs/seal-anew.ts";
import { sendLostLinksJob } from "#outbox/jobs/send-lost-links.ts";
import { tellWatchersJob } from "#outbox/jobs/tell-watchers.ts";
import { keepPricesJob } from "#outbox/jobs/keep-prices.ts";
import { tidyFilesJob } from "#outbox/jobs/tidy-files.ts";
import { systemUptime } from "#outbox/jobs/uptime.ts";
import type { Config } from "./config.ts";
import type { Secrets } from "./secret.ts";
import { dataFolders, openMailer, openTexter, sentFiles } from "./mailer.ts";

/** Mail and jobs, and what they know by their work. */
export type Chores = {
  /** Whether the database answered the last time that it was asked, at most 15 seconds ago. */
  isDatabaseUp: () => boolean;
  /** Whether the clock was plausible the last time that a job looked, at most a minute ago. */
  isClockTrusted: () => boolean;
  /** A mail was just stored. */
  wakeMail: () => void;
  startClock: (services: Services) => void;
  stop: () => Promise<void>;
};

type ChoresOptions = { database: Database; secrets: Secrets; sealing: Sealing; log: Log };

/** Sends mail and runs the jobs. Of several workers, the first alone calls this. */
export function startChores(config: Config, options: ChoresOptions): Chores {
  const { database, sealing, log } = options;
  const now = () => new Date();
  const uptime = systemUptime();
  const mailer = openMailer(config);
  const worker = startMailWorker({
    database,
    encryption: sealing.encryption,
    mailer,
    texter: openTexter(config),
    now,
    uptime,
    random: Math.random,
    log: (event) => log(mailLogEvent(event)),
  });
  let isTrusted = true;
  const judgeClock = openClockCheck(database, {
    uptime,
    backupFolder: dataFolders(config).backupFolder,
    onNews: (news) => log(clockLogEvent(news)),
  });
  const checkClock: CheckClock = async (instant) => {
    const check = await judgeClock(instant);
    isTrusted = check.isPlausible;
    return check;
  };
  const schedule = startJobs(config, options, { now, checkClock });
  let clocks: readonly Schedule[] = [];
  return {
    isDatabaseUp: worker.isDatabaseUp,
    isClockTrusted: () => isTrusted,
    wakeMail: worker.wake,
    startClock: (services) => {
      clocks = startClocks(services, checkClock);
    },
    stop: async () => {
      await schedule.stop();
      await Promise.all(clocks.map((clock) => clock.stop()));
      await worker.stop();
      await mailer.close();
    },
  };
}

function startJobs(
  config: Config,
  { database, secrets, sealing, log }: ChoresOptions,
  { now, checkClock }: { now: () => Date; checkClock: CheckClock },
): Schedule {
  const { mailFolder, textFolder, backupFolder } = dataFolders(config);
  return startSchedule({
    database,
    jobs: [
      eraseDueJob(
        {
          database,
          mailer: sentFiles(config),
          keyedHash: sealing.keyedHash,
          erasuresFile: erasuresFileIn(config.dataDir),
        },
        checkClock,
      ),
      backUpJob(database, {
        folder: backupFolder,
        every: config.backupEvery,
        secret: () => secrets()[0]!,
        checkClock,
      }),
      ...(config.backupHook ? [handOverBackupJob(backupFolder, config.backupHook)] : []),
      tidyFilesJob(database, {
        messageFolders: [mailFolder, textFolder],
        backupFolder,
        uploadsFolder: uploadsIn(config.dataDir),
        checkClock,
      }),
      sealAnewJob(database, sealing.encryption),
      endBrokenImportJob(database, ALL_PLACES, checkClock),
    ],
    now,
    log: logFailures(log),
  });
}

/** Schedules of their own: a backup does not hold requests up, nor does a calendar or a list that drips. */
function startClocks(services: Services, checkClock: CheckClock): Schedule[] {
  const { database, now, log } = services;
  const jobs = [
    advanceRequestsJob(checkClock, () => advanceDueRequests(services)),
    remindOfRepliesJob(checkClock, () => remindOfReplies(services)),
    askPracticesJob(checkClock, () => askPractices(services)),
    sendLostLinksJob(() => sendLostLinks(services)),
    tellWatchersJob(checkClock, () => tellWatchers(services)),
    keepPricesJob(checkClock, () => keepPrices(services)),
  ];
  const calendars = [readCalendarsJob(checkClock, () => readDueCalendars(services))];
  const sources = [renewSourcesJob(checkClock, () => renewDueSources(services))];
  return [jobs, calendars, sources].map((some) =>
    startSchedule({ database, jobs: some, now, lookEvery: LOOK_EVERY, log: logFailures(log) }),
  );
}

function logFailures(log: Log) {
  return ({ job, failure }: JobFailure) =>
    log({ event: "job failed", job: dashed(job), failure: dashed(failure) });
}

/** The log event for what a check of the clock has found new. */
export function clockLogEvent({ what, offBy }: ClockNews): LogEvent {
  const days = Math.abs(offBy) / DAY;
  if (what === "away") return { event: "clock not compared", days };
  return {
    event: what === "righted" ? "clock set right" : "clock jumped",
    kind: offBy < 0 ? "back" : "ahead",
    days,
  };
}

/** The log event for a mail: without the mail server's reply, which may name people. */
export function mailLogEvent(event: MailEvent): LogEvent {
  if (event.event === "outbox unreachable") return { event: event.event, error: event.error };
  if (event.channel === "text") return textLogEvent(event);
  const about = { message: mailName(event.messageId), attempt: event.attempt };
  if (event.event === "sent") return { event: "mail sent", ...about };
  const { error } = event;
  return { event: event.event === "retried" ? "mail retried" : "mail given up", ...about, error };
}

/** The log event for a text, by what became of it. One that was given up is no fault of the site: its mail goes. */
function textLogEvent(event: Exclude<MailEvent, { event: "outbox unreachable" }>): LogEvent {
  if (event.event === "sent") return { event: "text", kind: "sent" };
  return { event: "text not sent", kind: dashed(event.event), error: event.error };
}

/** Joins words with dashes, because the log takes no sentences. */
function dashed(words: string): string {
  return words.replaceAll(" ", "-");
}
