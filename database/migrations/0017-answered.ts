import { type Kysely, sql } from "kysely";

/** A message or an application is answered: until now it stayed `received` for ever. */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  // PostgreSQL alters no table with checks to come, and a migration before this one may have left some.
  if (kind === "postgres") await sql`set constraints all immediate`.execute(db);
  await sql`alter table submissions drop constraint submissions_status`.execute(db);
  await sql`
    alter table submissions add constraint submissions_status
    check (status in ('received', 'sent', 'asked', 'confirmed', 'closed', 'answered'))
  `.execute(db);
}
