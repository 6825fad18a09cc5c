import { type Kysely, sql, type Transaction } from "kysely";
import { tableColumns } from "./backups/backup-rows.ts";
import type { Database } from "./database.ts";
import * as first from "./migrations/0001-first.ts";
import { lockPreparation } from "./preparation-lock.ts";
import type { Schema } from "./schema.ts";

type Migration = { name: string; up: (db: Kysely<unknown>, kind: Database["kind"]) => Promise<void> };

/**
 * In the order in which they are applied. One that has been released is never changed (`tests/upgrades/upgrades.test.ts`):
 * the next change is the next file. Tests add to the list what a later release would.
 */
export const MIGRATIONS: Migration[] = [{ name: "0001-release-1.0.0", ...first }];

/** The database is of a release that this program can't serve. Trying again can't help; `mend` says what does. */
export abstract class OtherRelease extends Error {
  abstract readonly mend: string;
}

/** The database was written by a newer version of the program. */
export class DatabaseTooNew extends OtherRelease {
  override readonly name = "DatabaseTooNew";
  override readonly mend =
    "Start the newer release again, or use its commands. To go back to this one, move niho.db* away (PostgreSQL: make an empty database) and restore the backup from before the upgrade: npm run -s niho -- restore FILE";
  constructor(unknown: readonly string[]) {
    super(`The database is newer than this program: it already has ${unknown.join(", ")}.`);
  }
}

/** The database was written before release 1.0.0. */
class DatabaseTooOldToRead extends OtherRelease {
  override readonly name = "DatabaseTooOldToRead";
  override readonly mend =
    "Keep its files. With the release that made it, write out the requests you still have to answer: npm run -s niho -- submissions --format json. Then name an empty DATA_DIR or database for this release, and import your practices again.";
  constructor() {
    super("The database is from before release 1.0.0, which this program can’t read.");
  }
}

const MOST_NAMED = 5;

/** The database has tables, but no release of this program is noted in it. Ours must not be made among them. */
class OtherDatabase extends OtherRelease {
  override readonly name = "OtherDatabase";
  override readonly mend =
    "Name an empty one: another DATABASE_URL, or another DATA_DIR. If it was this site’s, restore its newest backup there: npm run -s niho -- restore FILE";
  constructor(tables: readonly string[]) {
    const more = tables.length > MOST_NAMED ? ` and ${tables.length - MOST_NAMED} more` : "";
    super(
      `The database isn’t empty, and no release of Niho is noted in it. It has the tables ${tables.slice(0, MOST_NAMED).join(", ")}${more}.`,
    );
  }
}

/** The first migrations of what came before 1.0.0. The second was changed until then, so its name doesn’t tell which schema it made. */
const BEFORE_1 = ["0001-practices-submissions-outbox", "0001-first"];

/** The database was written by an older version of the program, which may still be serving the site. */
class DatabaseTooOld extends Error {
  override readonly name = "DatabaseTooOld";
  constructor(missing: readonly string[]) {
    super(
      `The database is from an older release, without ${missing.join(", ")}. Use the commands of the release that serves the site, or start this one (npm start), which brings the database up to date.`,
    );
  }
}

/**
 * Brings the schema up to date, all or nothing. When several processes start at once, one does the work and
 * the others wait for it. Says which migrations it applied: none when there was nothing to do.
 */
export async function migrate(database: Database): Promise<{ applied: string[] }> {
  return database.transact(async (tx) => ({ applied: await migrateWithin(tx, database.kind) }));
}

/**
 * Which migrations a database lacks: none of an empty one, which is no older release's. Fails like `migrate` where nothing
 * can be written, or the database is newer.
 */
export async function missingMigrations(database: Database): Promise<string[]> {
  return database.transact(async (tx) => {
    const known = await knownIn(tx, database.kind);
    return known === undefined ? [] : missingAfter(known).map(({ name }) => name);
  });
}

/**
 * For those who may not change a schema that another version serves: makes everything in an empty database, and throws
 * `DatabaseTooOld` where it would have to change something.
 */
export async function migrateIfEmpty(database: Database): Promise<void> {
  await database.transact(async (tx) => {
    const known = await knownIn(tx, database.kind);
    if (known === undefined) return migrateWithin(tx, database.kind);
    const missing = missingAfter(known).map(({ name }) => name);
    if (missing.length > 0) throw new DatabaseTooOld(missing);
    return undefined;
  });
}

/** Migrates within a transaction; with `only`, no further than these, as an older program would have. */
export async function migrateWithin(
  tx: Transaction<Schema>,
  kind: Database["kind"],
  only?: readonly string[],
): Promise<string[]> {
  if (kind === "postgres") {
    await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
      tx,
    );
  }
  await lockPreparation(tx, kind);
  // What else may be in a database that is being restored is not for a restore to judge.
  const known = (only === undefined ? await knownIn(tx, kind) : undefined) ?? (await noted(tx));
  refuseUnknown(only ?? []);
  const missing = missingAfter(known).filter(({ name }) => only?.includes(name) ?? true);
  for (const { name, up } of missing) {
    await up(tx as unknown as Kysely<unknown>, kind);
    await tx.insertInto("schema_migrations").values({ name }).execute();
  }
  return missing.map((migration) => migration.name);
}

function missingAfter(known: readonly string[]): Migration[] {
  refuseUnknown(known);
  return MIGRATIONS.filter(({ name }) => !known.includes(name));
}

/** Throws where one of these is of a newer program, or of one too old to read. */
export function refuseUnknown(names: readonly string[]): void {
  const unknown = names.filter((name) => !MIGRATIONS.some((migration) => migration.name === name));
  if (unknown.some((name) => BEFORE_1.includes(name))) throw new DatabaseTooOldToRead();
  if (unknown.length > 0) throw new DatabaseTooNew(unknown);
}

/** Which migrations a database has had, in their order. */
export async function appliedMigrations(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom("schema_migrations").select("name").orderBy("name").execute();
  return rows.map((row) => row.name);
}

/** Reads them; undefined for an empty database. Throws `OtherDatabase` where there are tables that aren’t ours. */
async function knownIn(tx: Transaction<Schema>, kind: Database["kind"]): Promise<string[] | undefined> {
  // The names are read first: another process commits its tables and its notes at once, perhaps between these two reads.
  const tables = await tableNames(tx, kind);
  const columns = await tableColumns(tx, kind, "schema_migrations");
  const isOurs = columns.includes("name");
  const known = isOurs ? await appliedMigrations(tx) : [];
  if (known.length > 0) return known;
  const others = tables.filter((name) => !isOurs || name !== "schema_migrations");
  if (others.length > 0) throw new OtherDatabase(others);
  return undefined;
}

/** All that can be asked for without the name of their schema, but for those that an extension of PostgreSQL brings. */
async function tableNames(tx: Transaction<Schema>, kind: Database["kind"]): Promise<string[]> {
  const { rows } =
    kind === "sqlite"
      ? await sql<{ name: string }>`
          select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*' order by name
        `.execute(tx)
      : await sql<{ name: string }>`
          select relname as name from pg_class
          where relnamespace = to_regnamespace(current_schema()::text) and relkind in ('r', 'p')
            and not exists (
              select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
            )
          order by relname
        `.execute(tx);
  return rows.map(({ name }) => name);
}

/** Makes the table for them where there is none. */
async function noted(tx: Transaction<Schema>): Promise<string[]> {
  await tx.schema
    .createTable("schema_migrations")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.notNull().primaryKey())
    .execute();
  return appliedMigrations(tx);
}
