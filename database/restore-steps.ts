import type { Transaction } from "kysely";
import type { BackupChecksums, BackupHeader } from "./backup-format.ts";
import { readBackup } from "./backup-read.ts";
import type { Database } from "./database.ts";
import { eraseSubmissions, noteErasures } from "./erasing.ts";
import { migrateWithin } from "./migrate.ts";
import { countOn, dropEverything, setAside } from "./restore-tables.ts";
import type { Schema } from "./schema.ts";

/** The steps that restoring into a database and into a new file have in common. */

export type Restored = {
  madeAt: Date;
  rows: number;
  /** Of each table, in the file and in the database alike. */
  sha256: Readonly<Record<string, string>>;
  /** What the backup brought back although it had been erased, and was erased again. */
  erasedAgain: string[];
};

export type RestoreOptions = {
  /** Of the site that made the backup. */
  secret: string;
  /** The book that was kept beside the database. */
  erasures?: readonly Erasure[];
  now: Date;
  /** Told now and then which part of the work is done, from 0 to 1. */
  onProgress?: (part: number) => void;
};

type Erasure = Schema["erasures"];

/** How far the work is when all rows are in; reading them back is the rest. */
const FILLED = 0.75;

export type Filled = {
  header: BackupHeader;
  /** Of the file. */
  checksums: BackupChecksums;
  rows: number;
  /** Brings back what was set aside while the rows went in: indexes, and PostgreSQL's references. */
  makeAgain: (tx: Transaction<Schema>) => Promise<void>;
};

/** Puts the whole file into tables made anew. Until the last byte is verified, this is only as good as a rollback. */
export async function fill(
  database: Database,
  tx: Transaction<Schema>,
  file: string,
  secret: string,
  onProgress: (part: number) => void,
): Promise<Filled> {
  let header: BackupHeader | undefined;
  let makeAgain: Filled["makeAgain"] | undefined;
  let total = 0;
  let done = 0;
  const checksums = await readBackup(file, secret, {
    async header(read) {
      header = read;
      total = read.tables.reduce((sum, table) => sum + table.rows, 0);
      await dropEverything(tx, database.kind);
      await migrateWithin(tx, database.kind, read.migrations);
      makeAgain = await setAside(tx, database.kind);
    },
    async rows(table, columns, json, count) {
      await database.insertJson(tx, { table, columns, json });
      onProgress(((done += count) / total) * FILLED);
    },
  });
  return { header: header!, checksums, rows: total, makeAgain: makeAgain! };
}

/** Takes how many of so many rows have been read back, and tells how far the work is. */
export function readBackProgress(rows: number, onProgress: (part: number) => void): (done: number) => void {
  return (done) => onProgress(FILLED + ((1 - FILLED) * done) / (rows || 1));
}

/** Of the database that is replaced. */
export type Lasting = {
  erasures: readonly Erasure[];
  unsubscribed: readonly Schema["newsletter_departures"][];
  version: number;
};

export async function rememberWhatLasts(tx: Transaction<Schema>): Promise<Lasting> {
  const { version } = await tx.selectFrom("data_version").select("version").executeTakeFirstOrThrow();
  return {
    erasures: await tx.selectFrom("erasures").selectAll().execute(),
    unsubscribed: await tx.selectFrom("newsletter_departures").selectAll().execute(),
    version,
  };
}

/** Where there is nothing to replace. */
export const NOTHING_LASTS: Lasting = { erasures: [], unsubscribed: [], version: 0 };

/**
 * The end of it, once all has been compared: what this program has changed since the backup was made, and what outlasts
 * a restore.
 */
export async function finish(
  tx: Transaction<Schema>,
  kind: Database["kind"],
  { header, checksums, rows }: Filled,
  before: Lasting,
  { erasures = [], now, onProgress = () => undefined }: RestoreOptions,
): Promise<Restored> {
  await migrateWithin(tx, kind);
  if (kind === "postgres") await countOn(tx);
  const erasedAgain = await bringBackWhatLasts(tx, before, erasures, now);
  onProgress(1);
  return { madeAt: new Date(header.madeAt), rows, sha256: checksums.sha256, erasedAgain };
}

/** Whoever was erased or has left since is erased and has left, and pages know that all is new. */
async function bringBackWhatLasts(
  tx: Transaction<Schema>,
  before: Lasting,
  erasures: readonly Erasure[],
  now: Date,
): Promise<string[]> {
  await tx
    .updateTable("data_version")
    .set((eb) => ({ version: eb("version", "+", before.version + 1) }))
    .execute();
  await leaveAgain(tx, before.unsubscribed);
  const booked = [...before.erasures, ...erasures];
  await noteErasures(tx, booked);
  const { references } = await eraseSubmissions(
    tx,
    booked.map(({ reference }) => reference),
    { now, reason: "asked" },
  );
  return references;
}

/** Whoever has left the newsletter since the backup was made has left it. */
async function leaveAgain(
  tx: Transaction<Schema>,
  unsubscribed: readonly Schema["newsletter_departures"][],
): Promise<void> {
  for (const row of unsubscribed) {
    await tx
      .deleteFrom("newsletter_subscriptions")
      .where("address_hash", "=", row.address_hash)
      .where("asked_at", "<=", row.left_at)
      .execute();
    await tx
      .insertInto("newsletter_departures")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
