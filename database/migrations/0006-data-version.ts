import { type Kysely, sql } from "kysely";

/**
 * A number that rises with every change of what visitors are shown, in the same transaction as the change: whoever
 * keeps something that was made from it asks for the number. Triggers, so that no writer can forget it, whether
 * it is this program, a command or somebody at the database's own prompt.
 */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  await db.schema
    .createTable("data_version")
    .addColumn("id", "integer", (column) => column.notNull().primaryKey())
    .addColumn("version", "integer", (column) => column.notNull())
    .addCheckConstraint("data_version_one", sql`id = 1`)
    .modifyEnd(kind === "sqlite" ? sql`strict` : sql``)
    .execute();
  await sql`insert into data_version (id, version) values (1, ${secondsSince2025(kind)})`.execute(db);
  await (kind === "sqlite" ? onSqlite(db) : onPostgres(db));
}

/** Not 1: a database that is restored under a running process must not come to a number that it has seen before. */
function secondsSince2025(kind: "sqlite" | "postgres") {
  const start = sql.lit(1_735_689_600);
  return kind === "sqlite" ? sql`unixepoch() - ${start}` : sql`extract(epoch from now())::bigint - ${start}`;
}

const TABLES = [
  "practices",
  "practice_profiles",
  "practice_services",
  "practice_languages",
  "practice_funding",
  "practice_scopes",
  "reviews",
];
const EVENTS = ["insert", "update", "delete"];

async function onSqlite(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    for (const event of EVENTS) {
      await sql`
        create trigger ${sql.table(`${table}_${event}_is_news`)} after ${sql.raw(event)} on ${sql.table(table)}
        begin update data_version set version = version + 1; end
      `.execute(db);
    }
  }
}

/** Once a statement, and where the tables are, whatever the search path of whoever writes. */
async function onPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function practices_are_news() returns trigger language plpgsql set search_path from current as $$
    begin
      update data_version set version = version + 1;
      return null;
    end $$
  `.execute(db);
  for (const table of TABLES) {
    await sql`
      create trigger ${sql.table(`${table}_are_news`)} after insert or update or delete or truncate
      on ${sql.table(table)} for each statement execute function practices_are_news()
    `.execute(db);
  }
}
