import { type Kysely, sql } from "kysely";

/** How often each article was read on each New Zealand day: a number, and nothing about who read it. */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  const day = kind === "sqlite" ? sql`text` : sql`text collate "C"`;
  await db.schema
    .createTable("article_reads")
    .addColumn("article_id", "integer", (column) => column.notNull())
    .addColumn("day", day, (column) => column.notNull())
    .addColumn("reads", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("article_reads_key", ["article_id", "day"] as never[])
    .addCheckConstraint("article_reads_reads", sql`reads > 0`)
    .modifyEnd(kind === "sqlite" ? sql`strict, without rowid` : sql``)
    .execute();
}
