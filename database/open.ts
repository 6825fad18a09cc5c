import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

/** Where the data is: `{ databaseUrl: undefined, dataDir: "data" }`. */
type Whereabouts = { databaseUrl: string | undefined; dataDir: string };

/**
 * PostgreSQL where there is an address of one, else the embedded file `niho.db` in the data folder.
 *
 * `openDatabase({ databaseUrl: undefined, dataDir: "data" })`
 */
export function openDatabase({ databaseUrl, dataDir }: Whereabouts): Database {
  if (databaseUrl) return openPostgres(databaseUrl);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return openSqlite(embeddedFile(dataDir));
}

/** The file that the database is to be, where it is one and that is not there: before the first start, or after a loss. */
export function missingFile({ databaseUrl, dataDir }: Whereabouts): string | undefined {
  const file = embeddedFile(dataDir);
  return databaseUrl || existsSync(file) ? undefined : file;
}

function embeddedFile(dataDir: string): string {
  return join(dataDir, "niho.db");
}
