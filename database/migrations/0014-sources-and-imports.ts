import { type Kysely, type RawBuilder, sql } from "kysely";

type Kind = "sqlite" | "postgres";

/**
 * What each source says of a practice is kept as it said it, and the listed practice is the merge: an import changes only
 * what its own source said, and can be undone. `imports` is the journal, `import_changes` what a record was before.
 */
export async function up(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const text = kind === "sqlite" ? sql`text` : sql`text collate "C"`;
  await sources(db, text, kind);
  await recordsKeepFacts(db, text);
  await imports(db, text, kind);
  await importChanges(db, text, kind);
}

/** A change of a source is news to every page that names it. */
async function sources(db: Kysely<unknown>, text: RawBuilder<unknown>, kind: Kind): Promise<void> {
  let table = db.schema
    .createTable("sources")
    .addColumn("slug", text, (column) => column.notNull().primaryKey());
  for (const name of ["name", "attribution", "attribution_url", "licence"])
    table = table.addColumn(name, text, (column) => column.notNull());
  await table
    .addColumn("rank", "integer", (column) => column.notNull())
    .modifyEnd(kind === "sqlite" ? sql`strict` : sql``)
    .execute();
  await sql`
    insert into sources (slug, name, attribution, attribution_url, licence, "rank")
    select distinct source, source, '', '', '', 50 from source_records
  `.execute(db);
  if (kind === "postgres") {
    await sql`
      create trigger sources_are_news after insert or update or delete or truncate
      on sources for each statement execute function practices_are_news()
    `.execute(db);
    return;
  }
  for (const event of ["insert", "update", "delete"]) {
    await sql`
      create trigger ${sql.table(`sources_${event}_is_news`)} after ${sql.raw(event)} on sources
      begin update data_version set version = version + 1; end
    `.execute(db);
  }
}

async function recordsKeepFacts(db: Kysely<unknown>, text: RawBuilder<unknown>): Promise<void> {
  const records = db.schema.alterTable("source_records");
  await records.addColumn("facts", text, (column) => column.notNull().defaultTo("{}")).execute();
  await records.addColumn("url", text, (column) => column.notNull().defaultTo("")).execute();
  await records.addColumn("gone_on", text).execute();
  await sql`
    update source_records set gone_on = (
      select withdrawn_on from practices where practices.id = practice_id and withdrawn_why = 'source'
    )
  `.execute(db);
  await fillFacts(db);
}

async function imports(db: Kysely<unknown>, text: RawBuilder<unknown>, kind: Kind): Promise<void> {
  let table = db.schema
    .createTable("imports")
    .addColumn("id", "integer", (column) => column.notNull().primaryKey());
  for (const name of [
    "source",
    "file",
    "format",
    "as_of",
    "started_at",
    "alive_at",
    "process",
    "state",
    "counts",
  ])
    table = table.addColumn(name, text, (column) => column.notNull());
  await table
    .addColumn("finished_at", text)
    // 1 while it is under way and null afterwards, so that there is never a second one.
    .addColumn("is_open", "integer", (column) => column.unique())
    .modifyEnd(kind === "sqlite" ? sql`strict` : sql``)
    .execute();
}

async function importChanges(db: Kysely<unknown>, text: RawBuilder<unknown>, kind: Kind): Promise<void> {
  await db.schema
    .createTable("import_changes")
    .addColumn("import_id", "integer", (column) => column.notNull())
    .addColumn("source", text, (column) => column.notNull())
    .addColumn("external_id", text, (column) => column.notNull())
    .addColumn("before", text)
    .addPrimaryKeyConstraint("import_changes_key", ["import_id", "source", "external_id"] as never[])
    .modifyEnd(kind === "sqlite" ? sql`strict, without rowid` : sql``)
    .execute();
}

/** At a time. */
const BATCH = 500;

/** Until now a practice had one source, so what that one said is the practice. */
async function fillFacts(database: Kysely<unknown>): Promise<void> {
  const db = database as unknown as Kysely<Tables>;
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom("practices")
      .innerJoin("practice_profiles", "practice_profiles.practice_id", "practices.id")
      .selectAll()
      .where("id", ">", after)
      .where("id", "in", db.selectFrom("source_records").select("practice_id"))
      .orderBy("id")
      .limit(BATCH)
      .execute();
    const last = rows.at(-1)?.id;
    if (last === undefined) return;
    for (const row of rows) {
      const facts = JSON.stringify(factsOf(row));
      await db
        .updateTable("source_records")
        .set({ facts })
        .where("practice_id", "=", Number(row.id))
        .execute();
    }
    after = Number(last);
  }
}

type Row = Record<string, unknown>;
type Tables = {
  practices: Row & { id: number };
  practice_profiles: Row & { practice_id: number };
  source_records: { practice_id: number; facts: string };
};

/** As `domain/facts.ts` had it in November 2026: a field that is not stated is absent. */
function factsOf(row: Row): Record<string, unknown> {
  const {
    newPatientsStatedOn,
    ratingCounts: _,
    ...details
  } = JSON.parse(String(row["details"])) as Record<string, unknown>;
  const texts = ["name", "place", "suburb", "address", "postcode", "phone", "email", "website"];
  const answer = row["new_patients"];
  const facts: Record<string, unknown> = {
    ...Object.fromEntries(texts.map((name) => [name, row[name]])),
    latitude: row["latitude"],
    longitude: row["longitude"],
    position: row["position"],
    openingHours: row["opening_hours"],
    emergency: row["has_emergency"] === 1 ? { waitMinutes: row["emergency_wait"] } : null,
    priceTier: row["price_tier"] === 0 ? null : row["price_tier"],
    priceFrom: row["price_from"],
    priceTo: row["price_to"],
    newPatients: answer === "not-stated" ? null : { answer, statedOn: newPatientsStatedOn },
    checkedOn: row["checked_on"],
    verified:
      row["verified_until"] === "" ? null : { checkedOn: row["verified_on"], until: row["verified_until"] },
    ...details,
    ...(JSON.parse(String(row["profile"])) as object),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => isStated(value)));
}

function isStated(value: unknown): boolean {
  const isEmptyList = Array.isArray(value) && value.length === 0;
  return value !== null && value !== undefined && value !== "" && value !== "not-stated" && !isEmptyList;
}
