import { type Kysely, sql } from "kysely";

/**
 * A practice's link to a request works while the practice has the address that it was made for. Those from before went to
 * the address that the practice has now.
 */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  // PostgreSQL alters no table with checks to come, and a migration before this one may have left some.
  if (kind === "postgres") await sql`set constraints all immediate`.execute(db);
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  await sql`alter table links add column sent_to ${text} not null default ''`.execute(db);
  await sql`
    update links set sent_to = coalesce(
      (select lower(trim(practices.email)) from practices where practices.id = links.practice_id), ''
    ) where purpose = 'practice'
  `.execute(db);
}
