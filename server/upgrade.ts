import { join } from "node:path";
import { backUp } from "#database/backups/backup.ts";
import type { Database } from "#database/database.ts";
import { migrate, missingMigrations } from "#database/migrate.ts";
import { upgradeBackupName } from "#outbox/jobs/backup-files.ts";
import type { Config } from "./config.ts";
import { dataFolders } from "./mailer.ts";
import { isSecretLost, loadSecret, SecretLost } from "./secret.ts";

/**
 * Brings the tables up to date. What an older release has written goes into a backup first, from which that release can
 * be restored; without it nothing is changed. An empty database has nothing to keep. Gives the file of the backup, or
 * null. Throws `SecretLost` where that release couldn't open the backup.
 */
export async function bringUpToDate(config: Config, database: Database): Promise<string | null> {
  let file: string | null = null;
  if ((await missingMigrations(database)).length > 0) {
    if (await isSecretLost(config, database.read)) throw new SecretLost(config);
    const secret = await loadSecret(config);
    const now = new Date();
    file = join(dataFolders(config).backupFolder, upgradeBackupName(now));
    await backUp(database, file, { secret, now });
  }
  await migrate(database);
  return file;
}
