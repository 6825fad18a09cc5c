import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { practiceOf, statedOf } from "#domain/facts.ts";
import { makePlace, makePractice } from "#tests/support/practice.ts";
import { eachDatabase, onPostgres } from "#tests/support/databases.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { DatabaseTooNew, migrate, migrateWithin, migrationsOf } from "./migrate.ts";
import type { Database } from "./database.ts";
import { recordsBehind } from "./practice-records.ts";
import { fromPractice, fromProfile } from "./practice-rows.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

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

  test("practices from before facts could be unknown keep every row that belongs to them", async () => {
    const database = await openEmpty();
    await migrateBefore(database, "0013-facts-not-stated");
    await database.transact(async (tx) => {
      await sql`insert into practices values (7, 'a', 'A', 'a', 'a', 'nelson', 'S', '1 A St', '7011', -41, 173, 40, 1,
        2, 80, 150, '03 012 3456', 'a@b.example', 'https://b.example', '24/7', 30, 'yes', 1, '2026-11-01')`.execute(
        tx,
      );
      await sql`insert into practice_profiles values (7, '{}', '{}')`.execute(tx);
      await sql`insert into practice_services values (7, 'braces', 0, 'nelson')`.execute(tx);
      await sql`insert into reviews (practice_id, author, suburb, visited_in, stars, text, is_sample)
        values (7, 'Ana', 'S', '2026-05', 4, 'Kind.', 1)`.execute(tx);
    });
    await migrate(database);
    const [practice] = await database.read.selectFrom("practices").selectAll().execute();
    expect(practice).toMatchObject({
      id: 7,
      price_from: 80,
      emergency_wait: 30,
      has_emergency: 1,
      checked_on: "2026-11-01",
      position: "exact",
      verified_until: "",
      withdrawn_on: null,
    });
    for (const table of ["practice_profiles", "practice_services", "reviews"] as const) {
      expect(await database.read.selectFrom(table).select("practice_id").execute()).toHaveLength(1);
    }
    const unknown = { price_tier: 0, price_from: null, price_to: null, checked_on: null };
    await database.transact((tx) => tx.updateTable("practices").set(unknown).execute());
    const wrong = database.transact((tx) => tx.updateTable("practices").set({ price_tier: 4 }).execute());
    await expect(wrong).rejects.toThrow("practices_price_tier");
    const upsideDown = { price_from: 9, price_to: 8 };
    await expect(
      database.transact((tx) => tx.updateTable("practices").set(upsideDown).execute()),
    ).rejects.toThrow("practices_prices");
  });

  test("an imported practice from before sources were kept is what its one source said", async () => {
    const database = await openEmpty();
    await migrateBefore(database, "0014-sources-and-imports");
    const practice = practiceOf(
      10_001,
      { name: "A", place: "nelson", phone: "03 768 1111", priceFrom: 0, services: ["braces"] },
      { latitude: -41, longitude: 173 },
    );
    await database.transact(async (tx) => {
      const { has_joined: _joined, ...row } = fromPractice(
        practice,
        makePlace({ slug: "nelson", name: "Nelson" }),
      );
      await tx.insertInto("practices").values(row).execute();
      await tx.insertInto("practice_profiles").values(fromProfile(practice)).execute();
      await sql`insert into source_records values ('list', 'a1', 10001, 'x', '2026-11-01')`.execute(tx);
    });
    await migrate(database);
    const [record] = await recordsBehind(database.read, [10_001]);
    expect(record).toMatchObject({ source: "list", rank: 50, facts: statedOf(practice), goneOn: null });
  });

  test("of practices from before joining was marked, samples have joined and others have not", async () => {
    const database = await openEmpty();
    await migrateBefore(database, "0015-joined-and-merged");
    await database.transact(async (tx) => {
      for (const isSample of [true, false]) {
        const practice = makePractice({ id: isSample ? 1 : 10_001, isSample });
        const { has_joined: _joined, ...row } = fromPractice(
          practice,
          makePlace({ slug: "nelson", name: "Nelson" }),
        );
        await tx.insertInto("practices").values(row).execute();
      }
    });
    await migrate(database);
    const rows = await database.read
      .selectFrom("practices")
      .select(["id", "has_joined"])
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { id: 1, has_joined: 1 },
      { id: 10_001, has_joined: 0 },
    ]);
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
});

test("four processes that start at once on one new file prepare it once", async () => {
  const folder = newFolder();
  const answers = await startTogether(4, "sqlite", "openSqlite", join(folder, "niho.db"));
  expect(answers.filter((applied) => applied > 0)).toHaveLength(1);
});

onPostgres("migrating in processes", (server) => {
  test("four processes that start at once prepare it once", async () => {
    const owner = openPostgres(server);
    onTestFinished(() => owner.close());
    const schema = sql.id(`migrate_${process.pid}`);
    await owner.transact((tx) => sql`create schema ${schema}`.execute(tx));
    onTestFinished(async () => {
      await owner.transact((tx) => sql`drop schema ${schema} cascade`.execute(tx));
    });
    const inSchema = new URL(server);
    inSchema.searchParams.set("options", `-c search_path=migrate_${process.pid}`);
    const answers = await startTogether(4, "postgres", "openPostgres", inSchema.href);
    expect(answers.filter((applied) => applied > 0)).toHaveLength(1);
  });
});

/** As a program had it that knew no migration from this one on. */
async function migrateBefore(database: Database, name: string): Promise<void> {
  const other = openSqlite(":memory:");
  await migrate(other);
  const before = (await migrationsOf(other.read)).filter((one) => one < name);
  await other.close();
  await database.transact((tx) => migrateWithin(tx, database.kind, before));
}

/** Each process waits for the same instant, then opens the database and migrates it; gives how many it applied. */
async function startTogether(count: number, file: string, opener: string, where: string): Promise<number[]> {
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
  const outputs = await Promise.all(Array.from({ length: count }, run));
  return outputs.map(({ stdout }) => Number(stdout));
}

function moduleUrl(file: string): string {
  return JSON.stringify(new URL(`./${file}.ts`, import.meta.url).href);
}
