import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { flushFile, renameDurably } from "#files/durable.ts";
import { BackupRefused } from "./backup-seal.ts";
import type { Database } from "./database.ts";
import { assertEqual, startReadBackThread } from "./restore-compare.ts";
import {
  fill,
  type Filled,
  finish,
  NOTHING_LASTS,
  readBackProgress,
  type Restored,
  type RestoreOptions,
} from "./restore-steps.ts";
import { assertReferences, takeTime } from "./restore-tables.ts";
import { openUnfinished } from "./sqlite.ts";

/**
 * Restores into a file of SQLite that is not there, as after the loss of a disk. While nobody can read it, it needs no
 * journal and no flush: it is filled beside its place, flushed once when all of it has been compared with the backup,
 * and has its name only then. Whatever fails before, there is no file.
 *
 * Throws `BackupRefused` as `restore` does, and when somebody has made the file meanwhile.
 *
 * `await restoreIntoNewFile("data/niho.db", "niho.backup", { secret, now: new Date() })`
 */
export async function restoreIntoNewFile(
  file: string,
  backup: string,
  options: RestoreOptions,
): Promise<Restored> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${basename(file)}.unfinished`);
  await rm(unfinished, { force: true });
  try {
    const restored = await restoreUnseen(unfinished, backup, options);
    await flushFile(unfinished);
    if (existsSync(file))
      throw new BackupRefused(`Somebody has made ${file} meanwhile: stop the site first.`);
    // Of a file that is lost: SQLite would take what they hold for news of this one.
    for (const rest of ["-wal", "-shm", "-journal"]) await rm(file + rest, { force: true });
    await renameDurably(unfinished, file);
    return restored;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function restoreUnseen(unfinished: string, backup: string, options: RestoreOptions): Promise<Restored> {
  const filled = await fillAndCompare(unfinished, backup, options);
  return withUnfinished(unfinished, "checked", (database) =>
    database.transact((tx) => finish(tx, database.kind, filled, NOTHING_LASTS, options)),
  );
}

/**
 * Reads the file back while its indexes are made. That each row hangs on one that is there is checked of all of them
 * at once, which is quicker than one by one as they go in.
 */
async function fillAndCompare(
  unfinished: string,
  backup: string,
  { secret, onProgress = () => undefined }: RestoreOptions,
): Promise<Filled> {
  const thread = startReadBackThread();
  try {
    return await withUnfinished(unfinished, "unchecked", async (database) => {
      const filled = await database.transact(async (tx) => {
        await takeTime(tx, database.kind);
        return fill(database, tx, backup, secret, onProgress);
      });
      await thread.during(
        { file: unfinished, tables: filled.header.tables },
        readBackProgress(filled.rows, onProgress),
        (sums) =>
          database.transact(async (tx) => {
            await filled.makeAgain(tx);
            await assertReferences(tx);
            assertEqual(filled.checksums.sha256, await sums);
          }),
      );
      return filled;
    });
  } finally {
    await thread.end();
  }
}

async function withUnfinished<Result>(
  file: string,
  references: "checked" | "unchecked",
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openUnfinished(file, references);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
