import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Services } from "#app/services.ts";
import { PLACES } from "#content/places.ts";
import type { Database } from "#database/database.ts";
import { followPractices } from "#database/live-practices.ts";
import { migrate } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { hasPractices, insertPractices } from "#database/practices.ts";
import { sealOldRows } from "#database/seal-old-rows.ts";
import { openVault } from "#database/vault.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { backupDailyJob } from "#jobs/backup-daily.ts";
import { eraseDueJob } from "#jobs/erase-due.ts";
import { type MailEvent, startMailWorker } from "#jobs/mail-worker.ts";
import { type JobEvent, startSchedule } from "#jobs/schedule.ts";
import { tidyFilesJob } from "#jobs/tidy-files.ts";
import { folderMailer } from "#mail/folder.ts";
import type { Mailer } from "#mail/message.ts";
import { smtpMailer } from "#mail/smtp.ts";
import type { Config } from "./config.ts";
import { openPictures } from "./pictures/pictures.ts";
import { keyedHashWith, loadSecret } from "./secret.ts";

/** The house with everything running in it, and how to close it. */
export type House = { services: Services; close: () => Promise<void> };

/**
 * Opens what the configuration names: database (migrated, with samples if it is empty), mail, worker.
 * Throws when the database cannot be reached.
 */
export async function openHouse(config: Config): Promise<House> {
  mkdirSync(config.dataDir, { recursive: true });
  const secret = loadSecret(config);
  const sealing = { vault: openVault(secret, randomBytes), keyedHash: keyedHashWith(secret) };
  const database = openDatabase(config);
  try {
    await migrate(database);
    await sealOldRows(database, sealing);
    await loadSamplesIfEmpty(database, config.samplePractices);
  } catch (error) {
    await database.close();
    throw error;
  }
  const mailer = openMailer(config);
  const worker = startMailWorker({
    database,
    vault: sealing.vault,
    mailer,
    now: () => new Date(),
    random: Math.random,
    log: tellTrouble,
  });
  const pictures = openPictures({
    folder: join(config.dataDir, "share"),
    tellTrouble: tellPictureTrouble,
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
    log: tellFailure,
  });
  return {
    services: {
      database,
      practices: followPractices(database, () => new Date(), tellDatabaseTrouble),
      now: () => new Date(),
      today: () => newZealandDay(new Date()),
      randomBytes,
      ...sealing,
      publicUrl: config.publicUrl,
      pictures,
      wakeMail: worker.wake,
    },
    close: async () => {
      await schedule.stop();
      await pictures.close();
      await worker.stop();
      await mailer.close();
      await database.close();
    },
  };
}

/** Mail that went is no news; mail that did not is one line, without a name or an address. */
function tellTrouble(event: MailEvent): void {
  if (event.event !== "sent") console.error(JSON.stringify({ mail: event }));
}

/** The site does without kept pictures, so one line is enough. */
function tellPictureTrouble(error: unknown): void {
  console.error(JSON.stringify({ pictures: { event: "not-kept", reason: String(error) } }));
}

/** Visitors see what was known last; the operator hears that it may be old. */
function tellDatabaseTrouble(error: unknown): void {
  console.error(JSON.stringify({ database: error instanceof Error ? error.name : "unknown" }));
}

/** A job that was done is no news; one that was not is one line, without what the error said. */
function tellFailure(event: JobEvent): void {
  if (event.event !== "done") console.error(JSON.stringify({ job: event }));
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
    if (!(await hasPractices(tx))) await insertPractices(tx, samplePractices(count), PLACES);
  });
}
