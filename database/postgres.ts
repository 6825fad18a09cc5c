import { setTimeout as pause } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  sql,
  type Transaction,
} from "kysely";
import { Pool, type PoolClient, types } from "pg";
import { holdsBytes } from "./backups/backup-format.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

/**
 * Opens a pool of connections to PostgreSQL (15 or newer). A transaction that fails by a serialization failure or a
 * deadlock is retried, so `work` must be repeatable. A query that the server does not answer within `timeout`
 * milliseconds fails, and its connection with it.
 *
 * `const database = openPostgres("postgres://niho@localhost/niho")`
 */
export function openPostgres(url: string, { timeout = QUERY_TIMEOUT } = {}): Database {
  const pool = openPool(url, timeout);
  const db = openKysely(pool);
  const inFlight = new Set<Promise<unknown>>();
  let writes = 0;

  const transact: Database["transact"] = (work) => {
    const result = transactWithRetry(db, work).finally(() => {
      writes += 1;
      inFlight.delete(result);
    });
    inFlight.add(result);
    return result;
  };

  async function closeNow(): Promise<void> {
    await Promise.allSettled(inFlight);
    await db.destroy();
    // Kysely does not end a pool that it has never used.
    if (!pool.ending) await pool.end();
  }

  let closed: Promise<void> | undefined;
  return {
    kind: "postgres",
    read: db,
    transact,
    insertRows,
    snapshot: (work) => snapshot(db, work),
    scrub: () => scrub(db),
    writes: () => writes,
    close: () => (closed ??= closeNow()),
  };
}

function openPool(url: string, timeout: number): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: "niho",
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    types: { getTypeParser },
  });
  // A broken connection fails its query, or is replaced when idle; an error event without a listener ends the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    limitQueries(client, timeout);
  });
  return pool;
}

function openKysely(pool: Pool): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(SESSION));
        replaceNul(connection);
      },
    }),
  });
}

const MOST_ATTEMPTS = 5;

async function transactWithRetry<Result>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel("read committed").execute(work);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isRetryable(error)) throw error;
      await pause(attempt * 20);
    }
  }
}

/** One JSON parameter for all rows, which the server unpacks: a parameter for each value costs more than the rows. */
const insertRows: Database["insertRows"] = async (tx, { table, columns, rows }) => {
  const typed = await typesOf(tx, table);
  const values = columns.map((name, at) =>
    holdsBytes(table, name)
      ? sql`decode(line ->> ${sql.lit(at)}, 'base64')`
      : sql`(line ->> ${sql.lit(at)})::${sql.raw(typed.get(name)!)}`,
  );
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as line
  `.execute(tx);
};

function snapshot<Result>(
  db: Kysely<Schema>,
  work: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  const transaction = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  return transaction.execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    return work(tx);
  });
}

/** `vacuum full` rewrites a table without its dead rows. It locks the table; that of the keys is small: decision 14. */
function scrub(db: Kysely<Schema>): Promise<void> {
  return db.connection().execute(async (connection) => {
    await sql`set lock_timeout = '1s'`.execute(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      for (const table of WITH_KEYS) await sql`vacuum full ${sql.table(table)}`.execute(connection);
    } finally {
      await connection.executeQuery(CompiledQuery.raw(SESSION));
    }
  });
}

/** Small tables whose dead rows would open what was erased. */
const WITH_KEYS = [
  "site_keys",
  "record_keys",
  "newsletter_subscriptions",
  "lost_link_asks",
  "practice_watches",
];

/** In milliseconds, above the server's own `statement_timeout`: beyond it the server is gone or frozen. */
const QUERY_TIMEOUT = 20_000;

/** Whatever the server's defaults: a commit is flushed before it is acknowledged, and every wait has a timeout. */
const SESSION = `
  set synchronous_commit = on;
  set statement_timeout = '15s';
  set lock_timeout = '10s';
  set idle_in_transaction_session_timeout = '30s';
`;

async function typesOf(tx: Transaction<Schema>, table: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, null) as type
    from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
  `.execute(tx);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** Takes as long as its table is large, without a timeout at the server either. */
const VACUUM = /^vacuum /;

/**
 * The driver's `query_timeout` fails the query but leaves it in the connection, where the next one waits for it: so the
 * connection is destroyed. Whether a commit without an answer was done, the visitor's retry finds out by its
 * idempotency key.
 */
function limitQueries(client: PoolClient, timeout: number): void {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const limited = (...given: unknown[]) => {
    if (typeof given[0] === "string" && VACUUM.test(given[0])) return query(...given);
    const timer = setTimeout(() => client.connection.stream.destroy(new QueryTimeout()), timeout);
    return query(...given).finally(() => clearTimeout(timer));
  };
  client.query = limited as typeof client.query;
}

class QueryTimeout extends Error {
  override readonly name = "QueryTimeout";
  constructor() {
    super("PostgreSQL has not answered.");
  }
}

/** PostgreSQL refuses U+0000 in text: what a visitor sends must not fail on it. SQLite's opener does the same. */
function replaceNul(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection);
  const clean = (value: unknown) => (typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value);
  connection.executeQuery = (query, options) =>
    execute({ ...query, parameters: query.parameters.map(clean) }, options);
}

const NUMBERS: readonly number[] = [types.builtins.INT8, types.builtins.NUMERIC];

/** Counts and sums come back as numbers, as they do from SQLite. */
function getTypeParser(type: number, format?: "text" | "binary") {
  const isNumber = NUMBERS.includes(type) && format !== "binary";
  return isNumber ? Number : types.getTypeParser(type, format);
}

/** `serialization_failure` and `deadlock_detected`. */
function isRetryable(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "40001" || error.code === "40P01");
}
