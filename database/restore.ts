import { sql, type Transaction } from "kysely";
import { TABLES } from "./backup-format.ts";
import { BackupRefused } from "./backup-seal.ts";
import type { Database } from "./database.ts";
import { migrateWithin } from "./migrate.ts";
import { insistOnEqual, readBack } from "./restore-compare.ts";
import {
  bringBackWhatLasts,
  fill,
  FILLED,
  rememberWhatLasts,
  type Restored,
  type RestoreOptions,
} from "./restore-steps.ts";
import { countOn, takeTime } from "./restore-tables.ts";
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
export async function restore(
  database: Database,
  file: string,
  { secret, replace, erasures = [], now, onProgress = () => undefined }: Options,
): Promise<Restored> {
  return database.transact(async (tx) => {
    await takeTime(tx, database.kind);
    if (!replace) await refuseUnlessEmpty(tx);
    const before = await rememberWhatLasts(tx);
    const { header, checksums, rows, makeAgain } = await fill(database, tx, file, secret, onProgress);
    await makeAgain(tx);
    const found = await readBack(tx, database.kind, header.tables, (done) =>
      onProgress(FILLED + ((1 - FILLED) * done) / (rows || 1)),
    );
    insistOnEqual(checksums.sha256, found);
    await migrateWithin(tx, database.kind);
    if (database.kind === "postgres") await countOn(tx);
    const erasedAgain = await bringBackWhatLasts(tx, before, erasures, now);
    onProgress(1);
    return { madeAt: new Date(header.madeAt), rows, sha256: checksums.sha256, erasedAgain };
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
