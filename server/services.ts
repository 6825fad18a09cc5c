import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Log, LogEvent } from "#app/log.ts";
import type { Services } from "#app/services.ts";
import { PLACES } from "#content/places.ts";
import type { Database } from "#database/database.ts";
import { followPractices } from "#database/live-practices.ts";
import { migrate } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { checkAsTheyCome, hasPractices, insertPractices } from "#database/practices.ts";
import { sealOldRows } from "#database/seal-old-rows.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { backupDailyJob } from "#jobs/backup-daily.ts";
import { eraseDueJob } from "#jobs/erase-due.ts";
import { type MailEvent, startMailWorker } from "#jobs/mail-worker.ts";
import { startSchedule } from "#jobs/schedule.ts";
import { tidyFilesJob } from "#jobs/tidy-files.ts";
import { folderMailer } from "#mail/folder.ts";
import type { Mailer } from "#mail/message.ts";
import { smtpMailer } from "#mail/smtp.ts";
import type { Config } from "./config.ts";
import { tilesAddressOf } from "./map/tiles-address.ts";
import { openTilesFile, type TilesFile } from "./map/tiles-file.ts";
import { openPictures } from "./pictures/pictures.ts";
import { secretFor } from "./secret.ts";

/** The house with everything running in it, and how to close it. */
export type RunningServices = {
  services: Services;
  /** The operator's map tiles, if there are any. */
  tiles: TilesFile | undefined;
  close: () => Promise<void>;
};

/**
 * Opens what the configuration names: database (migrated, with samples if it is empty), mail, worker.
 * Throws when the database cannot be reached.
 */
export async function startServices(config: Config, log: Log): Promise<RunningServices> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const database = openDatabase(config);
  const { secret, sealing, tiles } = await prepare(config, database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const mailer = openMailer(config);
  const worker = startMailWorker({
    database,
    encryption: sealing.encryption,
    mailer,
    now: () => new Date(),
    random: Math.random,
    log: (event) => log(asLogged(event)),
  });
  const pictures = openPictures({
    folder: join(config.dataDir, "share"),
    onError: (error) => log({ event: "picture not kept", error }),
  });
  const { mailFolder, backupFolder } = foldersOf(config);
  const schedule = startSchedule({
    database,
    jobs: [
      eraseDueJob(database, folderMailer(mailFolder)),
      backupDailyJob(database, { folder: backupFolder, secret, randomBytes }),
      tidyFilesJob(database, { mailFolder, backupFolder }),
    ],
    now: () => new Date(),
    log: (event) => {
      if (event.event === "failed")
        log({ event: "job failed", job: dashed(event.job), failure: dashed(event.failure) });
    },
  });
  return {
    services: {
      database,
      practices: followPractices(
        database,
        () => new Date(),
        (error) => log({ event: "practices out of reach", error }),
      ),
      now: () => new Date(),
      today: () => newZealandDay(new Date()),
      randomBytes,
      ...sealing,
      publicUrl: config.publicUrl,
      map: { styleUrl: config.map.styleUrl ?? null, tilesUrl: tiles ? tilesAddressOf(tiles) : null },
      pictures,
      wakeMail: worker.wake,
      log,
    },
    tiles,
    close: async () => {
      await schedule.stop();
      await tiles?.close();
      await pictures.close();
      await worker.stop();
      await mailer.close();
      await database.close();
    },
  };
}

/** What can fail and be tried again a moment later, before anything runs. */
async function prepare(config: Config, database: Database) {
  await migrate(database);
  const { secret, sealing } = await secretFor(config, database.read);
  await sealOldRows(database, sealing);
  await loadSamplesIfEmpty(database, config.samplePractices);
  const { tilesFile } = config.map;
  return { secret, sealing, tiles: tilesFile ? await openTilesFile(tilesFile) : undefined };
}

/** Without the reference, which is the visitor's, and without what the mail server said, which may name somebody. */
export function asLogged(event: MailEvent): LogEvent {
  if (event.event === "outbox out of reach") return { event: event.event, error: event.error };
  const about = { message: event.messageId.replace("<", "").split("@")[0]!, attempt: event.attempt };
  if (event.event === "sent") return { event: "mail sent", ...about };
  return {
    event: event.event === "retried" ? "mail retried" : "mail given up",
    ...about,
    error: event.error,
  };
}

/** As one word, which is what the log takes. */
function dashed(words: string): string {
  return words.replaceAll(" ", "-");
}

/** Where mail lies that no server takes, and where the daily copies are. */
export function foldersOf({ dataDir }: Pick<Config, "dataDir">): {
  mailFolder: string;
  backupFolder: string;
} {
  return { mailFolder: join(dataDir, "mail"), backupFolder: join(dataDir, "backups") };
}

/** SMTP where the operator has named a server, else a folder that one can open. */
export function openMailer({ smtpUrl, dataDir }: Pick<Config, "smtpUrl" | "dataDir">): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl) : folderMailer(foldersOf({ dataDir }).mailFolder);
}

async function loadSamplesIfEmpty(database: Database, count: number): Promise<void> {
  if (count === 0 || (await hasPractices(database.read))) return;
  // Forty files that only an empty database needs.
  const { samplePractices } = await import("#content/samples/practices.ts");
  await database.transact(async (tx) => {
    if (await hasPractices(tx)) return;
    await checkAsTheyCome(tx, database.kind);
    await insertPractices(tx, samplePractices(count), PLACES);
  });
}
