import {
  chmodSync,
  closeSync,
  mkdtempSync,
  existsSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
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
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";
import { withStatementCache } from "./sqlite-statements.ts";

/** How long to wait for another process that holds the file, in milliseconds. */
const TIMEOUT = 5000;

/**
 * Opens the embedded database, making the file when there is none. Every transaction is flushed to the disk
 * before it is acknowledged. Reads go through a second, read-only connection, which a writer never blocks (WAL).
 *
 * `":memory:"` is a throwaway database, for tests. It is a temporary file all the same: SQLite's shared memory databases
 * block readers while a transaction is open, so tests would see another behaviour than visitors do.
 *
 * `const database = openSqlite("data/niho.db")`
 */
export function openSqlite(path: string): Database {
  if (path === ":memory:") return openThrowaway();
  return open(path, "full");
}

/**
 * A read-only connection of its own. A transaction of it sees one state throughout. Destroying it closes the file.
 *
 * `const db = openToRead("data/niho.db")`
 */
function openToRead(path: string): Kysely<Schema> {
  const own = new DatabaseSync(path, { readOnly: true, timeout: TIMEOUT });
  return new Kysely<Schema>({ dialect: dialectOf(own, "begin") });
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

function open(path: string, durability: Durability): Database {
  const writer = openWriter(path, durability);
  const reader = new DatabaseSync(path, { readOnly: true, timeout: TIMEOUT });
  // At most 64 MB, and no more than there is to read: a search through a large directory stays in memory.
  reader.exec("pragma cache_size = -65536");
  const read = new Kysely<Schema>({ dialect: dialectOf(reader) });
  const write = new Kysely<Schema>({ dialect: dialectOf(writer) });
  const assertFilesInPlace = watchFiles(path);
  let last: Promise<unknown> = Promise.resolve();
  let ended = 0;

  /** One after the other, so that no two wait for each other and closing can wait for those in flight. */
  const transact: Database["transact"] = (work) => {
    const result = last
      .then(() =>
        write.transaction().execute(async (tx) => {
          const done = await work(tx);
          assertFilesInPlace();
          return done;
        }),
      )
      .finally(() => (ended += 1));
    last = result.catch(() => undefined);
    return result;
  };

  /** One prepared statement on the writer's connection, which is the transaction's. */
  const insertRows: Database["insertRows"] = async (_, { table, columns, rows }) => {
    const signs = columns.map(() => "?").join(", ");
    const insert = writer.prepare(
      `insert into ${quoted(table)} (${columns.map(quoted).join(", ")}) values (${signs})`,
    );
    for (const row of rows) insert.run(...row);
  };

  /** On the shared reading connection, visitors would see the old state until the snapshot ends. */
  const snapshot: Database["snapshot"] = async (work) => {
    const db = openToRead(path);
    try {
      return await db.transaction().execute(work);
    } finally {
      await db.destroy();
    }
  };

  /** Deleted rows are overwritten in the file (`secure_delete`); copies of them remain in the WAL. */
  const scrub: Database["scrub"] = (extent = "keys") => {
    const result = last.then(async () => {
      if (extent === "whole") await retryUntilFree(() => writer.exec("vacuum"));
      await retryUntilFree(() => truncateWal(writer));
    });
    last = result.catch(() => undefined);
    return result;
  };

  async function closeNow(): Promise<void> {
    await last;
    // Kysely does not close a connection that it has never used. The last to close empties the WAL, which a read-only
    // connection cannot do: so the writer closes after the reader.
    await read.destroy();
    if (reader.isOpen) reader.close();
    await write.destroy();
    if (writer.isOpen) writer.close();
  }

  let closed: Promise<void> | undefined;
  return {
    kind: "sqlite",
    read,
    transact,
    insertRows,
    snapshot,
    scrub,
    writes: () => ended,
    close: () => (closed ??= closeNow()),
  };
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

/**
 * Makes the database readable to its owner alone, whatever the umask and the mode of its folder. SQLite gives the
 * journal the mode of the database, so that one is made first. Windows has no such modes.
 */
function narrowFiles(path: string): void {
  if (process.platform === "win32") return;
  // Not where it exists: closing a second descriptor would release the locks that SQLite holds on it (POSIX `fcntl`).
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  for (const file of exposedFiles(path)) {
    try {
      chmodSync(file, 0o600);
    } catch {
      // Another user's file: `doctor` reports it.
    }
  }
}

/** Those of a database's files that other users of this machine may read. */
export function exposedFiles(path: string): string[] {
  if (process.platform === "win32") return [];
  return ["", "-wal", "-shm"]
    .map((end) => path + end)
    .filter((file) => ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The path leads to another file than the open one, or to none: what was written would be lost. */
class DatabaseFileLost extends Error {
  override readonly name = "DatabaseFileLost";
  constructor(file: string) {
    super(`${file} is not the file that was opened.`);
  }
}

/**
 * SQLite writes silently into a file that was moved, deleted or replaced, and into one whose pages are destroyed on
 * disk while its cache has them: all of it would be gone at the next start. Returns a check for the end of each
 * transaction, which throws unless both files are still those that were opened and a new connection can read them. The
 * latter is tried only after a checkpoint (2 ms, every thousandth page); otherwise the check costs 10 µs. It goes
 * through SQLite: closing another descriptor of the file would release SQLite's locks (POSIX `fcntl`).
 */
function watchFiles(path: string): () => void {
  const journal = `${path}-wal`;
  const opened = stateOf(path);
  const openedJournal = stateOf(journal);
  let writtenAt = opened.writtenAt;
  return () => {
    const now = stateOf(path);
    if (now.identity !== opened.identity) throw new DatabaseFileLost(path);
    if (stateOf(journal).identity !== openedJournal.identity) throw new DatabaseFileLost(journal);
    if (now.writtenAt === writtenAt) return;
    const second = new DatabaseSync(path, { readOnly: true, timeout: TIMEOUT });
    try {
      second.prepare("select count(*) from sqlite_schema").get();
    } finally {
      second.close();
    }
    writtenAt = now.writtenAt;
  };
}

function stateOf(file: string): { identity: string; writtenAt: bigint } {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? { identity: `${found.dev} ${found.ino}`, writtenAt: found.mtimeNs } : NO_FILE;
}

const NO_FILE = { identity: "none", writtenAt: 0n };

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
  if (busy) throw Object.assign(new Error("The WAL is in use"), { errcode: BUSY });
}

/** `begin immediate` for writing; `begin` for reading only. */
function dialectOf(db: DatabaseSync, begin: "begin immediate" | "begin" = "begin immediate"): Dialect {
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
function withWriteLock(driver: SqliteDriver, db: DatabaseSync, begin: string): SqliteDriver {
  driver.beginTransaction = async (connection) => {
    await retryUntilFree(() => connection.executeQuery(CompiledQuery.raw(begin)));
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
async function retryUntilFree(work: () => unknown): Promise<void> {
  const deadline = performance.now() + TIMEOUT;
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

const BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === BUSY;
}
