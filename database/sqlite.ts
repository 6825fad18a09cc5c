import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import {
  CompiledQuery,
  type Dialect,
  Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { holdsBytes } from "./backups/backup-format.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";
import { isBusy, narrowFiles, SQLITE_BUSY, TIMEOUT, watchFiles } from "./sqlite-files.ts";
import { withStatementCache } from "./sqlite-statements.ts";

/**
 * Opens the embedded database, making the file when there is none. Every transaction is flushed to the disk
 * before it is acknowledged. Reads go through a second, read-only connection, which a writer never blocks (WAL).
 *
 * `":memory:"` is a throwaway database, for tests. It is a temporary file all the same: SQLite's shared memory databases
 * block readers while a transaction is open, so tests would see another behaviour than visitors do.
 *
 * `timeout` is how long a transaction waits for another process that holds the file, in milliseconds.
 *
 * `const database = openSqlite("data/niho.db")`
 */
export function openSqlite(path: string, { timeout = TIMEOUT } = {}): Database {
  if (path === ":memory:") return openThrowaway();
  return open(path, "full", timeout);
}

/** Whether a commit waits for the disk. */
type Durability = "full" | "off";

/**
 * A throwaway database that begins as a copy of a closed database's file: a test gets its tables and practices for a
 * tenth of what making them costs.
 *
 * `openThrowaway(readFileSync("template.db"))`
 */
export function openThrowaway(contents?: Uint8Array): Database {
  const folder = mkdtempSync(join(tmpdir(), "niho-"));
  const path = join(folder, "throwaway.db");
  if (contents) writeFileSync(path, contents, { mode: 0o600 });
  const database = open(path, "off");
  async function close(): Promise<void> {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { ...database, close };
}

function open(path: string, durability: Durability, timeout = TIMEOUT): Database {
  const writer = openWriter(path, durability);
  const reader = new DatabaseSync(path, { readOnly: true, timeout: TIMEOUT });
  // At most 64 MB, and no more than there is to read: a search through a large directory stays in memory.
  reader.exec("pragma cache_size = -65536");
  const read = new Kysely<Schema>({ dialect: dialectOf(reader) });
  const write = new Kysely<Schema>({ dialect: dialectOf(writer, { timeout }) });
  const assertFilesInPlace = watchFiles(path);
  const inTurn = oneAtATime();
  let ended = 0;
  let closed: Promise<void> | undefined;

  async function closeNow(): Promise<void> {
    await inTurn(async () => undefined);
    // Kysely does not close a connection that it has never used. The last to close empties the WAL, which a read-only
    // connection cannot do: so the writer closes after the reader.
    await read.destroy();
    if (reader.isOpen) reader.close();
    await write.destroy();
    if (writer.isOpen) writer.close();
  }

  return {
    kind: "sqlite",
    read,
    transact: (work) =>
      inTurn(() =>
        write
          .transaction()
          .execute(async (tx) => {
            const done = await work(tx);
            assertFilesInPlace();
            return done;
          })
          .finally(() => (ended += 1)),
      ),
    insertRows: async (_, rows) => insertRows(writer, rows),
    snapshot: (work) => snapshot(path, work),
    scrub: () => inTurn(() => scrub(writer)),
    writes: () => ended,
    close: () => (closed ??= closeNow()),
  };
}

/** One after the other, so that no two wait for each other and closing can wait for those in flight. */
function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** One prepared statement on the writer's connection, which is the transaction's. */
function insertRows(
  writer: DatabaseSync,
  { table, columns, rows }: Parameters<Database["insertRows"]>[1],
): void {
  const signs = columns.map(() => "?").join(", ");
  const insert = writer.prepare(
    `insert into ${quoted(table)} (${columns.map(quoted).join(", ")}) values (${signs})`,
  );
  const isBytes = columns.map((column) => holdsBytes(table, column));
  const valueOf = (value: string | number | null, at: number) =>
    isBytes[at] ? Buffer.from(String(value), "base64") : value;
  for (const row of rows) insert.run(...row.map(valueOf));
}

/** A connection of its own: on the shared one, visitors would see the old state until the snapshot ends. */
async function snapshot<Result>(
  path: string,
  work: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  const reader = new DatabaseSync(path, { readOnly: true, timeout: TIMEOUT });
  await using db = new Kysely<Schema>({ dialect: dialectOf(reader, { begin: "begin" }) });
  return await db.transaction().execute(work);
}

/** Deleted rows are overwritten in the file (`secure_delete`); copies of them remain in the WAL. */
async function scrub(writer: DatabaseSync): Promise<void> {
  await retryUntilFree(() => truncateWal(writer));
}

function openWriter(path: string, durability: Durability): DatabaseSync {
  narrowFiles(path);
  const db = new DatabaseSync(path, { timeout: TIMEOUT });
  retryBlocking(() => db.exec("pragma journal_mode = wal"));
  db.exec(`
    pragma synchronous = ${durability};
    pragma fullfsync = on;
    pragma secure_delete = on;
    pragma busy_timeout = 0;
  `);
  return db;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Two processes that create the same file at once get SQLITE_BUSY whatever the timeout. Blocks; only for opening. */
function retryBlocking(work: () => void): void {
  const deadline = performance.now() + TIMEOUT;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

/** Checkpoints the WAL into the file and truncates it. Fails while another connection reads or writes. */
function truncateWal(db: DatabaseSync): void {
  const { busy } = db.prepare("pragma wal_checkpoint(truncate)").get() as { busy: number };
  if (busy) throw Object.assign(new Error("The WAL is in use"), { errcode: SQLITE_BUSY });
}

/** `begin immediate` is for writing; `begin` for reading only. */
type Begin = { begin?: "begin immediate" | "begin"; timeout?: number };

function dialectOf(db: DatabaseSync, begin: Begin = {}): Dialect {
  return {
    createDriver: () => withWriteLock(new SqliteDriver({ database: withStatementCache(db) }), db, begin),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * A transaction that reads first and then writes fails with SQLITE_BUSY_SNAPSHOT when another process has written in
 * between, whatever the timeout; so each takes the write lock first. Waiting for it does not block readers.
 */
function withWriteLock(
  driver: SqliteDriver,
  db: DatabaseSync,
  { begin = "begin immediate", timeout = TIMEOUT }: Begin,
): SqliteDriver {
  driver.beginTransaction = async (connection) => {
    await retryUntilFree(() => connection.executeQuery(CompiledQuery.raw(begin)), timeout);
  };
  driver.rollbackTransaction = async (connection) => {
    // A full disk, among others, makes SQLite roll back by itself; asking again would hide the cause.
    if (db.isTransaction) await connection.executeQuery(CompiledQuery.raw("rollback"));
  };
  return driver;
}

/**
 * Milliseconds. Shorter than the 5 ms that an import leaves between two of its transactions: at 50 ms a form missed them
 * and waited for several transactions. A try takes 30 µs.
 */
const LONGEST_WAIT = 2;

/** Retries while another process holds the lock, with backoff, until the timeout. */
async function retryUntilFree(work: () => unknown, timeout = TIMEOUT): Promise<void> {
  const deadline = performance.now() + timeout;
  for (let wait = 1; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await pause(wait);
    }
  }
}
