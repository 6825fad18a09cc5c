import { sql, type Transaction } from "kysely";
import { ALL_TABLES, type TableName, TABLES } from "./backup-format.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

/**
 * PostgreSQL would end a session that waits for the file to be read. SQLite would write the same pages to the disk
 * again and again with the 2 MB that it keeps in memory; 128 MB make filling it three times as fast.
 */
export async function takeTime(tx: Transaction<Schema>, kind: Database["kind"]): Promise<void> {
  if (kind === "postgres") await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  else await sql`pragma cache_size = -131072`.execute(tx);
}

/** On PostgreSQL our tables alone; SQLite's file is ours, with whatever a later program has put into it. */
export async function dropEverything(tx: Transaction<Schema>, kind: Database["kind"]): Promise<void> {
  const ours = [...ALL_TABLES].toReversed().concat("schema_migrations" as TableName);
  if (kind === "postgres") {
    await sql`drop table if exists ${sql.join(ours.map((name) => sql.table(name)))} cascade`.execute(tx);
    await sql`drop function if exists practices_are_news() cascade`.execute(tx);
    return;
  }
  const { rows } = await sql<{ name: string; type: string }>`
    select name, type from pragma_table_list where schema = 'main' and name not like 'sqlite\\_%' escape '\\'
  `.execute(tx);
  const named = (type: string) => rows.filter((row) => row.type === type).map((row) => row.name);
  const others = named("table").filter((name) => !(ours as string[]).includes(name));
  for (const name of [...named("virtual"), ...others, ...ours]) {
    await sql`drop table if exists ${sql.table(name)}`.execute(tx);
  }
}

/**
 * Takes away what slows filling down, and gives what brings it back. Making an index of many rows at once is quicker
 * than adding them one by one; so is checking, on PostgreSQL, that each points to another that is there. Keys stay:
 * they hold the rows apart.
 */
export async function setAside(
  tx: Transaction<Schema>,
  kind: Database["kind"],
): Promise<(tx: Transaction<Schema>) => Promise<void>> {
  const back = kind === "sqlite" ? await indexesOfSqlite(tx) : await indexesAndReferencesOfPostgres(tx);
  for (const { drop } of back) await sql.raw(drop).execute(tx);
  return async (again) => {
    for (const { make } of back) await sql.raw(make).execute(again);
  };
}

/** How to take something away and how to bring it back, as statements. */
type Aside = { drop: string; make: string };

async function indexesOfSqlite(tx: Transaction<Schema>): Promise<Aside[]> {
  const { rows } = await sql<Aside>`
    select format('drop index "%w"', name) as "drop", sql as make
    from sqlite_master where type = 'index' and sql is not null
  `.execute(tx);
  return rows;
}

async function indexesAndReferencesOfPostgres(tx: Transaction<Schema>): Promise<Aside[]> {
  const indexes = await sql<Aside>`
    select format('drop index %I', indexname) as "drop", indexdef as make
    from pg_indexes
    where schemaname = current_schema() and tablename in (${sql.join(TABLES)})
      and indexname not in (select conname from pg_constraint)
  `.execute(tx);
  const references = await sql<Aside>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "drop",
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid::regclass::text in (${sql.join(TABLES)})
  `.execute(tx);
  return [...indexes.rows, ...references.rows];
}

/** Every row hangs on one that is there, on SQLite, where it did not look while the rows went in. */
export async function assertReferences(tx: Transaction<Schema>): Promise<void> {
  const { rows } = await sql<{ table: string; parent: string }>`
    select "table", parent from pragma_foreign_key_check limit 1
  `.execute(tx);
  const [hanging] = rows;
  if (hanging) throw new Error(`A row of ${hanging.table} in the backup hangs on none of ${hanging.parent}.`);
}

/** Numbers that PostgreSQL gives next come after those that were restored. */
export async function countOn(tx: Transaction<Schema>): Promise<void> {
  for (const table of ["reviews", "outbox", "audit"] as const) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), coalesce((select max(id) from ${sql.table(table)}), 0) + 1, false)
    `.execute(tx);
  }
}
