import { spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#database/database.ts";
import { erasedAt } from "#database/erasing.ts";
import { migrate } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { insertSubmission } from "#database/requests/submissions.ts";
import { openClockCheck } from "#outbox/jobs/clock-check.ts";
import { systemUptime } from "#outbox/jobs/uptime.ts";
import { startMailWorker } from "#outbox/mail-worker.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import { startSchedule } from "#outbox/schedule.ts";
import { tidyFilesJob } from "#outbox/jobs/tidy-files.ts";
import { folderMailer } from "#outbox/transports/folder.ts";
import { runCommand } from "#tests/support/command-line.ts";
import { onPostgres } from "#tests/support/databases.ts";
import { migratedSchema } from "#tests/support/migrated-schema.ts";
import { makeMessage } from "#tests/support/message.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { ROOT } from "#tests/support/repository.ts";
import { insertTestKeys, SEALING, TEST_SECRET } from "#tests/support/sealing.ts";

/** `erase` is killed after the database has committed, and before it has deleted the first file of a mail. */

const REFERENCE = "NIHO-7K4Q-2WXR-6M";

describe("An erasing killed before it deletes mails, on SQLite", () => {
  tests(async () => ({}));
});

onPostgres("An erasing killed before it deletes mails", (url) => {
  tests(async () => {
    const schema = await migratedSchema(url);
    onTestFinished(schema.drop);
    return { DATABASE_URL: schema.url };
  });
});

function tests(place: () => Promise<Record<string, string>>): void {
  test("the next start of the site deletes them", async () => {
    const site = await killedErasing(await place());
    const { doctor, backupFolder, mailFolder } = site;
    expect(await doctor()).toMatch(/✗ Erasing +an email about what was erased is still in the mail folder/);

    const database = site.open();
    const checkClock = openClockCheck(database, { uptime: systemUptime(), backupFolder });
    const jobs = [
      tidyFilesJob(database, {
        messageFolders: [mailFolder],
        backupFolder,
        uploadsFolder: mailFolder,
        checkClock,
      }),
    ];
    const schedule = startSchedule({ database, jobs, now: () => new Date() });
    await schedule.runDue();
    await schedule.stop();
    await database.close();

    expect(readdirSync(mailFolder)).toEqual([]);
    expect(await doctor()).not.toContain("still in the mail folder");
  }, 60_000);

  test("the same command again deletes them", async () => {
    const { mailFolder, environment } = await killedErasing(await place());
    expect((await runCommand(["erase", REFERENCE], environment)).stdout).toContain("was already erased on");
    expect(readdirSync(mailFolder)).toEqual([]);
  }, 60_000);
}

/** A message and its mail in the folder; then `erase` is killed at the first file that it is about to delete. */
async function killedErasing(place: Record<string, string>) {
  const dataDir = newFolder();
  const environment = { DATA_DIR: dataDir, APP_SECRET: TEST_SECRET, ...place };
  const open = () => openDatabase({ dataDir, databaseUrl: place.DATABASE_URL });
  const mailFolder = join(dataDir, "mail");
  const database = open();
  await migrate(database);
  await database.transact(insertTestKeys);
  await receive(database, mailFolder);
  expect(readdirSync(mailFolder)).toHaveLength(1);

  const { signal } = spawnSync(process.execPath, ["cli/main.ts", "erase", REFERENCE], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...environment, NODE_OPTIONS: `--import=${killer(dataDir)}` },
  });
  expect(signal).toBe("SIGKILL");
  expect(await erasedAt(database.read, REFERENCE)).toBeInstanceOf(Date);
  expect(readdirSync(mailFolder)).toHaveLength(1);
  await database.close();

  const doctor = async () => (await runCommand(["doctor"], environment)).stdout;
  return { environment, open, mailFolder, backupFolder: join(dataDir, "backups"), doctor };
}

async function receive(database: Database, mailFolder: string): Promise<void> {
  const now = new Date();
  await database.transact(async (tx) => {
    await insertSubmission(tx, SEALING, {
      reference: REFERENCE,
      kind: "contact",
      receivedAt: now,
      noticeVersion: "2026-11-20",
      fields: { name: "Hēmi Ngāta", email: "hemi@patient.example", message: "Kia ora" },
    });
    await enqueueMessage(tx, SEALING.encryption, { message: makeMessage(), reference: REFERENCE, now });
  });
  const mailer = folderMailer(mailFolder);
  const worker = startMailWorker({
    database,
    encryption: SEALING.encryption,
    mailer,
    now: () => new Date(),
    uptime: systemUptime(),
    random: Math.random,
  });
  await worker.idle();
  await worker.stop();
}

/** A file that is loaded before the command and ends it, as a power cut does, at its first deletion of a mail. */
function killer(folder: string): string {
  const file = join(folder, "killer.mjs");
  writeFileSync(
    file,
    `import fs from "node:fs/promises";
     import { syncBuiltinESMExports } from "node:module";
     const { rm } = fs;
     fs.rm = (path, ...rest) =>
       String(path).endsWith(".eml") ? process.kill(process.pid, "SIGKILL") : rm(path, ...rest);
     syncBuiltinESMExports();`,
  );
  return file;
}
