import { type Kysely, sql } from "kysely";

/** An address behind which someone has pressed a button in a mail: it is theirs, and its mails are not limited. */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  const text = kind === "sqlite" ? sql`text` : sql`text collate "C"`;
  await sql`alter table first_mails add column opened_at ${text}`.execute(db);
}
