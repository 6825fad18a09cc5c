import { type Kysely, sql } from "kysely";

/** A practice may answer a review of it. */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  // PostgreSQL alters no table with checks to come, and a migration before this one may have left some.
  if (kind === "postgres") await sql`set constraints all immediate`.execute(db);
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  await sql`alter table reviews add column reply ${text} not null default ''`.execute(db);
}
