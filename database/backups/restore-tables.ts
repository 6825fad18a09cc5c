import { sql, type Transaction } from "kysely";
import { ALL_TABLES } from "./backup-format.ts";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";

/**
 * PostgreSQL would end a session that is idle while the file is read. SQLite's page cache of 2 MB would write the same
 * pages again and again; with 128 MB filling it is three times as fast.
 */
export async function allowLongTransaction(tx: Transaction<Schema>, kind: Database["kind"]): Promise<void> {
  if (kind === "postgres") await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  else await sql`pragma cache_size = -131072`.execute(tx);
}

/** On PostgreSQL our tables alone; on SQLite every table, those of a later program too, since the file is ours. */
export async function dropTables(tx: Transaction<Schema>, kind: Database["kind"]): Promise<void> {
  const ours = ALL_TABLES.toReversed();
  if (kind === "postgres") {
    await sql`drop table if exists ${sql.join(ours.map((name) => sql.table(name)))} cascade`.execute(tx);
    await sql`drop function if exists practices_are_news(), free_times_are_news() cascade`.execute(tx);
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

/** The ids that PostgreSQL gives next come after those that were restored. */
export async function advanceSequences(tx: Transaction<Schema>): Promise<void> {
  for (const table of ["reviews", "outbox", "audit"] as const) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), coalesce((select max(id) from ${sql.table(table)}), 0) + 1, false)
    `.execute(tx);
  }
}
