import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { CompiledQuery, sql, type Transaction } from "kysely";
import {
  ALL_TABLES,
  type BackupChecksums,
  type BackupHeader,
  linesOf,
  type Row,
  rowsOf,
  startChecksums,
  type TableName,
  TABLES,
} from "./backup-format.ts";
import { BackupRefused, openBytes } from "./backup-seal.ts";
import type { Database } from "./database.ts";
import { eraseSubmissions, noteErasures } from "./erasing.ts";
import { migrateWithin } from "./migrate.ts";
import type { Schema } from "./schema.ts";

export type Restored = {
  madeAt: Date;
  rows: number;
  /** Of each table, in the file and in the database alike. */
  sha256: Readonly<Record<string, string>>;
  /** What the backup brought back although it had been erased, and was erased again. */
  erasedAgain: string[];
};

type Erasure = Schema["erasures"];

/**
 * Makes the database what it was when a backup was made, in one transaction: all of it, or nothing is changed. The file
 * is read through and verified first; what is in the database afterwards is read back and compared with it. What has
 * been erased since, by the database's own book and by `erasures`, is erased again.
 *
 * Throws `BackupRefused` for a file that is not whole, not ours or of a newer program, and for a database that holds
 * something, unless `replace`.
 */
export async function restore(
  database: Database,
  file: string,
  {
    secret,
    replace,
    erasures = [],
    now,
    onProgress = () => undefined,
  }: {
    secret: string;
    replace: boolean;
    erasures?: readonly Erasure[];
    now: Date;
    /** Told now and then which part of the work is done, from 0 to 1. */
    onProgress?: (part: number) => void;
  },
): Promise<Restored> {
  const { header, checksums } = await verify(file, secret, (part) => onProgress(part * 0.2));
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
  const erasedAgain = await database.transact(async (tx) => {
    await takeTime(tx, database.kind);
    if (!replace) await refuseUnlessEmpty(tx);
    const booked = [...(await tx.selectFrom("erasures").selectAll().execute()), ...erasures];
    const departures = await tx.selectFrom("newsletter_departures").selectAll().execute();
    const { version } = await tx.selectFrom("data_version").select("version").executeTakeFirstOrThrow();
    await dropEverything(tx, database.kind);
    await migrateWithin(tx, database.kind, header.migrations);
    const indexes = await setIndexesAside(tx, database.kind);
    await fill(tx, database.kind, file, secret, (done) => onProgress(0.2 + (0.5 * done) / (rows || 1)));
    if (database.kind === "postgres") await sql`set constraints all immediate`.execute(tx);
    for (const { definition } of indexes) await sql.raw(definition).execute(tx);
    await compare(tx, header, checksums, (done) => onProgress(0.7 + (0.3 * done) / (rows || 1)));
    await migrateWithin(tx, database.kind);
    if (database.kind === "postgres") await countOn(tx);
    await tx
      .updateTable("data_version")
      .set((eb) => ({ version: eb("version", "+", version + 1) }))
      .execute();
    await leaveAgain(tx, departures);
    await noteErasures(tx, booked);
    const { references } = await eraseSubmissions(
      tx,
      booked.map(({ reference }) => reference),
      { now, reason: "asked" },
    );
    return references;
  });
  onProgress(1);
  return { madeAt: new Date(header.madeAt), rows, sha256: checksums.sha256, erasedAgain };
}

/** Reads the whole file and throws `BackupRefused` unless every byte of it is what was written. */
async function verify(
  file: string,
  secret: string,
  onProgress: (part: number) => void,
): Promise<{ header: BackupHeader; checksums: BackupChecksums }> {
  const checksums = startChecksums();
  let header: BackupHeader | undefined;
  let found: BackupChecksums | undefined;
  let done = 0;
  let total = 0;
  await readParts(file, secret, async (part) => {
    if (part.kind === "header") {
      header = part.header;
      total = header.tables.reduce((sum, table) => sum + table.rows, 0);
      checksums.ofHeader(part.bytes);
    } else if (part.kind === "rows") {
      checksums.ofTable(part.table, part.bytes);
      onProgress((done += part.count) / total);
    } else found = part.checksums;
  });
  const counted = header && checksums.finish(header.tables.map(({ name }) => name));
  if (!header || !found || JSON.stringify(found) !== JSON.stringify(counted)) throw new BackupRefused(BROKEN);
  return { header, checksums: found };
}

const BROKEN = "This backup contradicts its own checksums: take another one.";

type Part =
  | { kind: "header"; header: BackupHeader; bytes: Buffer }
  | { kind: "rows"; table: TableName; columns: readonly string[]; bytes: Buffer; count: number }
  | { kind: "checksums"; checksums: BackupChecksums };

const LINE_END = 10;

/** Goes through the file in order, a few hundred rows of one table at a time. */
async function readParts(file: string, secret: string, take: (part: Part) => Promise<void>): Promise<void> {
  await pipeline(
    createReadStream(file, { highWaterMark: 1 << 18 }),
    (source: AsyncIterable<Uint8Array>) => openBytes(source, secret),
    createGunzip({ chunkSize: 1 << 18 }),
    async (source: AsyncIterable<Buffer>) => {
      const reader = lineReader(source);
      const first = await reader.lines(1);
      const header = readHeader(first.bytes);
      await take({ kind: "header", header, bytes: first.bytes });
      for (const { name: table, columns, rows } of header.tables) {
        for (let left = rows; left > 0;) {
          const { bytes, count } = await reader.lines(Math.min(left, rowsAtOnce(columns)));
          if (count === 0) throw new BackupRefused(BROKEN);
          await take({ kind: "rows", table, columns, bytes, count });
          left -= count;
        }
      }
      const last = await reader.lines(1);
      await take({ kind: "checksums", checksums: JSON.parse(last.bytes.toString()) as BackupChecksums });
    },
  ).catch((error: NodeJS.ErrnoException) => {
    const isUnpackable = error.code?.startsWith("Z_") || error instanceof SyntaxError;
    throw isUnpackable ? new BackupRefused(BROKEN) : error;
  });
}

