import { type Kysely, sql } from "kysely";

/** What an operator has decided about what the database holds, and backups carry along. */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  const text = kind === "sqlite" ? sql`text` : sql`text collate "C"`;
  await db.schema
    .createTable("settings")
    .addColumn("name", text, (column) => column.notNull().primaryKey())
    .addColumn("value", text, (column) => column.notNull())
    .modifyEnd(kind === "sqlite" ? sql`strict, without rowid` : sql``)
    .execute();
}
