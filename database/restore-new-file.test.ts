import { randomBytes } from "node:crypto";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keep, SEALING, TEST_SECRET } from "#tests/support/sealing.ts";
import { backUp } from "./backup.ts";
import { BackupRefused } from "./backup-seal.ts";
import { migrate } from "./migrate.ts";
import { restoreIntoNewFile } from "./restore-new-file.ts";
import { openSqlite } from "./sqlite.ts";
import { countSubmissions, findSubmission } from "./submissions.ts";

const NOW = new Date("2026-11-20T01:02:03.456Z");
const HOW = { secret: TEST_SECRET, now: NOW };
const ERASED = { reference: "NIHO-1", erased_at: NOW.toISOString(), reason: "asked" } as const;

/** A folder whose database held three submissions when the backup was made, and one more since. */
async function lose(): Promise<{ folder: string; file: string; backup: string }> {
  const folder = mkdtempSync(join(tmpdir(), "niho-restore-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "niho.db");
  const backup = join(folder, "niho.backup");
  const database = openSqlite(file);
  await migrate(database);
  for (const number of [1, 2, 3]) await database.transact((tx) => keep(tx, { reference: `NIHO-${number}` }));
  await backUp(database, backup, { ...HOW, randomBytes });
  await database.transact((tx) => keep(tx, { reference: "NIHO-4" }));
  copyFileSync(`${file}-wal`, join(folder, "journal"));
  await database.close();
  for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
  return { folder, file, backup };
}

test("A database whose file is lost comes back without what was erased, whatever journal lies beside it", async () => {
  const { folder, file, backup } = await lose();
  copyFileSync(join(folder, "journal"), `${file}-wal`);
  await restoreIntoNewFile(file, backup, { ...HOW, erasures: [ERASED] });
  const database = openSqlite(file);
  onTestFinished(() => database.close());
  expect(await countSubmissions(database.read)).toBe(2);
  expect(await findSubmission(database.read, SEALING.vault, "NIHO-2")).toBeDefined();
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
    "stop the site first",
  );
  expect(readFileSync(file, "utf8")).toBe("made meanwhile");
  expect(readdirSync(folder).toSorted()).toEqual(["journal", "niho.backup", "niho.db"]);
});
