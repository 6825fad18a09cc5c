import { operatorShown } from "#services/operator.ts";
import { randomBytes } from "node:crypto";
import { keepPrices } from "#services/prices/keep-prices.ts";
import type { Log, LogEvent } from "#services/log.ts";
import { openSenders } from "#services/requests/senders.ts";
import { uploadsIn } from "#services/imports/uploads.ts";
import { calendarReader } from "#services/calendars/reader.ts";
import type { Services } from "#services/services.ts";
import { ALL_PLACES, PLACES } from "#content/places.ts";
import type { Database } from "#database/database.ts";
import type { Keyed } from "#database/email-hash.ts";
import type { Sealing } from "#database/record-keys.ts";
import { followPractices } from "#database/live-practices.ts";
import { migrate } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { lockPreparation } from "#database/preparation-lock.ts";
import { holdAsRunning } from "#database/running-site.ts";
import { checkImmediately, hasPractices, insertPractices } from "#database/practices.ts";
import { areSamplesRemoved } from "#database/settings.ts";
import { newZealandToday } from "#domain/nz-time.ts";
import { advanceRequestsJob, LOOK_EVERY } from "#outbox/jobs/advance-requests.ts";
import { askPracticesJob } from "#outbox/jobs/ask-practices.ts";
import { backUpJob } from "#outbox/jobs/back-up.ts";
import { type CheckClock, type ClockNews, openClockCheck } from "#outbox/jobs/clock-check.ts";
import { endBrokenImportJob } from "#outbox/jobs/end-broken-import.ts";
import { eraseDueJob } from "#outbox/jobs/erase-due.ts";
import { handOverBackupJob } from "#outbox/jobs/hand-over-backup.ts";
import { type MailEvent, startMailWorker } from "#outbox/mail-worker.ts";
import { releaseLeases } from "#outbox/outbox-leases.ts";
import { readCalendarsJob } from "#outbox/jobs/read-calendars.ts";
import { renewSourcesJob } from "#outbox/jobs/renew-sources.ts";
import { remindOfRepliesJob } from "#outbox/jobs/remind-of-replies.ts";
import { type JobFailure, type Schedule, startSchedule } from "#outbox/schedule.ts";
import { sendLostLinksJob } from "#outbox/jobs/send-lost-links.ts";
import { tellWatchersJob } from "#outbox/jobs/tell-watchers.ts";
import { keepPricesJob } from "#outbox/jobs/keep-prices.ts";
import { tidyFilesJob } from "#outbox/jobs/tidy-files.ts";
import { systemUptime } from "#outbox/jobs/uptime.ts";
import { makeDataFolder } from "#database/files/data-folder.ts";
import type { Config } from "./config.ts";
import { foldersOf, openMailer, openTexter, sentFiles, textSettings } from "./mailer.ts";
import { tilesAddressOf } from "./map/tiles-address.ts";
import { openTilesFile, type TilesFile } from "./map/tiles-file.ts";
import { checkUp } from "./doctor/check-up.ts";
import { systemDns } from "./doctor/mail-domains.ts";
import { secretFor } from "./secret.ts";
import { type Chores, choresElsewhere, sharingWrites, tellState } from "./workers/sharing.ts";
import type { Team } from "./workers/worker.ts";

/** The services of a running site, and how to stop them. */
export type RunningServices = {
  services: Services;
  /** The operator's map tiles, if there are any. */
  tiles: TilesFile | undefined;
  /** Whether the database answered the last time that it was asked, at most 15 seconds ago. */
  isDatabaseUp: () => boolean;
  /** Whether the clock was plausible the last time that a job looked, at most a minute ago. */
  isClockTrusted: () => boolean;
  /** Starts what sends mails by the clock, once the built site has given it. */
  startClock: (byTheClock: ByTheClock) => void;
  close: () => Promise<void>;
};

/** The jobs that the built site runs on a schedule. */
export type ByTheClock = {
  advanceDueRequests: (services: Services) => Promise<void>;
  remindOfReplies: (services: Services) => Promise<void>;
  askPractices: (services: Services) => Promise<void>;
  sendLostLinks: (services: Services) => Promise<void>;
  tellWatchers: (services: Services) => Promise<void>;
  readDueCalendars: (services: Services) => Promise<void>;
  renewDueSources: (services: Services) => Promise<void>;
};

/**
 * Opens what the configuration names, database (migrated, with samples if it is empty), mail, tiles, and starts the mail
 * worker and the scheduled jobs. Throws when the database cannot be reached.
 */
