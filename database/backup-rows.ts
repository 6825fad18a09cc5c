import { type Kysely, sql } from "kysely";
import { KEYS, linesOf, type Row, type TableName } from "./backup-format.ts";
import type { Schema } from "./schema.ts";

/** What a backup is made of, read from a database. */

/** In memory at a time. */
const BATCH = 500;

/** Every row of a table in the order of its key, a few hundred at a time. */
export async function* rowsOf(
  db: Kysely<Schema>,
  name: TableName,
  columns: readonly string[],
): AsyncGenerator<Row[], void, undefined> {
  const keys = KEYS[name] as readonly string[];
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  const key = sql.join(keys.map((column) => sql.ref(column)));
  for (let last: readonly unknown[] | undefined; ;) {
    const after = last ? sql`where (${key}) > (${sql.join(last)})` : sql``;
    const { rows } = await sql<Record<string, string | number | null>>`
      select ${listed} from ${sql.table(name)} ${after} order by ${key} limit ${sql.lit(BATCH)}
    `.execute(db);
    if (rows.length > 0) yield rows.map((row) => columns.map((column) => row[column]!));
    if (rows.length < BATCH) return;
    last = keys.map((column) => rows.at(-1)![column]);
  }
}

/** The lines of a backup from the database, as quickly as it gives them. */
export async function* linesFrom(
  db: Kysely<Schema>,
  kind: "sqlite" | "postgres",
  name: TableName,
  columns: readonly string[],
): AsyncGenerator<{ lines: string; count: number }, void, undefined> {
  if (kind === "sqlite" && !(await hasReals(db, name))) yield* linesFromSqlite(db, name, columns);
  else for await (const rows of rowsOf(db, name, columns)) yield { lines: linesOf(rows), count: rows.length };
}

/** SQLite writes the JSON itself, at half the cost: text and whole numbers as JavaScript does, fractions otherwise. */
async function* linesFromSqlite(db: Kysely<Schema>, name: TableName, columns: readonly string[]) {
  const keys = KEYS[name] as readonly string[];
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  const key = sql.join(keys.map((column) => sql.ref(column)));
  for (let last: readonly unknown[] | undefined; ;) {
    const after = last ? sql`where (${key}) > (${sql.join(last)})` : sql``;
    const { rows } = await sql<{ line: string }>`
      select json_array(${listed}) as line from ${sql.table(name)} ${after} order by ${key} limit ${sql.lit(BATCH)}
    `.execute(db);
    if (rows.length > 0) yield { lines: rows.map(({ line }) => `${line}\n`).join(""), count: rows.length };
    if (rows.length < BATCH) return;
    const values = JSON.parse(rows.at(-1)!.line) as Row;
    last = keys.map((column) => values[columns.indexOf(column)]);
  }
}

async function hasReals(db: Kysely<Schema>, name: TableName): Promise<boolean> {
  const { rows } = await sql`select 1 from pragma_table_info(${name}) where lower(type) = 'real'`.execute(db);
  return rows.length > 0;
}

/** The columns that a table has here, by name: the two databases list them in different orders. */
export async function columnsOf(db: Kysely<Schema>, schema: string | undefined, names: readonly TableName[]) {
  const tables = await db.introspection.getTables();
  return new Map(
    names.map((name) => {
      const table = tables.find((one) => one.name === name && one.schema === schema);
      return [name, (table?.columns ?? []).map((column) => column.name).toSorted()];
    }),
  );
}

/** Undefined on SQLite, which has none. */
export async function schemaOf(db: Kysely<Schema>, kind: "sqlite" | "postgres"): Promise<string | undefined> {
  if (kind === "sqlite") return undefined;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]!.name;
}
