import { type Kysely, sql } from "kysely";

/** Patients review the practice that they went to: until now only samples had reviews. */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  // PostgreSQL alters no table with checks to come, and a migration before this one may have left some.
  if (kind === "postgres") await sql`set constraints all immediate`.execute(db);
  await sql`alter table submissions drop constraint submissions_kind`.execute(db);
  await sql`
    alter table submissions add constraint submissions_kind
    check (kind in ('booking', 'contact', 'partner', 'review'))
  `.execute(db);
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  await sql`alter table reviews add column reference ${text}`.execute(db);
  await sql`alter table reviews add column answers ${text} not null default '{}'`.execute(db);
  await sql`alter table reviews add column left_out ${text} not null default ''`.execute(db);
  await sql`create unique index reviews_by_reference on reviews (reference)`.execute(db);
}
