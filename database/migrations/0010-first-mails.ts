import { type Kysely, sql } from "kysely";

/** How many mails strangers have caused to one address lately: one row an address, by keyed hash. */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  const text = kind === "sqlite" ? sql`text` : sql`text collate "C"`;
  await db.schema
    .createTable("first_mails")
    .addColumn("recipient", text, (column) => column.notNull().primaryKey())
    .addColumn("sent_at", text, (column) => column.notNull())
    .addColumn("left_out", "integer", (column) => column.notNull())
    .addColumn("latest_at", text, (column) => column.notNull())
    .modifyEnd(kind === "sqlite" ? sql`strict, without rowid` : sql``)
    .execute();
  await db.schema.createIndex("first_mails_by_latest").on("first_mails").column("latest_at").execute();
}
