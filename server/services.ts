import { operatorShown } from "#services/operator.ts";
import { randomBytes } from "node:crypto";
import type { Log } from "#services/log.ts";
import { openSenders } from "#services/requests/senders.ts";
import { calendarReader } from "#services/calendars/reader.ts";
import type { Services } from "#services/services.ts";
import { PLACES } from "#content/places.ts";
import type { Database } from "#database/database.ts";
import { followPractices } from "#database/practices/live-practices.ts";
import { openDatabase } from "#database/open.ts";
import { lockPreparation } from "#database/preparation-lock.ts";
import { holdAsRunning, holdFolder } from "#database/running-site.ts";
import { checkImmediately, hasPractices, insertPractices } from "#database/practices/practices.ts";
import { areSamplesRemoved } from "#database/settings.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { releaseLeases } from "#outbox/outbox-leases.ts";
import { makeDataFolder } from "#database/files/data-folder.ts";
import { type Chores, startChores } from "./chores.ts";
import type { Config } from "./config.ts";
import { sentFiles, textSettings } from "./mailer.ts";
import { tilesAddress } from "./map/tiles-address.ts";
import { openTilesFile, type TilesFile } from "./map/tiles-file.ts";
import { checkUp, systemOutside } from "./doctor/check-up.ts";
import { secretFor } from "./secret.ts";
import { bringUpToDate } from "./upgrade.ts";
import { choresElsewhere, sharingWrites, tellState } from "./workers/sharing.ts";
import type { Team } from "./workers/worker.ts";

/** The services of a running site, and how to stop them. */
export type RunningServices = Pick<Chores, "isDatabaseUp"> & {
  services: Services;
  /** The operator's map tiles, if there are any. */
  tiles: TilesFile | undefined;
  /** Starts what sends mails by the clock. */
  startClock: () => void;
  close: () => Promise<void>;
};

/**
 * Opens what the configuration names, database (migrated, with samples if it is empty), mail, tiles, and starts the mail
 * worker and the scheduled jobs. Throws when the database cannot be reached.
 */
export async function startServices(config: Config, log: Log, team?: Team): Promise<RunningServices> {
  makeDataFolder(config.dataDir);
  const isFirst = (team?.number ?? 1) === 1;
  const folder = isFirst && !config.databaseUrl ? holdFolder(config.dataDir) : null;
  const database = openOrRelease(config, team, () => folder?.release());
  const { secrets, sealing, tiles } = await prepare(config, database, isFirst).catch(
    async (error: unknown) => {
      await database.close();
      folder?.release();
      throw error;
    },
  );
  const running = await holdAsRunning(config.databaseUrl, sealing.encryption.marks());
  const now = () => new Date();
  const chores = isFirst ? startChores(config, { database, secrets, sealing, log }) : choresElsewhere(team!);
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
    today: () => newZealandDay(now()),
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
      tilesUrl: tiles ? tilesAddress(tiles) : null,
    },
    mapOrigins: config.map.origins,
    checkUp: () => checkUp(config, { open: { database, now: now() }, outside: systemOutside() }),
    copies: { dataDir: config.dataDir, mailer: sentFiles(config) },
    wakeMail: chores.wakeMail,
    afterAnswer,
    log,
  };
  return {
    services,
    tiles,
    isDatabaseUp: chores.isDatabaseUp,
    startClock: () => chores.startClock(services),
    close: async () => {
      await chores.stop();
      await tiles?.close();
      await database.close();
      await running.release();
      folder?.release();
    },
  };
}

/** Between 0.1 and 1.1 seconds, so that the page after the answer doesn't wait for it at a time that could be foreseen. */
function afterAnswer(work: () => Promise<void>): void {
  setTimeout(() => void work(), 100 + Math.random() * 1_000).unref();
}

/** Opens the database, or releases the folder where its file is no database: the next try would take us for another site. */
function openOrRelease(config: Config, team: Team | undefined, release: () => void): Database {
  try {
    const database = openDatabase(config);
    return team ? sharingWrites(database, team) : database;
  } catch (error) {
    release();
    throw error;
  }
}

/** Everything that can fail and be retried, before anything runs. */
async function prepare(config: Config, database: Database, sendsMail: boolean) {
  const kept = await bringUpToDate(config, database);
  if (kept) console.log(`The database is up to date. As it was before this release, it is in ${kept}.`);
  const { secrets, sealing } = await secretFor(config, database, { turns: true });
  // One process alone sends mail from an embedded database: any lease is left from a process that has ended.
  if (database.kind === "sqlite" && sendsMail) await releaseLeases(database);
  await loadSamplesIfEmpty(database, config.samplePractices);
  const { tilesFile } = config.map;
  return { secrets, sealing, tiles: tilesFile ? await openTilesFile(tilesFile) : undefined };
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
