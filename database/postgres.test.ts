import { setImmediate as turn } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { onPostgres, openOnPostgres } from "#tests/support/databases.ts";
import type { Database } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { checkImmediately } from "./practices/practices.ts";

onPostgres("connections", (url) => {
  function open(): Database {
    const database = openPostgres(url);
    onTestFinished(() => database.close());
    return database;
  }

  test("a commit is flushed before it is acknowledged, whatever the server's default", async () => {
    const database = open();
    const show = (setting: string) =>
      database.transact((tx) => sql<Record<string, string>>`show ${sql.raw(setting)}`.execute(tx));
    expect((await show("synchronous_commit")).rows[0]).toEqual({ synchronous_commit: "on" });
    expect((await show("transaction_isolation")).rows[0]).toEqual({
      transaction_isolation: "read committed",
    });
  });

  test("a connection that breaks in the middle of a transaction fails that transaction and nothing else", async () => {
    const database = open();
    const broken = database.transact(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await endConnection(database, sql`pid = ${rows[0]!.pid}`);
      await sql`select 1`.execute(tx);
    });
    await expect(broken).rejects.toThrow(/connection|terminat/i);
    const { rows } = await sql`select 1 as one`.execute(database.read);
    expect(rows).toEqual([{ one: 1 }]);
  });

  test("of a great many rows, one that belongs to no practice is refused as it comes, not after all the others", async () => {
    const database = await openOnPostgres(url);
    const loading = database.transact(async (tx) => {
      await checkImmediately(tx, database.kind);
      await tx.insertInto("practice_languages").values({ practice_id: 7, language: "Māori" }).execute();
      throw new Error("It was not refused as it came.");
    });
    await expect(loading).rejects.toThrow("practice_languages_belongs_to_practices");
  });

  test("an idle connection that breaks is replaced", async () => {
    const database = open();
    await sql`select 'to be broken'`.execute(database.read);
    const other = open();
    await endConnection(other, sql`query = ${"select 'to be broken'"}`);
    const { rows } = await sql`select 2 as two`.execute(database.read);
    expect(rows).toEqual([{ two: 2 }]);
  });
});

test("an address where nothing listens fails within seconds", async () => {
  const nowhere = openPostgres("postgres://niho@127.0.0.1:1/niho");
  onTestFinished(() => nowhere.close());
  await expect(sql`select 1`.execute(nowhere.read)).rejects.toThrow(/ECONNREFUSED/);
});

/** Ends the server's side of connections, and waits until they are gone and this side has had a chance to notice. */
async function endConnection({ read }: Database, which: RawBuilder<unknown>): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${which}`.execute(read);
  for (let left = 1; left > 0;) {
    const { rows } = await sql<{ left: number }>`
      select count(*) as left from pg_stat_activity where ${which} and pid <> pg_backend_pid()
    `.execute(read);
    left = rows[0]!.left;
  }
  for (let i = 0; i < 10; i++) await turn();
}
