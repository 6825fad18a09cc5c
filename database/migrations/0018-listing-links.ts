import { type Kysely, sql } from "kysely";

/** A practice changes its own listing through a link; the mail that brings it is sealed under a key of the practice. */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  // PostgreSQL alters no table with checks to come, and a migration before this one may have left some.
  if (kind === "postgres") await sql`set constraints all immediate`.execute(db);
  await sql`alter table links drop constraint links_purpose`.execute(db);
  await sql`
    alter table links add constraint links_purpose check (purpose in ('request', 'practice', 'listing'))
  `.execute(db);
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  await sql`alter table outbox add column key_name ${text}`.execute(db);
}
