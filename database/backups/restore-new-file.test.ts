import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Transaction } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "#tests/support/new-folder.ts";
import { writeOddBackup } from "#tests/support/odd-backup.ts";
import { keep, SEALING, TEST_SECRET } from "#tests/support/sealing.ts";
import { backUp } from "./backup.ts";
import { BackupRefused } from "./backup-seal.ts";
import { migrate } from "../migrate.ts";
import { restoreIntoNewFile } from "./restore-new-file.ts";
import { openSqlite } from "../sqlite.ts";
import type { Schema } from "../schema.ts";
import { claimSubmission, countSubmissions, findSubmission } from "../requests/submissions.ts";

const NOW = new Date("2026-11-20T01:02:03.456Z");
const HOW = { secret: TEST_SECRET, now: NOW };
const ERASED = { reference: "NIHO-1", erased_at: NOW.toISOString(), reason: "asked" } as const;

/** A folder whose database held three submissions when the backup was made, and one more since. */
async function lose(): Promise<{ folder: string; file: string; backup: string }> {
  const folder = newFolder();
  const file = join(folder, "niho.db");
  const backup = join(folder, "niho.backup");
  const database = openSqlite(file);
  await migrate(database);
  for (const number of [1, 2, 3]) await database.transact((tx) => take(tx, `NIHO-${number}`));
  await backUp(database, backup, HOW);
  await database.transact((tx) => keep(tx, { reference: "NIHO-4" }));
  copyFileSync(`${file}-wal`, join(folder, "journal"));
  await database.close();
  for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
  return { folder, file, backup };
}

/** As a form is taken, with the key that makes repeats one. */
async function take(tx: Transaction<Schema>, reference: string): Promise<void> {
  const key = `key of ${reference}`;
  await claimSubmission(tx, { key, contentHash: "", reference, now: NOW, expiresAt: NOW });
  await keep(tx, { reference });
}

test("A database whose file is lost comes back without what was erased, whatever journal lies beside it", async () => {
  const { folder, file, backup } = await lose();
  copyFileSync(join(folder, "journal"), `${file}-wal`);
  await restoreIntoNewFile(file, backup, { ...HOW, erasures: [ERASED] });
  const database = openSqlite(file);
  onTestFinished(() => database.close());
  expect(await countSubmissions(database.read)).toBe(2);
  expect(await findSubmission(database.read, SEALING.encryption, "NIHO-2")).toBeDefined();
  const left = database.read.selectFrom("submission_keys").select("reference").orderBy("reference");
  expect(await left.execute()).toEqual([{ reference: "NIHO-2" }, { reference: "NIHO-3" }]);
  expect(readdirSync(folder).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
  await database.transact((tx) => keep(tx, { reference: "NIHO-5" }));
  expect(await countSubmissions(database.read)).toBe(3);
});

test("A backup that is cut off leaves no file behind", async () => {
  const { folder, file, backup } = await lose();
  writeFileSync(backup, readFileSync(backup).subarray(0, -1));
  await expect(restoreIntoNewFile(file, backup, HOW)).rejects.toThrow(BackupRefused);
  expect(readdirSync(folder).toSorted()).toEqual(["journal", "niho.backup"]);
});

test("A file that somebody makes while a backup is restored is left as it is", async () => {
  const { folder, file, backup } = await lose();
  const onProgress = () => writeFileSync(file, "made meanwhile");
  await expect(restoreIntoNewFile(file, backup, { ...HOW, onProgress })).rejects.toThrow(
    "Stop the site first",
  );
  expect(readFileSync(file, "utf8")).toBe("made meanwhile");
  expect(readdirSync(folder).toSorted()).toEqual(["journal", "niho.backup", "niho.db"]);
});

test("What the new file does not take as it is in the backup leaves no file behind", async () => {
  const { folder, file, backup } = await lose();
  const odd = join(folder, "odd.backup");
  await writeOddBackup(backup, odd, (text) => text.replace(`"contact"`, String.raw`"\u0063ontact"`));
  await expect(restoreIntoNewFile(file, odd, HOW)).rejects.toThrow("The database did not take submissions");
  expect(readdirSync(folder).toSorted()).toEqual(["journal", "niho.backup", "odd.backup"]);
});

test("A row that refers to a missing one leaves no file behind", async () => {
  const { folder, file, backup } = await lose();
  const odd = join(folder, "odd.backup");
  await writeOddBackup(backup, odd, (text) =>
    text.replace(`"key of NIHO-3","NIHO-3"`, `"key of NIHO-3","NIHO-9"`),
  );
  await expect(restoreIntoNewFile(file, odd, HOW)).rejects.toThrow("FOREIGN KEY constraint failed");
  expect(readdirSync(folder).toSorted()).toEqual(["journal", "niho.backup", "odd.backup"]);
});
