import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import { type BackupChecksums, type BackupHeader, backupLines, TABLES } from "./backup-format.ts";
import { readBackup } from "./backup-read.ts";
import { rowsOf } from "./backup-rows.ts";
import { BackupRefused } from "./backup-seal.ts";
import type { Database } from "../database.ts";
import type { Keyed } from "../email-hash.ts";
import { openEnvelopeEncryption } from "../envelope-encryption.ts";
import { eraseSubmissions, noteErasures } from "../erasing.ts";
import { migrateWithin, refuseUnknown } from "../migrate.ts";
import { watchMailKey } from "../practices/practice-watches.ts";
import { takenBackReviews } from "../practices/reviews.ts";
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
  erasures?: readonly Erasure[];
  now: Date;
  /** Called now and then with the part of the work that is done, from 0 to 1. */
  onProgress?: (part: number) => void;
};

type Erasure = Schema["erasures"];

/** The part of the work that is done when all rows are in; reading them back is the rest. */
const FILLED = 0.75;

/**
 * Makes the database what it was when a backup was made, in one transaction: all of it, or nothing is changed. The
 * file is read once and verified to its last byte; what the database then holds is read back and its checksums are
 * compared with those of the file. What has been erased since, by the database's own list and by `erasures`, is
 * erased again. Free times are asked for until an operator has looked: patients know of bookings that the backup does not.
 * Practices that may have been asked since whether their listing is right count as asked.
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
    onProgress = () => undefined,
  }: RestoreOptions & { replace: boolean },
): Promise<Restored> {
  const secrets = [secret, ...oldSecrets];
  return database.transact(async (tx) => {
    await allowLongTransaction(tx, database.kind);
    if (!replace) await refuseUnlessEmpty(tx);
    const before = await readLasting(tx, now);
    const { header, checksums, rows } = await fill(database, tx, file, secrets, onProgress);
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
    const erasedAgain = await bringBackLasting(tx, before, erasures, { now, keyedHash });
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

/** Puts the whole file into tables made anew. */
async function fill(
  database: Database,
  tx: Transaction<Schema>,
  file: string,
  secrets: readonly string[],
  onProgress: (part: number) => void,
): Promise<{ header: BackupHeader; checksums: BackupChecksums; rows: number }> {
  let header: BackupHeader | undefined;
  let total = 0;
  let done = 0;
  const checksums = await readBackup(file, secrets, {
    async header(read) {
      header = read;
      total = read.tables.reduce((sum, table) => sum + table.rows, 0);
      await dropTables(tx, database.kind);
      await migrateWithin(tx, database.kind, read.migrations);
    },
    async rows(table, columns, rows) {
      await database.insertRows(tx, { table, columns, rows });
      onProgress(((done += rows.length) / total) * FILLED);
    },
  });
  return { header: header!, checksums, rows: total };
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

/** What of a replaced database outlasts the restore. */
type Lasting = {
  /** They include the reviews that were taken back, which the next hour would have erased. */
  erasures: readonly Erasure[];
  erasedMails: readonly Schema["erased_mails"][];
  unsubscribed: readonly Schema["newsletter_departures"][];
  /** When the clock was last plausible: a backup made under a wrong clock must not vouch for it. */
  clock: Schema["clock_checks"] | undefined;
  versions: Readonly<Record<DataVersion, number>>;
};

/** The numbers by which caches know that what they hold is stale. */
const DATA_VERSIONS = ["data_version", "free_times_version"] as const;
type DataVersion = (typeof DATA_VERSIONS)[number];

async function versionOf(tx: Transaction<Schema>, table: DataVersion): Promise<number> {
  const { version } = await tx.selectFrom(table).select("version").executeTakeFirstOrThrow();
  return version;
}

async function readLasting(tx: Transaction<Schema>, now: Date): Promise<Lasting> {
  const [erased_at, reason] = [now.toISOString(), "asked"] as const;
  return {
    erasures: [
      ...(await tx.selectFrom("erasures").selectAll().execute()),
      ...(await takenBackReviews(tx)).map((reference) => ({ reference, erased_at, reason })),
    ],
    erasedMails: await tx.selectFrom("erased_mails").selectAll().execute(),
    unsubscribed: await tx.selectFrom("newsletter_departures").selectAll().execute(),
    clock: await tx.selectFrom("clock_checks").selectAll().executeTakeFirst(),
    versions: {
      data_version: await versionOf(tx, "data_version"),
      free_times_version: await versionOf(tx, "free_times_version"),
    },
  };
}

/** Erases again what was erased since the backup, unsubscribes those who left since, and makes every cache stale. */
async function bringBackLasting(
  tx: Transaction<Schema>,
  before: Lasting,
  erasures: readonly Erasure[],
  around: { now: Date } & Keyed,
): Promise<string[]> {
  for (const table of DATA_VERSIONS)
    await tx
      .updateTable(table)
      .set((eb) => ({ version: eb("version", "+", before.versions[table] + 1) }))
      .execute();
  if (before.clock) await tx.insertInto("clock_checks").values(before.clock).execute();
  for (const mail of before.erasedMails) await tx.insertInto("erased_mails").values(mail).execute();
  await unsubscribeAgain(tx, before.unsubscribed);
  const listed = [...before.erasures, ...erasures];
  await noteErasures(tx, listed);
  await endWatchesAgain(tx, listed);
  return eraseSubmissions(
    tx,
    listed.map(({ reference }) => reference),
    { ...around, reason: "asked" },
  );
}

/** Ends again what had ended since a backup was made, and deletes the mails that had been erased. */
async function endWatchesAgain(tx: Transaction<Schema>, ended: readonly Schema["erasures"][]): Promise<void> {
  for (const { reference, erased_at } of ended) {
    const [, what, whose = ""] = /^watch (mails )?(\w+)$/.exec(reference) ?? [];
    if (what)
      await tx
        .deleteFrom("outbox")
        .where("key_name", "=", watchMailKey(whose))
        .where("created_at", "<=", erased_at)
        .execute();
    else if (whose) await tx.deleteFrom("practice_watches").where("id", "=", whose).execute();
  }
}

async function unsubscribeAgain(
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
