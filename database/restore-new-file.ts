import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { BackupRefused } from "./backup-seal.ts";
import { flushFile, flushFolder } from "./flush.ts";
import { migrate } from "./migrate.ts";
import { restore, type Restored, type RestoreOptions } from "./restore.ts";
import { openUnfinished } from "./sqlite.ts";

/** There is nothing to replace. */
type Options = Omit<RestoreOptions, "replace">;

/**
 * Restores into a file of SQLite that is not there, as after the loss of a disk. While nobody can read it, it needs no
 * journal and no flush: it is filled beside its place, flushed once when all of it has been compared with the backup,
 * and has its name only then. Whatever fails before, there is no file.
 *
 * Throws `BackupRefused` as `restore` does, and when somebody has made the file meanwhile.
 *
 * `await restoreIntoNewFile("data/niho.db", "niho.backup", { secret, now: new Date() })`
 */
export async function restoreIntoNewFile(file: string, backup: string, options: Options): Promise<Restored> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${basename(file)}.unfinished`);
  await rm(unfinished, { force: true });
  try {
    const restored = await fill(unfinished, backup, options);
    await flushFile(unfinished);
    if (existsSync(file))
      throw new BackupRefused(`Somebody has made ${file} meanwhile: stop the site first.`);
    // Of a file that is lost: SQLite would take what they hold for news of this one.
    for (const rest of ["-wal", "-shm", "-journal"]) await rm(file + rest, { force: true });
    await rename(unfinished, file);
    await flushFolder(folder);
    return restored;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function fill(unfinished: string, backup: string, options: Options): Promise<Restored> {
  const database = openUnfinished(unfinished);
  try {
    await migrate(database);
    return await restore(database, backup, { ...options, replace: false });
  } finally {
    await database.close();
  }
}
