import { type Kysely, sql } from "kysely";

/**
 * Who gets the newsletter. Addresses are sealed under a key of their own; a row is found by a keyed hash of the
 * address or by the hash of a token, so that nothing here tells who it is about. Leaving deletes the row, and with
 * it the key, the copies and every message that still waits in the outbox.
 */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  const text = kind === "sqlite" ? sql`text` : sql`text collate "C"`;
  const end = kind === "sqlite" ? sql`strict, without rowid` : sql``;

  await db.schema
    .createTable("newsletter_subscriptions")
    .addColumn("address_hash", text, (column) => column.notNull().primaryKey())
    .addColumn("key", text, (column) => column.notNull())
    .addColumn("address", text, (column) => column.notNull())
    .addColumn("confirm_hash", text, (column) => column.notNull().unique())
    .addColumn("unsubscribe_hash", text, (column) => column.notNull().unique())
    .addColumn("asked_at", text, (column) => column.notNull())
    .addColumn("asked_on", text, (column) => column.notNull())
    .addColumn("words", text, (column) => column.notNull())
    .addColumn("mailed_at", text, (column) => column.notNull())
    .addColumn("confirmed_at", text)
    .modifyEnd(end)
    .execute();
  await sql`
    create index newsletter_unconfirmed on newsletter_subscriptions (mailed_at) where confirmed_at is null
  `.execute(db);

  await db.schema
    .createTable("newsletter_departures")
    .addColumn("address_hash", text, (column) => column.notNull().primaryKey())
    .addColumn("unsubscribe_hash", text, (column) => column.notNull().unique())
    .addColumn("confirmed_at", text)
    .addColumn("left_at", text, (column) => column.notNull())
    .addColumn("quiet_until", text)
    .modifyEnd(end)
    .execute();
  await sql`create index newsletter_departures_by_time on newsletter_departures (left_at)`.execute(db);

  await db.schema
    .createTable("newsletter_issues")
    .addColumn("issue", text, (column) => column.notNull().primaryKey())
    .addColumn("sent_at", text, (column) => column.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable("newsletter_copies")
    .addColumn("address_hash", text, (column) => column.notNull())
    .addColumn("issue", text, (column) => column.notNull())
    .addPrimaryKeyConstraint("newsletter_copies_key", ["address_hash", "issue"] as never[])
    .addForeignKeyConstraint(
      "newsletter_copies_belong_to_subscriptions",
      ["address_hash"] as never[],
      "newsletter_subscriptions",
      ["address_hash"] as never[],
      (constraint) => constraint.onDelete("cascade"),
    )
    .addForeignKeyConstraint(
      "newsletter_copies_belong_to_issues",
      ["issue"] as never[],
      "newsletter_issues",
      ["issue"] as never[],
      (constraint) => constraint.onDelete("cascade"),
    )
    .modifyEnd(end)
    .execute();
  await sql`create index newsletter_copies_by_issue on newsletter_copies (issue)`.execute(db);

  await outboxForSubscribers(db, text);
}

/** A message is about a submission or for a subscriber, and goes when that goes. SQLite alters columns since 3.53. */
async function outboxForSubscribers(db: Kysely<unknown>, text: ReturnType<typeof sql>): Promise<void> {
  await sql`alter table outbox alter column reference drop not null`.execute(db);
  await sql`
    alter table outbox add column subscriber ${text}
    references newsletter_subscriptions (address_hash) on delete cascade
  `.execute(db);
  await sql`create index outbox_by_subscriber on outbox (subscriber) where subscriber is not null`.execute(
    db,
  );
}
