import { type Kysely, sql } from "kysely";

/** The mails of what was erased, so that their files are deleted also where a process was killed before it came to that. */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  const text = kind === "sqlite" ? sql`text` : sql`text collate "C"`;
  await db.schema
    .createTable("erased_mails")
    .addColumn("message_id", text, (column) => column.notNull().primaryKey())
    .addColumn("erased_at", text, (column) => column.notNull())
    .modifyEnd(kind === "sqlite" ? sql`strict, without rowid` : sql``)
    .execute();
}
