import { sql, type Transaction } from "kysely";
import {
  type BackupChecksums,
  type BackupHeader,
  linesFrom,
  startChecksums,
  TABLES,
} from "./backup-format.ts";
import { readBackup } from "./backup-read.ts";
import { BackupRefused } from "./backup-seal.ts";
import type { Database } from "./database.ts";
import { eraseSubmissions, noteErasures } from "./erasing.ts";
import { migrateWithin } from "./migrate.ts";
import { countOn, dropEverything, setAside, takeTime } from "./restore-tables.ts";
import type { Schema } from "./schema.ts";

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
  /** Whether what the database holds may be lost. */
  replace: boolean;
  erasures?: readonly Erasure[];
  now: Date;
  /** Told now and then which part of the work is done, from 0 to 1. */
  onProgress?: (part: number) => void;
};

type Erasure = Schema["erasures"];

/**
 * Makes the database what it was when a backup was made, in one transaction: all of it, or nothing is changed. The
 * file is read once and verified to its last byte before the transaction ends; what is in the database by then is
 * read back and compared with it. What has been erased since, by the database's own book and by `erasures`, is erased
 * again.
 *
 * Throws `BackupRefused` for a file that is not whole, not ours or of a newer program, and for a database that holds
 * something, unless `replace`.
 */
export async function restore(
  database: Database,
  file: string,
  { secret, replace, erasures = [], now, onProgress = () => undefined }: RestoreOptions,
): Promise<Restored> {
  return database.transact(async (tx) => {
    await takeTime(tx, database.kind);
    if (!replace) await refuseUnlessEmpty(tx);
    const before = await rememberWhatLasts(tx);
    const { header, checksums, rows } = await fill(database, tx, file, secret, (part) =>
      onProgress(part * 0.75),
    );
    await compare(tx, database.kind, header, checksums, (done) =>
      onProgress(0.75 + (0.25 * done) / (rows || 1)),
    );
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

type Lasting = { erasures: Erasure[]; departures: Schema["newsletter_departures"][]; version: number };

/** Of the database that is replaced. */
async function rememberWhatLasts(tx: Transaction<Schema>): Promise<Lasting> {
  const { version } = await tx.selectFrom("data_version").select("version").executeTakeFirstOrThrow();
  return {
    erasures: await tx.selectFrom("erasures").selectAll().execute(),
    departures: await tx.selectFrom("newsletter_departures").selectAll().execute(),
    version,
  };
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
  await leaveAgain(tx, before.departures);
  const booked = [...before.erasures, ...erasures];
  await noteErasures(tx, booked);
  const { references } = await eraseSubmissions(
    tx,
    booked.map(({ reference }) => reference),
    { now, reason: "asked" },
  );
  return references;
}

/** Puts the whole file into tables made anew. Until the last byte is verified, this is only as good as a rollback. */
async function fill(
  database: Database,
  tx: Transaction<Schema>,
  file: string,
  secret: string,
  onProgress: (part: number) => void,
): Promise<{ header: BackupHeader; checksums: BackupChecksums; rows: number }> {
  let header: BackupHeader | undefined;
  let makeAgain = async () => {};
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
      onProgress((done += count) / total);
    },
  });
  await makeAgain();
  return { header: header!, checksums, rows: total };
}

/** What is in the database now is what is in the file. */
async function compare(
  tx: Transaction<Schema>,
  kind: Database["kind"],
  header: BackupHeader,
  expected: BackupChecksums,
  onProgress: (done: number) => void,
): Promise<void> {
  const checksums = startChecksums();
  let done = 0;
  for (const { name, columns } of header.tables) {
    for await (const { lines, count } of linesFrom(tx, kind, name, columns)) {
      checksums.ofTable(name, lines);
      onProgress((done += count));
    }
  }
  const found = checksums.finish(header.tables.map(({ name }) => name));
  const differing = header.tables.filter(({ name }) => found.sha256[name] !== expected.sha256[name]);
  if (differing.length > 0) {
    const named = differing.map(({ name }) => name).join(", ");
    throw new Error(`The database did not take ${named} as it is in the backup; nothing was changed.`);
  }
}

/** Whoever has left the newsletter since the backup was made has left it. */
async function leaveAgain(
  tx: Transaction<Schema>,
  departures: readonly Schema["newsletter_departures"][],
): Promise<void> {
  for (const departure of departures) {
    await tx
      .deleteFrom("newsletter_subscriptions")
      .where("address_hash", "=", departure.address_hash)
      .where("asked_at", "<=", departure.left_at)
      .execute();
    await tx
      .insertInto("newsletter_departures")
      .values(departure)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
