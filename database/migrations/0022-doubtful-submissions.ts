import { type Kysely, sql } from "kysely";

/** A form whose hidden field was filled in is kept with a mark; until now it was thanked for and thrown away. */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  // PostgreSQL alters no table with checks to come, and a migration before this one may have left some.
  if (kind === "postgres") await sql`set constraints all immediate`.execute(db);
  await db.schema
    .alterTable("submissions")
    .addColumn("is_doubtful", "integer", (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`is_doubtful in (0, 1)`),
    )
    .execute();
}
