import { createHash, type Hash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";

/**
 * A backup is lines of JSON: the header, every row as an array in the order of the tables and, within one, of its key,
 * and the checksums. `backup-seal.ts` says how the lines are kept from others.
 */
export type BackupHeader = {
  niho: "backup";
  version: 1;
  /** ISO 8601. */
  madeAt: string;
  /** Which the database had had. */
  migrations: readonly string[];
  tables: readonly { name: TableName; columns: readonly string[]; rows: number }[];
};

export type BackupChecksums = { sha256: Readonly<Record<string, string>>; whole: string };

export type TableName = keyof Schema;
export type Row = readonly (string | number | null)[];

/**
 * Every table with its key, those that others hang on first. TypeScript refuses this list when a table of the schema
 * is missing: a new one is in the backup, or it says here why not.
 */
const KEYS: { readonly [Table in TableName]: readonly (keyof Schema[Table])[] | "not in backups" } = {
  practices: ["id"],
  practice_profiles: ["practice_id"],
  practice_services: ["service", "practice_id"],
  practice_languages: ["language", "practice_id"],
  practice_funding: ["funding", "practice_id"],
  practice_scopes: ["practice_id", "scope"],
  reviews: ["id"],
  record_keys: ["name"],
  submissions: ["reference"],
  submission_keys: ["key"],
  newsletter_subscriptions: ["address_hash"],
  newsletter_departures: ["address_hash"],
  newsletter_issues: ["issue"],
  newsletter_copies: ["address_hash", "issue"],
  outbox: ["id"],
  erasures: ["reference"],
  audit: ["id"],
  article_reads: ["article_id", "day"],
  // Of this database, not of what it holds: a restored one has done nothing yet, and its pages are news.
  job_runs: "not in backups",
  data_version: "not in backups",
};

export const ALL_TABLES = Object.keys(KEYS) as TableName[];

/** In the order of writing: a row comes after those that it hangs on. */
export const TABLES = ALL_TABLES.filter((name) => KEYS[name] !== "not in backups");

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

/** As they stand in the file: the same for the same rows, whichever database they are in. */
export function linesOf(rows: readonly Row[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

/** The same lines from the database, as quickly as it gives them. */
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

/** SHA-256 of one table's lines, and of all lines that went before the checksums. */
export function startChecksums() {
  const tables = new Map<string, Hash>();
  const whole = createHash("sha256");
  return {
    ofTable: (name: string, lines: string | Uint8Array) => {
      const hash = tables.get(name) ?? createHash("sha256");
      tables.set(name, hash.update(lines));
      whole.update(lines);
    },
    ofHeader: (line: string | Uint8Array) => void whole.update(line),
    /** Tables without a row have that of nothing. */
    finish: (names: readonly string[]): BackupChecksums => ({
      sha256: Object.fromEntries(
        names.map((name) => [name, (tables.get(name) ?? createHash("sha256")).digest("hex")]),
      ),
      whole: whole.digest("hex"),
    }),
  };
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
