import { sql, type Transaction } from "kysely";
import { TABLES } from "./backup-format.ts";
import { BackupRefused } from "./backup-seal.ts";
import type { Database } from "./database.ts";
import { assertEqual, readBack } from "./restore-compare.ts";
import {
  fill,
  finish,
  readBackProgress,
  rememberWhatLasts,
  type Restored,
  type RestoreOptions,
} from "./restore-steps.ts";
import { takeTime } from "./restore-tables.ts";
import type { Schema } from "./schema.ts";

/** Besides, whether what the database holds may be lost. */
type Options = RestoreOptions & { replace: boolean };

/**
 * Makes the database what it was when a backup was made, in one transaction: all of it, or nothing is changed. The
 * file is read once and verified to its last byte before the transaction ends; what is in the database by then is
 * read back and compared with it. What has been erased since, by the database's own book and by `erasures`, is erased
 * again.
 *
 * Throws `BackupRefused` for a file that is not whole, not ours or of a newer program, and for a database that holds
 * something, unless `replace`.
 *
 * `await restore(database, "niho.backup", { secret, replace: false, now: new Date() })`
 */
export async function restore(database: Database, file: string, options: Options): Promise<Restored> {
  const { secret, replace, onProgress = () => undefined } = options;
  return database.transact(async (tx) => {
    await takeTime(tx, database.kind);
    if (!replace) await refuseUnlessEmpty(tx);
    const before = await rememberWhatLasts(tx);
    const filled = await fill(database, tx, file, secret, onProgress);
    await filled.makeAgain(tx);
    const progress = readBackProgress(filled.rows, onProgress);
    assertEqual(filled.checksums.sha256, await readBack(tx, database.kind, filled.header.tables, progress));
    return finish(tx, database.kind, filled, before, options);
  });
}

async function refuseUnlessEmpty(tx: Transaction<Schema>): Promise<void> {
  for (const table of TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx);
    if (rows.length > 0) {
      throw new BackupRefused(
        "This database holds something already; with --replace the backup takes its place.",
      );
    }
  }
}
