import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import type { Sealing } from "#database/record-keys.ts";
import { secretFor } from "#server/secret.ts";

/** A folder with an empty database and the secret that the command line finds there; both are the caller's to end. */
export async function newDataFolder(): Promise<{
  dataDir: string;
  database: Database;
  sealing: Sealing;
}> {
  const dataDir = mkdtempSync(join(tmpdir(), "niho-"));
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(database);
  const { sealing } = await secretFor({ dataDir, appSecret: undefined }, database.read);
  return { dataDir, database, sealing };
}
