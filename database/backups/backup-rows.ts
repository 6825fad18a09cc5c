import { type Kysely, sql } from "kysely";
import { KEYS, type Row, type TableName } from "./backup-format.ts";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";

/** What a backup is made of, read from a database. */

/** In memory at a time: rows, and of pictures, which have 100 kB each, fewer. */
const BATCH = 500;
const BATCH_OF_FILES = 20;

/** Every row of a table in the order of its key, a few hundred at a time. */
export async function* rowsOf(
  db: Kysely<Schema>,
  name: TableName,
  columns: readonly string[],
): AsyncGenerator<Row[], void, undefined> {
  const keys = KEYS[name] as readonly string[];
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  const key = sql.join(keys.map((column) => sql.ref(column)));
  const batch = name === "practice_picture_files" ? BATCH_OF_FILES : BATCH;
  for (let last: readonly unknown[] | undefined; ;) {
    const after = last ? sql`where (${key}) > (${sql.join(last)})` : sql``;
    const { rows } = await sql<Record<string, string | number | null | Uint8Array>>`
      select ${listed} from ${sql.table(name)} ${after} order by ${key} limit ${sql.lit(batch)}
    `.execute(db);
    if (rows.length > 0) yield rows.map((row) => columns.map((column) => inText(row[column]!)));
    if (rows.length < batch) return;
    last = keys.map((column) => rows.at(-1)![column]);
  }
}

function inText(value: string | number | null | Uint8Array): string | number | null {
  return value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;
}

/**
 * The names of a table's columns, sorted: the two databases list them in different orders. None where there is no such
 * table. PostgreSQL is asked for this table alone: a list of all fails when another user drops a schema meanwhile.
 *
 * `await tableColumns(database.read, "sqlite", "practices")` → `["address", "asked_on", …]`
 */
export async function tableColumns(
  db: Kysely<Schema>,
  kind: Database["kind"],
  table: TableName,
): Promise<string[]> {
  const { rows } =
    kind === "sqlite"
      ? await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db)
      : await sql<{ name: string }>`
          select attname as name from pg_attribute
          where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped
        `.execute(db);
  return rows.map(({ name }) => name).toSorted();
}
