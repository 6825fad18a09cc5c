import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";

/** Filters make many different statements; the ones in use stay prepared, the rest go. */
const CAPACITY = 400;

/** What Kysely asks of a SQLite database, over Node's own, with statements prepared once. */
export function withStatementCache(db: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();

  function prepare(sql: string): SqliteStatement {
    const statement = prepared.get(sql) ?? adapt(db.prepare(sql), () => db.prepare(sql));
    prepared.delete(sql);
    prepared.set(sql, statement);
    if (prepared.size > CAPACITY) prepared.delete(prepared.keys().next().value!);
    return statement;
  }

  return { prepare, close: () => db.close() };
}

function adapt(statement: StatementSync, again: () => StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toSqlite)),
    run: (parameters) => statement.run(...parameters.map(toSqlite)),
    // An iteration that is under way must not be reset by the next run of the same statement.
    iterate: (parameters) => again().iterate(...parameters.map(toSqlite)),
  };
}

/**
 * U+0000 is replaced, because PostgreSQL refuses it in text and SQLite's own functions stop there.
 * Node takes a first parameter that is an object for named ones and shifts the rest, silently:
 * so nothing but what SQLite knows may pass.
 */
function toSqlite(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "string") return value.replaceAll("\0", "\uFFFD");
  if (typeof value === "number" || typeof value === "bigint") return value;
  if (value instanceof Uint8Array) return value;
  if (value instanceof Date) return value.toISOString();
  return JSON.stringify(value);
}
