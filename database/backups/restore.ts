import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import { type BackupChecksums, type BackupHeader, backupLines, TABLES } from "./backup-format.ts";
import { readBackup } from "./backup-read.ts";
import { rowsOf } from "./backup-rows.ts";
import { BackupRefused } from "./backup-seal.ts";
import type { Database } from "../database.ts";
import { openEnvelopeEncryption } from "../envelope-encryption.ts";
import { endAgain, endedAfter, type Ended, type Lasting, readLasting } from "./lasting.ts";
import { migrateWithin, refuseUnknown } from "../migrate.ts";
import { advanceSequences, dropTables, allowLongTransaction } from "./restore-tables.ts";
import type { Schema } from "../schema.ts";
import { pauseFreeTimes } from "../settings.ts";
import { makeSiteKeys, sealingWith } from "../site-keys.ts";
import { noteAskedSince } from "../practices/yearly-checks.ts";

export type Restored = {
  madeAt: Date;
  rows: number;
  /** The hash of each table, in the file and in the database alike. */
  sha256: Readonly<Record<string, string>>;
  /** Submissions of the backup that had been erased since, and were erased again. */
  erasedAgain: string[];
};

export type RestoreOptions = {
  /** The secret of the site that made the backup. */
  secret: string;
  /** What it was before: the backup may be older. */
  oldSecrets?: readonly string[];
  /** What `DATA_DIR/erasures.txt` lists. */
  erasures?: readonly Ended[];
  now: Date;
  /** Writes the line of this restore into the audit, in the same transaction. `madeAt` is the time of the backup. */
  audit?: (tx: Transaction<Schema>, madeAt: Date) => Promise<void>;
  /** Called now and then with the part of the work that is done, from 0 to 1. */
  onProgress?: (part: number) => void;
};

/** The part of the work that is done when all rows are in; reading them back is the rest. */
const FILLED = 0.75;

/**
 * Makes the database what it was when a backup was made, in one transaction: all of it, or nothing is changed. The
 * file is read once and verified to its last byte; what the database then holds is read back and its checksums are
 * compared with those of the file. What has been erased or ended since, by the database itself and by `erasures`, is
 * erased or ended again (`lasting.ts`). Free times are asked for until an operator has looked: patients know of bookings
 * that the backup does not. Practices that may have been asked since whether their listing is right count as asked.
 *
 * Throws `BackupRefused` for a file that is not whole, not ours or of a newer program, and for a database that holds
 * something, unless `replace`.
 *
 * `await restore(database, "niho.backup", { secret, replace: false, now: new Date() })`
 */
export async function restore(
  database: Database,
  file: string,
  {
    secret,
    oldSecrets = [],
    erasures = [],
    now,
    replace,
    audit,
    onProgress = () => undefined,
  }: RestoreOptions & { replace: boolean },
): Promise<Restored> {
  const secrets = [secret, ...oldSecrets];
  return database.transact(async (tx) => {
    await allowLongTransaction(tx, database.kind);
    if (!replace) await refuseUnlessEmpty(tx);
    const { header, checksums, rows, before } = await fill(database, tx, file, { secrets, now, onProgress });
    await assertEqual(tx, header.tables, checksums, (done) =>
      onProgress(FILLED + ((1 - FILLED) * done) / (rows || 1)),
    );
    await migrateWithin(tx, database.kind);
    if (database.kind === "postgres") await advanceSequences(tx);
    const madeAt = new Date(header.madeAt);
    await pauseFreeTimes(tx);
    await noteAskedSince(tx, madeAt, now);
    const encryption = openEnvelopeEncryption(() => secrets, randomBytes);
    const { keyedHash } = sealingWith(encryption, await makeSiteKeys(tx, encryption));
    await before.carryOver();
    const endings = [...before.ended, ...endedAfter(madeAt, erasures)];
    const erasedAgain = await endAgain(tx, endings, { now, keyedHash });
    await audit?.(tx, madeAt);
    onProgress(1);
    return { madeAt, rows, sha256: checksums.sha256, erasedAgain };
  });
}

/**
 * Reads a backup to its last byte and says what it holds. No database is opened, and nothing is written. Throws
 * `BackupRefused` like `restore`.
 */
export async function checkBackup(
  file: string,
  secrets: readonly string[],
): Promise<{ madeAt: Date; tables: BackupHeader["tables"] }> {
  let header: BackupHeader | undefined;
  await readBackup(file, secrets, {
    async header(read) {
      refuseUnknown(read.migrations);
      header = read;
    },
    async rows() {},
  });
  return { madeAt: new Date(header!.madeAt), tables: header!.tables };
}

async function refuseUnlessEmpty(tx: Transaction<Schema>): Promise<void> {
  // A directory that was emptied on purpose holds that one setting, and every site its keys.
  for (const table of TABLES.filter((name) => name !== "settings" && name !== "site_keys")) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx);
    if (rows.length > 0) {
      throw new BackupRefused(
        "This database already holds something. To replace it with the backup, add --replace.",
      );
    }
  }
}

/** Puts the whole file into tables made anew, and says what of those before outlasts it. */
async function fill(
  database: Database,
  tx: Transaction<Schema>,
  file: string,
  { secrets, now, onProgress }: { secrets: readonly string[]; now: Date; onProgress: (part: number) => void },
): Promise<{ header: BackupHeader; checksums: BackupChecksums; rows: number; before: Lasting }> {
  let header: BackupHeader | undefined;
  let before: Lasting | undefined;
  let total = 0;
  let done = 0;
  const checksums = await readBackup(file, secrets, {
    async header(read) {
      header = read;
      total = read.tables.reduce((sum, table) => sum + table.rows, 0);
      before = await readLasting(tx, { madeAt: new Date(read.madeAt), now });
      await dropTables(tx, database.kind);
      await migrateWithin(tx, database.kind, read.migrations);
    },
    async rows(table, columns, rows) {
      await database.insertRows(tx, { table, columns, rows });
      onProgress(((done += rows.length) / total) * FILLED);
    },
  });
  return { header: header!, checksums, rows: total, before: before! };
}

/** Throws unless each table in the database, written as a backup, has the checksum that it has in the file. */
async function assertEqual(
  db: Kysely<Schema>,
  tables: BackupHeader["tables"],
  { sha256 }: BackupChecksums,
  onProgress: (done: number) => void,
): Promise<void> {
  const differing: string[] = [];
  let done = 0;
  for (const { name, columns } of tables) {
    const sum = createHash("sha256");
    for await (const rows of rowsOf(db, name, columns)) {
      sum.update(backupLines(rows));
      onProgress((done += rows.length));
    }
    if (sum.digest("hex") !== sha256[name]) differing.push(name);
  }
  if (differing.length === 0) return;
  throw new Error(
    `The database did not take ${differing.join(", ")} as it is in the backup; nothing was changed.`,
  );
}