/** Whole lines with their ends, as many as asked for or as there are. */
function lineReader(source: AsyncIterable<Buffer>) {
  const reader = source[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  return {
    async lines(most: number): Promise<{ bytes: Buffer; count: number }> {
      let end = 0;
      let count = 0;
      for (;;) {
        for (; count < most; count++) {
          const at = rest.indexOf(LINE_END, end);
          if (at < 0) break;
          end = at + 1;
        }
        if (count > 0) break;
        const { value, done } = await reader.next();
        if (done) break;
        rest = Buffer.concat([rest, value]);
      }
      const bytes = rest.subarray(0, end);
      rest = rest.subarray(end);
      return { bytes, count };
    },
  };
}

function readHeader(line: Buffer): BackupHeader {
  const header = JSON.parse(line.toString() || "null") as BackupHeader | null;
  if (header?.niho !== "backup") throw new BackupRefused(BROKEN);
  if (header.version !== 1 || header.tables.some(({ name }) => !TABLES.includes(name))) {
    throw new BackupRefused("This backup was made by a newer program: update this one first.");
  }
  return header;
}

/**
 * PostgreSQL would end a session that waits for the file to be read. SQLite would write the same pages to the disk
 * again and again with the 2 MB that it keeps in memory; 128 MB make filling it three times as fast.
 */
async function takeTime(tx: Transaction<Schema>, kind: Database["kind"]): Promise<void> {
  if (kind === "postgres") await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  else await sql`pragma cache_size = -131072`.execute(tx);
}

/** Making an index of many rows at once is quicker than adding them one by one. Keys stay: they hold the rows apart. */
async function setIndexesAside(
  tx: Transaction<Schema>,
  kind: Database["kind"],
): Promise<{ name: string; definition: string }[]> {
  const { rows } = await (
    kind === "sqlite"
      ? sql<{ name: string; definition: string }>`
          select name, sql as definition from sqlite_master where type = 'index' and sql is not null`
      : sql<{ name: string; definition: string }>`
          select indexname as name, indexdef as definition from pg_indexes
          where schemaname = current_schema() and tablename in (${sql.join(TABLES)})
            and indexname not in (select conname from pg_constraint)`
  ).execute(tx);
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(tx);
  return rows;
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

/** On PostgreSQL our tables alone; SQLite's file is ours, with whatever a later program has put into it. */
async function dropEverything(tx: Transaction<Schema>, kind: Database["kind"]): Promise<void> {
  const ours = [...ALL_TABLES].toReversed().concat("schema_migrations" as TableName);
  if (kind === "postgres") {
    await sql`drop table if exists ${sql.join(ours.map((name) => sql.table(name)))} cascade`.execute(tx);
    await sql`drop function if exists practices_are_news() cascade`.execute(tx);
    return;
  }
  const { rows } = await sql<{ name: string; type: string }>`
    select name, type from pragma_table_list where schema = 'main' and name not like 'sqlite\\_%' escape '\\'
  `.execute(tx);
  const named = (type: string) => rows.filter((row) => row.type === type).map((row) => row.name);
  const others = named("table").filter((name) => !(ours as string[]).includes(name));
  for (const name of [...named("virtual"), ...others, ...ours]) {
    await sql`drop table if exists ${sql.table(name)}`.execute(tx);
  }
}

async function fill(
  tx: Transaction<Schema>,
  kind: Database["kind"],
  file: string,
  secret: string,
  onProgress: (done: number) => void,
): Promise<void> {
  let done = 0;
  await readParts(file, secret, async (part) => {
    if (part.kind !== "rows") return;
    const { table, columns, bytes, count } = part;
    const rows = JSON.parse(`[${bytes.toString().trimEnd().replaceAll("\n", ",")}]`) as Row[];
    await tx.executeQuery(CompiledQuery.raw(insertion(kind, table, columns, count), rows.flat()));
    onProgress((done += count));
  });
}

/** SQLite takes at most 32,766 parameters in a statement. */
function rowsAtOnce(columns: readonly string[]): number {
  return Math.min(500, Math.floor(30_000 / columns.length));
}

function insertion(kind: Database["kind"], table: string, columns: readonly string[], count: number): string {
  const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
  let number = 0;
  const sign = () => (kind === "postgres" ? `$${++number}` : "?");
  const row = () => `(${columns.map(sign).join(", ")})`;
  const rows = Array.from({ length: count }, row).join(", ");
  return `insert into ${quoted(table)} (${columns.map(quoted).join(", ")}) values ${rows}`;
}

/** What is in the database now is what is in the file. */
async function compare(
  tx: Transaction<Schema>,
  header: BackupHeader,
  expected: BackupChecksums,
  onProgress: (done: number) => void,
): Promise<void> {
  const checksums = startChecksums();
  checksums.ofHeader(`${JSON.stringify(header)}\n`);
  let done = 0;
  for (const { name, columns } of header.tables) {
    for await (const rows of rowsOf(tx, name, columns)) {
      checksums.ofTable(name, linesOf(rows));
      onProgress((done += rows.length));
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

/** Numbers that PostgreSQL gives next come after those that were restored. */
async function countOn(tx: Transaction<Schema>): Promise<void> {
  for (const table of ["reviews", "outbox", "audit"] as const) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), coalesce((select max(id) from ${sql.table(table)}), 0) + 1, false)
    `.execute(tx);
  }
}
