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
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

/**
 * Opens a pool of connections to PostgreSQL (15 or newer). A transaction that lost against another one
 * (serialisation failure, deadlock) is run again, so `work` must bear being run more than once.
 *
 * A server that takes a query and says nothing (its machine is gone, or frozen) is given up on after `silence`
 * milliseconds.
 *
 * `const database = openPostgres("postgres://niho@localhost/niho")`
 */
export function openPostgres(url: string, { silence = SILENCE } = {}): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: "niho",
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    types: { getTypeParser },
  });
  // A connection that breaks fails its query, or is replaced when idle; without a listener it ends the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    endSilence(client, silence);
  });
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(SESSION));
        replaceNul(connection);
      },
    }),
  });

  const inFlight = new Set<Promise<unknown>>();
  let ended = 0;
  const transact: Database["transact"] = (work) => {
    const result = untilItWins(work).finally(() => {
      ended += 1;
      inFlight.delete(result);
    });
    inFlight.add(result);
    return result;
  };

  const untilItWins: Database["transact"] = async (work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await db.transaction().setIsolationLevel("read committed").execute(work);
      } catch (error) {
        if (attempt === 5 || !lostAgainstAnother(error)) throw error;
        await pause(attempt * 20);
      }
    }
  };

  /** One parameter for all, which the server takes apart: many parameters cost more than the rows. */
  const insertRows: Database["insertRows"] = async (tx, { table, columns, rows }) => {
    const typed = await typesOf(tx, table);
    const values = columns.map((name, at) => sql`(line ->> ${sql.lit(at)})::${sql.raw(typed.get(name)!)}`);
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      select ${sql.join(values)} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as line
    `.execute(tx);
  };

  const snapshot: Database["snapshot"] = (work) =>
    db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (tx) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        return work(tx);
      });

  /** `vacuum full` writes a table anew, without its dead rows. It locks; that of the keys is small: decision 14. */
  const scrub: Database["scrub"] = (extent = "keys") =>
    db.connection().execute(async (connection) => {
      const isWhole = extent === "whole";
      const tables = isWhole ? [...WITH_KEYS, "submissions", "outbox"] : WITH_KEYS;
      await sql`set lock_timeout = ${sql.lit(isWhole ? "60s" : "1s")}`.execute(connection);
      await sql`set statement_timeout = 0`.execute(connection);
      try {
        for (const table of tables) await sql`vacuum full ${sql.table(table)}`.execute(connection);
      } finally {
        await connection.executeQuery(CompiledQuery.raw(SESSION));
      }
    });

  async function closeNow(): Promise<void> {
    await Promise.allSettled(inFlight);
    await db.destroy();
    // Kysely leaves a pool alone that it has never used.
    if (!pool.ending) await pool.end();
  }

  let closed: Promise<void> | undefined;
  return {
    kind: "postgres",
    read: db,
    transact,
    insertRows,
    snapshot,
    scrub,
    writes: () => ended,
    close: () => (closed ??= closeNow()),
  };
}

/** Small tables whose dead rows would open what was erased. */
const WITH_KEYS = ["record_keys", "newsletter_subscriptions"];

/** Longer than the server itself lets a statement run: who is silent for longer is not there. Milliseconds. */
const SILENCE = 20_000;

/** Whatever the server's defaults: a commit is flushed before it is acknowledged, and nothing hangs for ever. */
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

/** Takes as long as its table is large, and has no time limit at the server either. */
const VACUUM = /^vacuum /;

/**
 * The driver's own `query_timeout` fails the query but leaves it in the connection, which the next query then waits
 * for: here the connection goes with it. What the server did of a commit that it did not answer is told by the
 * visitor's next attempt, which finds its key taken.
 */
function endSilence(client: PoolClient, silence: number): void {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const timed = (...given: unknown[]) => {
    if (typeof given[0] === "string" && VACUUM.test(given[0])) return query(...given);
    const end = setTimeout(() => client.connection.stream.destroy(new Silence()), silence);
    return query(...given).finally(() => clearTimeout(end));
  };
  client.query = timed as typeof client.query;
}

/** PostgreSQL has not answered. */
class Silence extends Error {
  override readonly name = "Silence";
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
function lostAgainstAnother(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "40001" || error.code === "40P01");
}
