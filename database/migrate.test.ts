import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { type KyselyPlugin, sql, type Transaction } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { eachDatabase, onPostgres } from "#tests/support/databases.ts";
import { freshSchema } from "#tests/support/fresh-schema.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { isFullSuite } from "#tests/support/suite.ts";
import { tableColumns } from "./backups/backup-rows.ts";
import { openPostgres } from "./postgres.ts";
import { DatabaseTooNew, migrate, migrateIfEmpty, migrateWithin, missingMigrations } from "./migrate.ts";
import type { Schema } from "./schema.ts";

eachDatabase("migrating", (_, openEmpty) => {
  test("an empty database gets everything, a second time changes nothing", async () => {
    const database = await openEmpty();
    const { applied } = await migrate(database);
    expect(applied.length).toBeGreaterThan(0);
    expect(await migrate(database)).toEqual({ applied: [] });
  });

  test("when several start at once, one does the work and the others wait for it", async () => {
    const database = await openEmpty();
    const answers = await Promise.all(Array.from({ length: 5 }, () => migrate(database)));
    expect(answers.filter(({ applied }) => applied.length > 0)).toHaveLength(1);
  });

  test("a database that a newer program has written is left alone", async () => {
    const database = await openEmpty();
    await migrate(database);
    await database.transact((tx) =>
      sql`insert into schema_migrations values ('9999-from-the-future')`.execute(tx),
    );
    await expect(migrate(database)).rejects.toThrow(DatabaseTooNew);
    await expect(migrate(database)).rejects.toThrow("9999-from-the-future");
  });

  test.each([
    ["another program’s", "create table invoices (id integer primary key)", "invoices"],
    ["that of a framework", "create table schema_migrations (version text)", "schema_migrations"],
  ])("a database that isn’t ours is left alone, with what to do: %s", async (_what, made, named) => {
    const database = await openEmpty();
    await database.transact((tx) => sql.raw(made).execute(tx));
    for (const prepare of [migrate, migrateIfEmpty, missingMigrations]) {
      await expect(prepare(database)).rejects.toThrow(`It has the tables ${named}.`);
      await expect(prepare(database)).rejects.toHaveProperty(
        "mend",
        expect.stringMatching(/^Name an empty one/),
      );
    }
    expect(await tableColumns(database.read, database.kind, "practices")).toEqual([]);
  });

  test.each(["0001-practices-submissions-outbox", "0001-first"])(
    "a database from before release 1.0.0, which noted %s, is left alone, with what to do",
    async (name) => {
      const database = await openEmpty();
      await migrate(database);
      await database.transact((tx) => sql`update schema_migrations set name = ${name}`.execute(tx));
      await expect(migrate(database)).rejects.toThrow("before release 1.0.0");
      await expect(migrate(database)).rejects.toHaveProperty(
        "mend",
        expect.stringMatching(/^Keep its files/),
      );
    },
  );
});

test("processes that start at once on one new file prepare it once", async () => {
  const answers = await startTogether("sqlite", "openSqlite", join(newFolder(), "niho.db"));
  expect(answers.filter((applied) => applied > 0)).toHaveLength(1);
});

onPostgres("migrating in processes", (server) => {
  test("those that start at once prepare it once", async () => {
    const schema = await freshSchema(server);
    onTestFinished(schema.drop);
    const answers = await startTogether("postgres", "openPostgres", schema.url);
    expect(answers.filter((applied) => applied > 0)).toHaveLength(1);
  });
});

onPostgres("migrating while another process does", (server) => {
  test.each([
    ["a starting site", missingMigrations],
    ["a command", migrateIfEmpty],
    ["a site that makes them itself", migrate],
  ])("the tables that it has just made are not taken for another program’s by %s", async (_who, look) => {
    const schema = await freshSchema(server);
    const database = openPostgres(schema.url);
    onTestFinished(async () => {
      await database.close();
      await schema.drop();
    });
    const looked = Promise.withResolvers<void>();
    const made = Promise.withResolvers<void>();
    const migrated = database.transact(async (tx) => {
      await migrateWithin(tx, database.kind);
      made.resolve();
      await looked.promise;
    });
    await made.promise;
    // It commits between the first and the second thing that the other reads.
    const commitAfterFirst: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        looked.resolve();
        await migrated;
        return result;
      },
    };
    const other = {
      ...database,
      transact: <Result>(work: (tx: Transaction<Schema>) => Promise<Result>) =>
        database.transact((tx) => work(tx.withPlugin(commitAfterFirst))),
    };
    await look(other);
    expect(await missingMigrations(database)).toEqual([]);
  });
});

const PROCESSES = isFullSuite ? 4 : 2;

/** Each process waits for the same instant, then opens the database and migrates it; gives how many it applied. */
async function startTogether(file: string, opener: string, where: string): Promise<number[]> {
  const program = `
    import { setTimeout } from "node:timers/promises";
    const { migrate } = await import(${moduleUrl("migrate")});
    const { ${opener} } = await import(${moduleUrl(file)});
    await setTimeout(${Date.now() + 1000} - Date.now());
    const database = ${opener}(${JSON.stringify(where)});
    console.log((await migrate(database)).applied.length);
    await database.close();
  `;
  const run = () => promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program]);
  const outputs = await Promise.all(Array.from({ length: PROCESSES }, run));
  return outputs.map(({ stdout }) => Number(stdout));
}

function moduleUrl(file: string): string {
  return JSON.stringify(new URL(`./${file}.ts`, import.meta.url).href);
}
