import { type Kysely, sql } from "kysely";

/** A practice is asked once a year whether its listing is still right: the day on which it last was. */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  // PostgreSQL alters no table with checks to come, and a migration before this one may have left some.
  if (kind === "postgres") await sql`set constraints all immediate`.execute(db);
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  await sql`alter table practices add column asked_on ${text}`.execute(db);
}
