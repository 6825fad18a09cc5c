import { type Kysely, type RawBuilder, sql } from "kysely";

/**
 * A request becomes an appointment: what has become of it, what happened to it, and who may open it by a link. Rows of
 * before keep an empty state, which the clock leaves alone.
 */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  const text = kind === "sqlite" ? sql`text` : sql`text collate "C"`;
  const end = kind === "sqlite" ? sql`strict` : sql``;
  await submissions(db, text);
  await events(db, text, end);
  await links(db, text, end);
  await outbox(db, text);
}

async function submissions(db: Kysely<unknown>, text: RawBuilder<unknown>): Promise<void> {
  await sql`alter table submissions drop constraint submissions_status`.execute(db);
  await sql`
    alter table submissions add constraint submissions_status
    check (status in ('received', 'sent', 'asked', 'confirmed', 'closed'))
  `.execute(db);
  await sql`alter table submissions add column version integer not null default 0`.execute(db);
  for (const column of ["outcome", "next_due_at"])
    await sql`alter table submissions add column ${sql.ref(column)} ${text}`.execute(db);
  await sql`alter table submissions add column practice_id integer`.execute(db);
  await sql`alter table submissions add column state ${text} not null default ''`.execute(db);
  await sql`
    create index submissions_by_next_due on submissions (next_due_at) where next_due_at is not null
  `.execute(db);
  await sql`
    create index submissions_with_practice on submissions (practice_id) where practice_id is not null
  `.execute(db);
}

async function events(
  db: Kysely<unknown>,
  text: RawBuilder<unknown>,
  end: RawBuilder<unknown>,
): Promise<void> {
  await db.schema
    .createTable("submission_events")
    .addColumn("reference", text, (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("at", text, (column) => column.notNull())
    .addColumn("actor", text, (column) => column.notNull())
    .addColumn("event", text, (column) => column.notNull())
    .addColumn("detail", text, (column) => column.notNull())
    .addColumn("content_hash", text, (column) => column.notNull())
    .addPrimaryKeyConstraint("submission_events_key", ["reference", "number"])
    .addCheckConstraint("submission_events_actor", sql`actor in ('sender', 'practice', 'desk', 'clock')`)
    .addForeignKeyConstraint(
      "submission_events_belong_to_submissions",
      ["reference"],
      "submissions",
      ["reference"],
      (constraint) => constraint.onDelete("cascade").deferrable().initiallyDeferred(),
    )
    .modifyEnd(end)
    .execute();
}

async function links(
  db: Kysely<unknown>,
  text: RawBuilder<unknown>,
  end: RawBuilder<unknown>,
): Promise<void> {
  await db.schema
    .createTable("links")
    .addColumn("token_hash", text, (column) => column.notNull().primaryKey())
    .addColumn("purpose", text, (column) => column.notNull())
    .addColumn("reference", text)
    .addColumn("practice_id", "integer")
    .addColumn("made_at", text, (column) => column.notNull())
    .addColumn("ended_at", text)
    .addCheckConstraint("links_purpose", sql`purpose in ('request', 'practice')`)
    .addForeignKeyConstraint(
      "links_belong_to_submissions",
      ["reference"],
      "submissions",
      ["reference"],
      (constraint) => constraint.onDelete("cascade").deferrable().initiallyDeferred(),
    )
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("links_by_reference").on("links").column("reference").execute();
  await db.schema.createIndex("links_by_practice").on("links").columns(["practice_id", "made_at"]).execute();
}

async function outbox(db: Kysely<unknown>, text: RawBuilder<unknown>): Promise<void> {
  await sql`alter table outbox add column topic ${text} not null default ''`.execute(db);
  await sql`alter table outbox add column not_after ${text}`.execute(db);
  await sql`
    create index outbox_by_topic on outbox (reference, topic) where sent_at is null
  `.execute(db);
}
