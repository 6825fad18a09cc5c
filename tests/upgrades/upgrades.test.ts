import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { restore } from "#database/backups/restore.ts";
import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { embeddedFile, openDatabase } from "#database/open.ts";
import { openPostgres } from "#database/postgres.ts";
import { eachSubmission } from "#database/requests/submissions.ts";
import { onPostgres, openOnPostgres } from "../support/databases.ts";
import { ask, freshSchema } from "../support/fresh-schema.ts";
import { newFolder } from "../support/new-folder.ts";
import { ROOT } from "../support/repository.ts";
import { SEALING, TEST_SECRET } from "../support/sealing.ts";
import { openSite } from "../support/site.ts";
import { openMigrated } from "../support/template-database.ts";
import { type Fixture, fixtures, hasFixture } from "./fixtures.ts";

const EDITED =
  "A database of an earlier release comes out otherwise than a new one: a migration that has been released was edited. Undo that, and write the change as the next file in database/migrations/, with its line in MIGRATIONS of database/migrate.ts.";

test("a release that promises to read its data later has left some", () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
  const isPromised = Number(version.split(".")[0]) >= 1;
  expect(isPromised && !hasFixture(version), `npm run -s fixture (tests/upgrades/${version})`).toBe(false);
});

describe.for(fixtures())("What $release has left", (fixture) => {
  upgrades("SQLite", fixture, openMigrated, async () => {
    const dataDir = newFolder();
    writeFileSync(embeddedFile(dataDir), fixture.sqlite());
    return openDatabase({ databaseUrl: undefined, dataDir });
  });
  onPostgres("What was left", (server) => {
    upgrades(
      "PostgreSQL",
      fixture,
      () => openOnPostgres(server),
      async () => {
        const { url, name, drop } = await freshSchema(server);
        await ask(server, `set search_path to ${name}; ${fixture.postgres(name)}; reset all`);
        onTestFinished(drop);
        return openPostgres(url);
      },
    );
  });
});

function upgrades(
  on: "SQLite" | "PostgreSQL",
  { facts, backup }: Fixture,
  openNew: () => Promise<Database>,
  openOld: () => Promise<Database>,
): void {
  const { rows, links } = facts[on];
  test(`on ${on} becomes what a new database is, with every row in it`, async () => {
    const database = await openOld();
    onTestFinished(() => database.close());
    await migrate(database);
    const counted = await countOf(database, Object.keys(rows));
    expect(counted).toEqual({ ...rows, schema_migrations: counted["schema_migrations"] });
    const fresh = await openNew();
    expect(await formOf(database), EDITED).toEqual(await formOf(fresh));
    if (on === "SQLite") await fresh.close();
  });

  test(`on ${on} opens: what people sent, and its backup`, async () => {
    const database = await openOld();
    onTestFinished(() => database.close());
    await migrate(database);
    const before = await submissionsIn(database);
    expect(before.length).toBeGreaterThan(10);
    await restore(database, backup, { secret: TEST_SECRET, replace: true, now: new Date(facts.madeAt) });
    expect((await submissionsIn(database)).length).toBeGreaterThan(10);
  });

  test(`on ${on} is served: the mailed links open, and the pages`, async () => {
    const site = await openSite({ samples: 0, now: facts.madeAt, open: openOld });
    for (const path of [links.patient, links.practice, "/directory", "/"])
      expect((await site.fetch(path)).status, path).toBe(200);
  });
}

async function submissionsIn(database: Database): Promise<unknown[]> {
  return Array.fromAsync(eachSubmission(database.read, SEALING.encryption));
}

async function countOf(database: Database, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      database.read,
    );
    counts[name] = rows[0]!.count;
  }
  return counts;
}

/** Every table, index, trigger and constraint, as the database says it. */
async function formOf({ kind, read }: Database): Promise<string[]> {
  const { rows } =
    kind === "sqlite"
      ? await sql<{ part: string }>`
          select type || ' ' || name || ' ' || coalesce(sql, '') as part from sqlite_schema where name not like 'sqlite_%'
        `.execute(read)
      : await sql<{ part: string }>`
          with own as (select oid, relname from pg_class where relnamespace = current_schema()::regnamespace)
          select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull,
            pg_get_expr(adbin, adrelid)) as part
          from own join pg_attribute on attrelid = own.oid and attnum > 0 and not attisdropped
          left join pg_attrdef on adrelid = own.oid and adnum = attnum
          union all select concat_ws(' ', relname, conname, pg_get_constraintdef(c.oid)) from own
            join pg_constraint c on conrelid = own.oid
          union all select concat_ws(' ', 'trigger', relname, tgname) from own
            join pg_trigger on tgrelid = own.oid and not tgisinternal
          union all select replace(indexdef, current_schema() || '.', '') from pg_indexes
            where schemaname = current_schema()
        `.execute(read);
  return rows.map(({ part }) => part).toSorted();
}
