import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#database/database.ts";
import { embeddedFile, openDatabase } from "#database/open.ts";
import type { Sealing } from "#database/record-keys.ts";
import { secretFor } from "#server/secret.ts";
import { writeMigrated } from "./template-database.ts";

/** A folder with an empty database and the secret that the command line finds there; both are the caller's to end. */
export async function newDataFolder(): Promise<{
  dataDir: string;
  database: Database;
  sealing: Sealing;
}> {
  const dataDir = mkdtempSync(join(tmpdir(), "niho-"));
  await writeMigrated(embeddedFile(dataDir));
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  const { sealing } = await secretFor({ dataDir, appSecret: undefined }, database);
  return { dataDir, database, sealing };
}
