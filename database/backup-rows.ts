import { type Kysely, sql } from "kysely";
import { KEYS, type Row, type TableName } from "./backup-format.ts";
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
