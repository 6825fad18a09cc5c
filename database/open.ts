import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeDataFolder } from "./files/data-folder.ts";
import { tableColumns } from "./backups/backup-rows.ts";
import type { Database } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import { exposedFiles } from "./sqlite-files.ts";

/** Where the data is: `{ databaseUrl: undefined, dataDir: "data" }`. */
type Location = { databaseUrl: string | undefined; dataDir: string };

/** A mistyped `DATA_DIR` or `DATABASE_URL`, or before the first start. */
export class NoDatabase extends Error {
  override readonly name = "NoDatabase";
}

/**
 * PostgreSQL where there is an address of one, else the embedded file `niho.db` in the data folder, which is made when
 * it does not exist.
 *
 * `openDatabase({ databaseUrl: undefined, dataDir: "data" })`
 */
export function openDatabase({ databaseUrl, dataDir }: Location): Database {
  if (databaseUrl) return openPostgres(databaseUrl);
  makeDataFolder(dataDir);
  return openSqlite(embeddedFile(dataDir));
}

/** Opens a database that the site has used. Makes nothing; throws `NoDatabase`, which names where it looked. */
export async function openExistingDatabase(location: Location): Promise<Database> {
  const { databaseUrl, dataDir } = location;
  if (missingFile(location)) {
    throw new NoDatabase(`There is no database in ${resolve(dataDir)} (DATA_DIR).`);
  }
  const database = openDatabase(location);
  try {
    const columns = await tableColumns(database.read, database.kind, "practices");
    if (columns.length > 0) return database;
    const place = databaseUrl
      ? `PostgreSQL at ${withoutPassword(databaseUrl)} (DATABASE_URL)`
      : `the database in ${resolve(dataDir)} (DATA_DIR)`;
    throw new NoDatabase(`There are no tables of Niho in ${place}.`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The file that the database is to be, where it is one and does not exist: before the first start, or after a loss. */
export function missingFile({ databaseUrl, dataDir }: Location): string | undefined {
  const file = embeddedFile(dataDir);
  return databaseUrl || existsSync(file) ? undefined : file;
}

/** Whether other users of this machine may read the embedded database. Opening it narrows it, where we own it. */
export function isDatabaseExposed({ databaseUrl, dataDir }: Location): boolean {
  return !databaseUrl && exposedFiles(embeddedFile(dataDir)).length > 0;
}

/** `postgres://niho:secret@db.example/niho` → `db.example/niho` */
export function withoutPassword(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/** The path of the database in a data folder. */
export function embeddedFile(dataDir: string): string {
  return join(dataDir, "niho.db");
}
