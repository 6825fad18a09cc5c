import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";

/** Filters make many different statements; those in use stay prepared. */
const MAX_STATEMENTS = 400;

/** What Kysely asks of a SQLite database, over Node's own, with statements prepared once. */
export function withStatementCache(db: DatabaseSync): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({
    max: MAX_STATEMENTS,
    memoMethod: (sql) => adapt(db.prepare(sql), () => db.prepare(sql)),
  });
  return { prepare: (sql) => prepared.memo(sql), close: () => db.close() };
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
