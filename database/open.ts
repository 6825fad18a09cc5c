import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

/**
 * PostgreSQL where there is an address of one, else the embedded file `niho.db` in the data folder.
 *
 * `openDatabase({ databaseUrl: undefined, dataDir: "data" })`
 */
export function openDatabase({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Database {
  if (databaseUrl) return openPostgres(databaseUrl);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return openSqlite(join(dataDir, "niho.db"));
}
