import { chmodSync, closeSync, mkdtempSync, existsSync, openSync, rmSync, statSync } from "node:fs";
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
 * before it is acknowledged, and read through a second, read-only connection that a writer never holds up.
 *
 * `":memory:"` is a database of its own that is gone when closed. It lives in a temporary file all the same:
 * SQLite's shared memory databases lock readers out while a transaction is open, so tests would see
 * another database than visitors do.
 *
 * `const database = openSqlite("data/niho.db")`
 */
export function openSqlite(path: string): Database {
  if (path === ":memory:") return openThrowaway();
  return open(path, "full");
}

/**
 * A connection of its own for reading a file that is there. A transaction of it sees one state throughout. Destroying
 * it closes the file.
 *
 * `const db = openToRead("data/niho.db")`
 */
function openToRead(path: string): Kysely<Schema> {
  const own = new DatabaseSync(path, { readOnly: true, timeout: TIMEOUT });
  return new Kysely<Schema>({ dialect: dialectOf(own, "begin") });
}

/** Whether a commit waits for the disk. */
type Durability = "full" | "off";

function openThrowaway(): Database {
  const folder = mkdtempSync(join(tmpdir(), "niho-"));
  const database = open(join(folder, "throwaway.db"), "off");
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

  /** A connection of its own: on the readers' it would show visitors an old state until it is done. */
  const snapshot: Database["snapshot"] = async (work) => {
    const db = openToRead(path);
    try {
      return await db.transaction().execute(work);
    } finally {
      await db.destroy();
    }
  };

  /** Deleted rows are overwritten already (`secure_delete`); what is left of them is in the journal. */
  const scrub: Database["scrub"] = (extent = "keys") => {
    const result = last.then(async () => {
      if (extent === "whole") await assertLater(() => writer.exec("vacuum"));
      await assertLater(() => emptyJournal(writer));
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
  assertOn(() => db.exec("pragma journal_mode = wal"));
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

/** What was written would be nowhere: the path leads to another file than the one that is open, or to none. */
class DatabaseFileLost extends Error {
  override readonly name = "DatabaseFileLost";
  constructor(file: string) {
    super(`${file} is not the file that was opened.`);
  }
}

/**
 * SQLite goes on writing, without a word, into a file that somebody has moved, deleted or replaced, and into one whose
 * pages it knows by heart while they are destroyed: all that would be gone at the next start. Gives a check for the end
 * of each transaction, which throws then: both files are still those that were opened, and whoever opens the database
 * anew can read it. That is tried only when the file has been written to, which costs 2 ms and comes with every
 * thousandth page; else the check costs 10 µs. It reads through SQLite: closing the file otherwise would release
 * SQLite's locks on it.
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
    const stranger = new DatabaseSync(path, { readOnly: true, timeout: TIMEOUT });
    try {
      stranger.prepare("select count(*) from sqlite_schema").get();
    } finally {
      stranger.close();
    }
    writtenAt = now.writtenAt;
  };
}

function stateOf(file: string): { identity: string; writtenAt: bigint } {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? { identity: `${found.dev} ${found.ino}`, writtenAt: found.mtimeNs } : NO_FILE;
}

const NO_FILE = { identity: "none", writtenAt: 0n };

/** Two that make the same file at once are told that it is locked, whatever the timeout. Blocks; only for opening. */
function assertOn(work: () => void): void {
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

/** Moves all that the journal holds into the file and cuts it to nothing. Fails while somebody reads or writes. */
function emptyJournal(db: DatabaseSync): void {
  const { busy } = db.prepare("pragma wal_checkpoint(truncate)").get() as { busy: number };
  if (busy) throw Object.assign(new Error("The journal is in use"), { errcode: BUSY });
}

/** `begin immediate` for those who write; `begin` for those who only read. */
function dialectOf(db: DatabaseSync, begin: "begin immediate" | "begin" = "begin immediate"): Dialect {
  return {
    createDriver: () => beginningAtOnce(new SqliteDriver({ database: withStatementCache(db) }), db, begin),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * A transaction that begins by reading and goes on to write fails at once when another process has written
 * in between, whatever the timeout; so each takes the write lock first. While another process holds it we wait
 * without blocking the visitors who only read.
 */
function beginningAtOnce(driver: SqliteDriver, db: DatabaseSync, begin: string): SqliteDriver {
  driver.beginTransaction = async (connection) => {
    await assertLater(() => connection.executeQuery(CompiledQuery.raw(begin)));
  };
  driver.rollbackTransaction = async (connection) => {
    // A full disk, among others, makes SQLite roll back by itself; asking again would hide the cause.
    if (db.isTransaction) await connection.executeQuery(CompiledQuery.raw("rollback"));
  };
  return driver;
}

/** Again and again while another process is at it, without blocking anybody. */
async function assertLater(work: () => unknown): Promise<void> {
  const deadline = performance.now() + TIMEOUT;
  for (let wait = 1; ; wait = Math.min(wait * 2, 50)) {
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
