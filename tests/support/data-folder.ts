import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#database/database.ts";
import { type EnvelopeEncryption, openEnvelopeEncryption } from "#database/envelope-encryption.ts";
import { migrate } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { keyedHashWith, loadSecret } from "#server/secret.ts";

/** A folder with an empty database and the secret that the command line finds there; both are the caller's to end. */
export async function newDataFolder(): Promise<{
  dataDir: string;
  database: Database;
  sealing: { encryption: EnvelopeEncryption; keyedHash: (text: string) => string };
}> {
  const dataDir = mkdtempSync(join(tmpdir(), "niho-"));
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(database);
  const secret = await loadSecret({ dataDir, appSecret: undefined });
  const sealing = {
    encryption: openEnvelopeEncryption(secret, randomBytes),
    keyedHash: keyedHashWith(secret),
  };
  return { dataDir, database, sealing };
}
