import { type Kysely, type RawBuilder, sql } from "kysely";

/**
 * A real practice seldom states everything: price, waiting time and the day of the last check may be unknown. A
 * practice that is listed no longer stays as a row, so that its id never means another. `source_records` says which
 * row of which import a practice comes from.
 *
 * SQLite changes constraints in place since 3.53. Rebuilding `practices` would delete the rows of every table that
 * refers to it: dropping a table deletes its rows first, and the foreign keys cascade.
 */
export async function up(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  const text = kind === "sqlite" ? sql`text` : sql`text collate "C"`;
  await run(db, "drop constraint practices_price_tier");
  await run(db, "drop constraint practices_prices");
  await run(db, "add constraint practices_price_tier check (price_tier in (0, 1, 2, 3))");
  await run(db, "add constraint practices_prices check (price_from >= 0 and price_to >= price_from)");
  for (const column of ["price_from", "price_to", "checked_on"]) {
    await run(db, `alter column ${column} drop not null`);
  }
  await newColumns(db, text);
  await sql`update practices set has_emergency = 1 where emergency_wait is not null`.execute(db);
  await sourceRecords(db, text, kind);
}

async function run(db: Kysely<unknown>, change: string): Promise<void> {
  await sql`alter table practices ${sql.raw(change)}`.execute(db);
}

async function newColumns(db: Kysely<unknown>, text: RawBuilder<unknown>): Promise<void> {
  const practices = db.schema.alterTable("practices");
  const stated = (name: string, value: string) =>
    practices.addColumn(name, text, (column) => column.notNull().defaultTo(value)).execute();
  await practices
    .addColumn("has_emergency", "integer", (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`has_emergency in (0, 1)`),
    )
    .execute();
  await stated("position", "exact");
  await stated("verified_on", "");
  await stated("verified_until", "");
  await practices.addColumn("withdrawn_on", text).execute();
  await stated("withdrawn_why", "");
}

async function sourceRecords(
  db: Kysely<unknown>,
  text: RawBuilder<unknown>,
  kind: "sqlite" | "postgres",
): Promise<void> {
  await db.schema
    .createTable("source_records")
    .addColumn("source", text, (column) => column.notNull())
    .addColumn("external_id", text, (column) => column.notNull())
    .addColumn("practice_id", "integer", (column) => column.notNull())
    .addColumn("content_hash", text, (column) => column.notNull())
    .addColumn("as_of", text, (column) => column.notNull())
    .addPrimaryKeyConstraint("source_records_key", ["source", "external_id"] as never[])
    .addForeignKeyConstraint(
      "source_records_belongs_to_practices",
      ["practice_id"] as never[],
      "practices",
      ["id"],
      (constraint) => constraint.onDelete("cascade").deferrable().initiallyDeferred(),
    )
    .modifyEnd(kind === "sqlite" ? sql`strict, without rowid` : sql``)
    .execute();
  await db.schema
    .createIndex("source_records_by_practice")
    .on("source_records")
    .column("practice_id")
    .execute();
}
