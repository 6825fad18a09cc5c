import { type Kysely, sql } from "kysely";

/** What is known of the system clock, so that a wrong one erases nothing: one row, made at the first check. */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  const text = kind === "sqlite" ? sql`text` : sql`text collate "C"`;
  await db.schema
    .createTable("clock_checks")
    .addColumn("id", "integer", (column) => column.notNull().primaryKey())
    .addColumn("trusted_at", text, (column) => column.notNull())
    .addColumn("suspect_since", text)
    .addColumn("suspect_at", text)
    .addCheckConstraint("clock_checks_one", sql`id = 1`)
    .modifyEnd(kind === "sqlite" ? sql`strict` : sql``)
    .execute();
}
