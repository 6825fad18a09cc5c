import { writeFileSync } from "node:fs";
import { join, resolve as fullPath } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";
import { isBusy } from "./sqlite-files.ts";

/** What a restore replaces must be in no other process's memory, or that one writes on with what it knew. */
class DatabaseInUse extends Error {
  override readonly name = "DatabaseInUse";
  constructor() {
    super("Stop the site first: the site or another command has this database open. Nothing was changed.");
  }
}

/** Any number, with the schema: sites in two schemas of one database are two sites. */
const LOCK_CLASS = 7_160_247;
const LOCK = `${LOCK_CLASS}, hashtext(current_schema())`;

/** Milliseconds. A server that restarts ends the connection, and the lock with it. */
const AGAIN_AFTER = 1_000;

/** Two sites on one embedded database would each take the other's mails for their own, and send them twice. */
class FolderInUse extends Error {
  override readonly name = "FolderInUse";
  constructor(dataDir: string) {
    super(
      `Another Niho runs on ${fullPath(dataDir)} (DATA_DIR). Stop that one, or set DATA_DIR to another folder. To use more cores, set WORKERS.`,
    );
  }
}

/**
 * Takes the data folder for the one site that may run on an embedded database, until it is released. Throws `FolderInUse`.
 * The lock is SQLite's on an empty file of its own, which the system lets go when the process ends, however it ends.
 */
export function holdFolder(dataDir: string): { release: () => void } {
  const file = join(dataDir, "running.lock");
  writeFileSync(file, "", { flag: "a", mode: 0o600 });
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive;");
    return { release: () => lock.close() };
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderInUse(dataDir) : error;
  }
}

/**
 * Says, until it is released, that a site runs on a PostgreSQL database. A connection of its own holds a shared advisory
 * lock, which ends with the process, however it ends; where the server cannot be reached it is tried again. On SQLite an
 * open file says it by itself.
 *
 * The connection's name has the marks of the secrets that the process knows, for `runsWithoutSecret`.
 *
 * `const running = await holdAsRunning(config.databaseUrl, encryption.marks()); …; await running.release()`
 */
export async function holdAsRunning(
  databaseUrl: string | undefined,
  marks: readonly string[],
): Promise<{ release: () => Promise<void> }> {
  if (databaseUrl === undefined) return { release: async () => undefined };
  const stopping = new AbortController();
  const first = Promise.withResolvers<void>();
  const held = holdUntil(stopping.signal, () => newClient(databaseUrl, runningName(marks)), first.resolve);
  await first.promise;
  return {
    async release() {
      stopping.abort();
      await held;
    },
  };
}

async function holdUntil(signal: AbortSignal, connect: () => pg.Client, onTried: () => void): Promise<void> {
  while (!signal.aborted) {
    const client = connect();
    const end = () => void client.end().catch(() => undefined);
    signal.addEventListener("abort", end, { once: true });
    await holdOnce(client, onTried).catch(onTried);
    signal.removeEventListener("abort", end);
    end();
    await pause(AGAIN_AFTER, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Resolves when the connection has ended, and with it the lock; at once while a restore holds the other one. */
async function holdOnce(client: pg.Client, onTried: () => void): Promise<void> {
  const ended = new Promise((resolve) => client.once("end", resolve));
  await client.connect();
  const { rows } = await client.query<{ ours: boolean }>(
    `select pg_try_advisory_lock_shared(${LOCK}) as ours`,
  );
  onTried();
  if (rows[0]!.ours) await ended;
}

/** Six marks take all of the 63 characters that PostgreSQL keeps of a name; no site knows so many secrets for long. */
function runningName(marks: readonly string[]): string {
  return `niho ${marks.slice(0, 6).join(" ")}`;
}

/**
 * Whether a process serves this site now that doesn't know the secret with a mark. On SQLite all processes of a site were
 * started together, so none.
 */
export async function runsWithoutSecret({ kind, read }: Database, mark: string): Promise<boolean> {
  if (kind === "sqlite") return false;
  const { rows } = await sql<{ name: string }>`
    select application_name as name from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and mode = 'ShareLock' and granted
    and pg_locks.classid::bigint = ${sql.lit(LOCK_CLASS)}
    and pg_locks.objid::bigint = hashtext(current_schema())::bigint & 4294967295
    and pg_locks.database = (select oid from pg_database where datname = current_database())
  `.execute(read);
  return rows.some(({ name }) => !name.split(" ").includes(mark));
}

/** Does some work while no site has the database open. Throws `DatabaseInUse` where one has. `file` is the embedded one. */
export async function withoutRunningSite<Result>(
  place: { databaseUrl: string } | { file: string },
  work: () => Promise<Result>,
): Promise<Result> {
  if ("databaseUrl" in place) return withExclusiveLock(place.databaseUrl, work);
  if (isOpenElsewhere(place.file)) throw new DatabaseInUse();
  return work();
}

async function withExclusiveLock<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  const client = newClient(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ ours: boolean }>(`select pg_try_advisory_lock(${LOCK}) as ours`);
    if (!rows[0]!.ours) throw new DatabaseInUse();
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** An error event without a listener ends the process. */
function newClient(connectionString: string, name = "niho"): pg.Client {
  const client = new pg.Client({
    connectionString,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => undefined);
  return client;
}

/**
 * Whether another connection has the file open. In WAL mode each holds a shared lock for as long as it lives, and the
 * exclusive locking mode takes the whole file, or fails: https://www.sqlite.org/wal.html#noshm. A file that cannot be
 * opened at all is for the work to report.
 */
function isOpenElsewhere(file: string): boolean {
  try {
    using database = new DatabaseSync(file, { timeout: 0 });
    database.exec("pragma locking_mode = exclusive; begin immediate; rollback;");
    return false;
  } catch (error) {
    return isBusy(error);
  }
}
