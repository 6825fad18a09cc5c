import { describe, onTestFinished } from "vitest";
import type { Database } from "#database/database.ts";
import { openPostgres } from "#database/postgres.ts";
import { openSqlite } from "#database/sqlite.ts";
import { freshSchema } from "./fresh-schema.ts";
import { openMigratedSchema } from "./migrated-schema.ts";
import { openMigrated } from "./template-database.ts";

/** Opens it with so many sample practices, where that is quick: a site inserts them elsewhere. */
type Open = (samples?: number) => Promise<Database>;

/**
 * Runs the same tests on every database: on SQLite always, on PostgreSQL when `TEST_DATABASE_URL` says where
 * there is one. Each `open()` is a fresh database with its tables made (`openEmpty()`: without any), and is
 * closed and dropped after the test.
 *
 * `eachDatabase("claims", (open) => { test("…", async () => { const database = await open(); … }) })`
 */
export function eachDatabase(title: string, tests: (open: Open, openEmpty: Open) => void): void {
  describe(`${title}, on SQLite`, () => {
    define(
      tests,
      async () => closing(openSqlite(":memory:")),
      async (samples) => closing(await openMigrated(samples)),
    );
  });
  onPostgres(title, (url) => {
    define(
      tests,
      () => openFresh(url),
      () => openMigratedSchema(url),
    );
  });
}

/** Tests of what only PostgreSQL has; without `TEST_DATABASE_URL` they are left out, which the end of the run says. */
export function onPostgres(title: string, tests: (url: string) => void): void {
  const { TEST_DATABASE_URL: url = "" } = process.env;
  describe.skipIf(url === "")(`${title}, on PostgreSQL`, () => {
    tests(url);
  });
}

/** A PostgreSQL database of its own, with its tables made, closed after the test. */
export async function openOnPostgres(url: string): Promise<Database> {
  const { database, drop } = await openMigratedSchema(url);
  onTestFinished(drop);
  return database;
}

type Opened = { database: Database; drop: () => Promise<void> };

function define(
  tests: (open: Open, openEmpty: Open) => void,
  empty: () => Promise<Opened>,
  migrated: (samples: number) => Promise<Opened>,
): void {
  const openAs =
    (opened: (samples: number) => Promise<Opened>): Open =>
    async (samples = 0) => {
      const { database, drop } = await opened(samples);
      // After what was started upon it: a site that cannot note its mail as sent tries for six seconds.
      onTestFinished(drop);
      return database;
    };
  tests(openAs(migrated), openAs(empty));
}

function closing(database: Database): Opened {
  return { database, drop: () => database.close() };
}

async function openFresh(url: string): Promise<Opened> {
  const schema = await freshSchema(url);
  const database = openPostgres(schema.url);
  return {
    database,
    async drop() {
      await database.close();
      await schema.drop();
    },
  };
}
