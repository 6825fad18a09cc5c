import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { makeDataFolder } from "../files/data-folder.ts";
import { renameDurably } from "../files/durable.ts";
import { BackupRefused } from "./backup-seal.ts";
import { migrate } from "../migrate.ts";
import { restore, type Restored, type RestoreOptions } from "./restore.ts";
import { openSqlite } from "../sqlite.ts";

/**
 * Restores into a SQLite file that does not exist, as after the loss of a disk. The file is filled under a temporary
 * name and renamed once it is whole, so a restore that fails leaves no file.
 *
 * Throws `BackupRefused` as `restore` does, and when the file has been made meanwhile.
 *
 * `await restoreIntoNewFile("data/niho.db", "niho.backup", { secret, now: new Date() })`
 */
export async function restoreIntoNewFile(
  file: string,
  backup: string,
  options: RestoreOptions,
): Promise<Restored> {
  const folder = dirname(file);
  makeDataFolder(folder);
  const unfinished = join(folder, `.${basename(file)}.unfinished`);
  await removeDatabase(unfinished);
  try {
    const restored = await restoreInto(unfinished, backup, options);
    if (existsSync(file)) throw new BackupRefused(`${file} was made in the meantime. Stop the site first.`);
    // SQLite would apply a lost file's journal to this one.
    await removeDatabase(file);
    await renameDurably(unfinished, file);
    return restored;
  } catch (error) {
    await removeDatabase(unfinished);
    throw error;
  }
}

async function restoreInto(file: string, backup: string, options: RestoreOptions): Promise<Restored> {
  const database = openSqlite(file);
  try {
    await migrate(database);
    const restored = await restore(database, backup, { ...options, replace: false });
    // All of it into the file itself, flushed: closing would do so too, but say nothing if it fails.
    await database.scrub();
    return restored;
  } finally {
    await database.close();
  }
}

async function removeDatabase(file: string): Promise<void> {
  for (const end of ["", "-wal", "-shm", "-journal"]) await rm(file + end, { force: true });
}
