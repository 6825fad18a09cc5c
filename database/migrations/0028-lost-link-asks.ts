import { type Kysely, sql } from "kysely";

/** Who has asked for their links again, kept until the mails are in the outbox. The address is sealed under its own key. */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  const text = kind === "sqlite" ? sql`text` : sql`text collate "C"`;
  await db.schema
    .createTable("lost_link_asks")
    .addColumn("address_hash", text, (column) => column.notNull().primaryKey())
    .addColumn("key", text, (column) => column.notNull())
    .addColumn("address", text, (column) => column.notNull())
    .addColumn("asked_at", text, (column) => column.notNull())
    .modifyEnd(kind === "sqlite" ? sql`strict, without rowid` : sql``)
    .execute();
}