export async function startServices(config: Config, log: Log, team?: Team): Promise<RunningServices> {
  makeDataFolder(config.dataDir);
  const database = team ? sharingWrites(openDatabase(config), team) : openDatabase(config);
  const isFirst = (team?.number ?? 1) === 1;
  const { secret, sealing, tiles } = await prepare(config, database, isFirst).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  const running = await holdAsRunning(config.databaseUrl);
  const now = () => new Date();
  const chores = isFirst ? startChores(config, { database, secret, sealing, log }) : choresElsewhere(team!);
  if (team && isFirst) tellState(team, chores);
  const practices = followPractices(
    database,
    now,
    (error) => log({ event: "practices unreachable", error }),
    () => ({
      isOn: config.freeTimes === "on" && chores.isClockTrusted(),
      ofSamples: config.smtpUrl === undefined,
    }),
  );
  // A mail by the clock may come before the first page: what it says of us depends on what is listed.
  await practices.now().catch(() => null);
  const services: Services = {
    database,
    practices,
    now,
    today: newZealandToday(now),
    randomBytes,
    ...sealing,
    publicUrl: config.publicUrl,
    get operator() {
      return operatorShown(config.operator, practices);
    },
    deskMembers: config.deskMembers,
    routing: config.routing,
    reviews: config.reviews,
    freeTimes: config.freeTimes,
    isClockTrusted: chores.isClockTrusted,
    escalationEmail: config.escalationEmail,
    senders: team?.shared ?? openSenders(),
    texts: textSettings(config),
    mailGoesToFolder: config.smtpUrl === undefined,
    readCalendar: calendarReader({
      privateOrigins: config.calendarPrivateHosts,
      publicUrl: config.publicUrl,
    }),
    calendarPrivateHosts: config.calendarPrivateHosts,
    map: {
      styleUrl: config.map.styleUrl ?? null,
      tilesUrl: tiles ? tilesAddressOf(tiles) : null,
    },
    mapOrigins: config.map.origins,
    checkUp: () => checkUp(config, { open: { database, now: now() }, dns: systemDns() }),
    copies: { dataDir: config.dataDir, mailer: sentFiles(config) },
    wakeMail: chores.wakeMail,
    log,
  };
  return {
    services,
    tiles,
    isDatabaseUp: chores.isDatabaseUp,
    isClockTrusted: chores.isClockTrusted,
    startClock: (byTheClock) => chores.startClock(services, byTheClock),
    close: async () => {
      await chores.stop();
      await tiles?.close();
      await database.close();
      await running.release();
    },
  };
}

type ChoresOptions = { database: Database; secret: string; sealing: Sealing; log: Log };

/** Sends mail and runs the jobs: of several workers the first one does. */
function startChores(config: Config, { database, secret, sealing, log }: ChoresOptions): Chores<ByTheClock> {
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
    backupFolder: foldersOf(config).backupFolder,
    onNews: (news) => log(clockLogEvent(news)),
  });
  const checkClock: CheckClock = async (instant) => {
    const check = await judgeClock(instant);
    isTrusted = check.isPlausible;
    return check;
  };
  const schedule = startJobs(config, {
    database,
    secret,
    keyedHash: sealing.keyedHash,
    now,
    checkClock,
    log,
  });
  let clocks: readonly Schedule[] = [];
  return {
    isDatabaseUp: worker.isDatabaseUp,
    isClockTrusted: () => isTrusted,
    wakeMail: worker.wake,
    startClock: (services, byTheClock) => {
      clocks = startClocks(services, checkClock, byTheClock);
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
  {
    database,
    secret,
    keyedHash,
    now,
    checkClock,
    log,
  }: { database: Database; secret: string; now: () => Date; checkClock: CheckClock; log: Log } & Keyed,
): Schedule {
  const { mailFolder, textFolder, backupFolder } = foldersOf(config);
  return startSchedule({
    database,
    jobs: [
      eraseDueJob({ database, mailer: sentFiles(config), keyedHash }, checkClock),
      backUpJob(database, { folder: backupFolder, every: config.backupEvery, secret, checkClock }),
      ...(config.backupHook ? [handOverBackupJob(backupFolder, config.backupHook)] : []),
      tidyFilesJob(database, {
        messageFolders: [mailFolder, textFolder],
        backupFolder,
        uploadsFolder: uploadsIn(config.dataDir),
        checkClock,
      }),
      endBrokenImportJob(database, ALL_PLACES, checkClock),
    ],
    now,
    log: logFailures(log),
  });
}

/** Schedules of their own: a backup does not hold requests up, nor does a calendar or a list that drips. */
function startClocks(
  services: Services,
  checkClock: CheckClock,
  {
    advanceDueRequests,
    remindOfReplies,
    askPractices,
    sendLostLinks,
    tellWatchers,
    readDueCalendars,
    renewDueSources,
  }: ByTheClock,
): Schedule[] {
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

/** Everything that can fail and be retried, before anything runs. */
async function prepare(config: Config, database: Database, sendsMail: boolean) {
  await migrate(database);
  const { secret, sealing } = await secretFor(config, database.read);
  // One process alone sends mail from an embedded database: what is leased was so by one that has ended.
  if (database.kind === "sqlite" && sendsMail) await releaseLeases(database);
  await loadSamplesIfEmpty(database, config.samplePractices);
  const { tilesFile } = config.map;
  return { secret, sealing, tiles: tilesFile ? await openTilesFile(tilesFile) : undefined };
}

/** The log event for what a check of the clock has found new. */
export function clockLogEvent({ what, offBy }: ClockNews): LogEvent {
  const days = Math.abs(offBy) / 86_400_000;
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
  const about = { message: event.messageId.replace("<", "").split("@")[0]!, attempt: event.attempt };
  if (event.event === "sent") return { event: "mail sent", ...about };
  const { error } = event;
  return { event: event.event === "retried" ? "mail retried" : "mail given up", ...about, error };
}

/** Of a text: it is counted by what became of it. That it was given up is no fault of the site, as its mail goes. */
function textLogEvent(event: Exclude<MailEvent, { event: "outbox unreachable" }>): LogEvent {
  if (event.event === "sent") return { event: "text", kind: "sent" };
  return { event: "text not sent", kind: dashed(event.event), error: event.error };
}

/** Joins words with dashes, because the log takes no sentences. */
function dashed(words: string): string {
  return words.replaceAll(" ", "-");
}

async function loadSamplesIfEmpty(database: Database, count: number): Promise<void> {
  if (count === 0 || (await hasPractices(database.read)) || (await areSamplesRemoved(database.read))) return;
  // Four megabytes of text, read only where the directory is empty.
  const { samplePractices } = await import("#content/samples/practices.ts");
  await database.transact(async (tx) => {
    await lockPreparation(tx, database.kind);
    if (await hasPractices(tx)) return;
    await checkImmediately(tx, database.kind);
    await insertPractices(tx, samplePractices(count), PLACES);
  });
}
