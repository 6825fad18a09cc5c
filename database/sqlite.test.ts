import { chmodSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "#tests/support/new-folder.ts";
import { keep, SEALING } from "#tests/support/sealing.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openSqlite } from "./sqlite.ts";
import { eachSubmission } from "./requests/submissions.ts";

function newPath(): string {
  const folder = newFolder();
  return join(folder, "niho.db");
}

async function open(path: string): Promise<Database> {
  const database = openSqlite(path);
  onTestFinished(() => database.close());
  await migrate(database);
  return database;
}

function remember(database: Database, reference: string): Promise<void> {
  return database.transact((tx) => keep(tx, { reference }));
}

async function pragma(database: Database, name: string): Promise<unknown> {
  const { rows } = await database.transact((tx) => sql`pragma ${sql.raw(name)}`.execute(tx));
  return Object.values(rows[0] as object)[0];
}

test("every commit to a file is flushed to the disk, and foreign keys hold", async () => {
  const database = await open(newPath());
  expect(await pragma(database, "journal_mode")).toBe("wal");
  const full = 2;
  expect(await pragma(database, "synchronous")).toBe(full);
  expect(await pragma(database, "foreign_keys")).toBe(1);
  expect(await pragma(database, "secure_delete")).toBe(1);
});

test.skipIf(process.platform === "win32")(
  "its files are its owner's alone, those of an older program too",
  async () => {
    const path = newPath();
    const modes = () => ["", "-wal", "-shm"].map((end) => (statSync(path + end).mode & 0o777).toString(8));
    const first = openSqlite(path);
    await migrate(first);
    expect(modes()).toEqual(["600", "600", "600"]);
    for (const end of ["", "-wal", "-shm"]) chmodSync(path + end, 0o644);
    const second = await open(path);
    expect(modes()).toEqual(["600", "600", "600"]);
    await remember(second, "NIHO-1");
    await first.close();
  },
);

test("nothing can be written past the transactions", async () => {
  const { read } = await open(newPath());
  await expect(sql`delete from submissions`.execute(read)).rejects.toThrow(/readonly/);
});

test("a writer waits for another process without stopping those who read", async () => {
  const path = newPath();
  const database = await open(path);
  const other = new DatabaseSync(path);
  other.exec("begin immediate");
  const remembered = remember(database, "NIHO-1");
  for (let i = 0; i < 20; i++)
    expect(await Array.fromAsync(eachSubmission(database.read, SEALING.encryption))).toEqual([]);
  other.exec("commit");
  other.close();
  await remembered;
  expect(await Array.fromAsync(eachSubmission(database.read, SEALING.encryption))).toHaveLength(1);
});

test("a writer gets in between two transactions of another process, however many follow", async () => {
  const path = newPath();
  const database = await open(path);
  const other = new DatabaseSync(path);
  const isOver = new AbortController();
  let transactions = 0;
  /** As long as an import's batch and the pause after it. */
  async function writeOnAndOn(): Promise<void> {
    while (!isOver.signal.aborted) {
      other.exec("begin immediate");
      transactions += 1;
      await pause(40);
      other.exec("commit");
      await pause(10);
    }
    other.close();
  }
  const written = writeOnAndOn();
  const waitedFor: number[] = [];
  for (let number = 0; number < 5; number++) {
    await pause(15);
    const before = transactions;
    await remember(database, `NIHO-${number}`);
    waitedFor.push(transactions - before);
  }
  isOver.abort();
  await written;
  expect(Math.max(...waitedFor)).toBeLessThan(2);
});

test("two openings of one file that write as fast as they can lose nothing", async () => {
  const path = newPath();
  const openings = [await open(path), await open(path)];
  const numbers = Array.from({ length: 100 }, (_, index) => index);
  await Promise.all(
    openings.flatMap((database, which) =>
      numbers.map((number) => remember(database, `NIHO-${which}-${number}`)),
    ),
  );
  expect(await Array.fromAsync(eachSubmission(openings[0]!.read, SEALING.encryption))).toHaveLength(200);
});

test("what was written is there after closing and opening again", async () => {
  const path = newPath();
  const first = openSqlite(path);
  await migrate(first);
  await remember(first, "NIHO-1");
  await first.close();
  expect(await Array.fromAsync(eachSubmission((await open(path)).read, SEALING.encryption))).toHaveLength(1);
});

test("closing leaves one file, also when nothing was read through it", async () => {
  const path = newPath();
  const database = openSqlite(path);
  await migrate(database);
  await remember(database, "NIHO-1");
  await database.close();
  expect(readdirSync(dirname(path))).toEqual(["niho.db"]);
});

test("two databases in memory know nothing of each other", async () => {
  const [one, other] = [await open(":memory:"), await open(":memory:")];
  await remember(one, "NIHO-1");
  expect(await Array.fromAsync(eachSubmission(other.read, SEALING.encryption))).toEqual([]);
});

test("many different statements do not pile up, and a statement that was dropped works again", async () => {
  const { read } = await open(":memory:");
  for (const round of [1, 2]) {
    for (let number = 0; number < 1000; number++) {
      const { rows } = await sql<{ sum: number }>`select ${sql.lit(number)} + ${round} as sum`.execute(read);
      expect(rows[0]!.sum).toBe(number + round);
    }
  }
});
