import { type Kysely, sql } from "kysely";

/**
 * A practice has joined once it states facts itself (source `practice`): only then does a request go to it. Samples show
 * how that works. `merged_into` is the practice that another one turned out to be; a record that came with it says in
 * `merged_from` where it belongs once the two are parted again.
 */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  // PostgreSQL alters no table with checks to come, and a migration before this one may have left some.
  if (kind === "postgres") await sql`set constraints all immediate`.execute(db);
  await db.schema
    .alterTable("practices")
    .addColumn("has_joined", "integer", (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`has_joined in (0, 1)`),
    )
    .execute();
  await db.schema.alterTable("practices").addColumn("merged_into", "integer").execute();
  await db.schema.alterTable("source_records").addColumn("merged_from", "integer").execute();
  await sql`
    update practices set has_joined = 1 where is_sample = 1 or id in
    (select practice_id from source_records where source = 'practice' and gone_on is null)
  `.execute(db);
}
