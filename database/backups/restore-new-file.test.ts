import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Transaction } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { DAY, HOUR } from "#domain/durations.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { eraseDue } from "#outbox/jobs/erase-due.ts";
import { memoryMailer } from "#outbox/transports/memory.ts";
import { fillEveryTable } from "#tests/support/backup.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { writeOddBackup } from "#tests/support/odd-backup.ts";
import { keep, SEALING, TEST_SECRET } from "#tests/support/sealing.ts";
import { backUp } from "./backup.ts";
import { BackupRefused } from "./backup-seal.ts";
import { readErasuresFile } from "./erasures-file.ts";
import {
  calendarToken,
  endCalendar,
  findCalendarLink,
  makeCalendarLink,
} from "../free-times/calendar-links.ts";
import { migrate } from "../migrate.ts";
import { findSubscription, findUnsubscribed } from "../newsletter/newsletter.ts";
import { leaveNewsletter } from "../newsletter/newsletter-leaving.ts";
import { endWatch } from "../practices/practice-watches.ts";
import { takeBackReview } from "../practices/reviews.ts";
import { restoreIntoNewFile } from "./restore-new-file.ts";
import { openSqlite } from "../sqlite.ts";
import type { Schema } from "../schema.ts";
import { claimSubmission, countSubmissions, findSubmission } from "../requests/submissions.ts";
import { isStopped, noteStop } from "../texts.ts";

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

test("What people took back, left or stopped doesn’t come back with a backup and the list that lay beside it", async () => {
  const folder = newFolder();
  const file = join(folder, "niho.db");
  const backup = join(folder, "niho.backup");
  const erasuresFile = join(folder, "erasures.txt");
  const lost = openSqlite(file);
  await migrate(lost);
  await fillEveryTable(lost, 1);
  const link = { practiceId: 1, madeAt: NOW };
  const review = { request: "NIHO-0", reference: "NIHO-review", today: newZealandDay(NOW) };
  await lost.transact(async (tx) => {
    await keep(tx, { reference: review.reference, kind: "review" });
    await makeCalendarLink(tx, SEALING, link);
  });
  await backUp(lost, backup, HOW);
  const later = new Date(NOW.getTime() + HOUR);
  await lost.transact(async (tx) => {
    await takeBackReview(tx, SEALING, review);
    await leaveNewsletter(tx, "u", later);
    await endWatch(tx, { id: "a1" }, later);
    await noteStop(tx, "n1", later);
    await endCalendar(tx, 1, later);
  });
  const checkClock = () => Promise.resolve({ isPlausible: true } as const);
  const store = { database: lost, mailer: memoryMailer(), checkClock, erasuresFile, ...SEALING };
  await eraseDue(store, later);
  const noted = readFileSync(erasuresFile, "utf8");
  await eraseDue(store, later);
  expect(readFileSync(erasuresFile, "utf8")).toBe(noted);
  await lost.close();
  for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });

  const erasures = await readErasuresFile(erasuresFile);
  await restoreIntoNewFile(file, backup, { ...HOW, now: later, erasures });
  const database = openSqlite(file);
  onTestFinished(() => database.close());
  expect(await findSubmission(database.read, SEALING.encryption, review.reference)).toBeUndefined();
  expect(await findSubscription(database.read, "aroha")).toBeUndefined();
  expect(await findUnsubscribed(database.read, "aroha")).toMatchObject({ leftAt: later });
  expect(await database.read.selectFrom("practice_watches").selectAll().execute()).toEqual([]);
  expect(await isStopped(database.read, "n1")).toBe(true);
  expect(await findCalendarLink(database.read, calendarToken(SEALING, link))).toBeUndefined();

  // Once no backup from before is left, the references alone stay.
  const after = new Date(later.getTime() + 30 * DAY);
  await eraseDue({ ...store, database }, after);
  expect((await readErasuresFile(erasuresFile)).map(({ reference }) => reference)).toEqual([
    "NIHO-gone",
    review.reference,
  ]);
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
