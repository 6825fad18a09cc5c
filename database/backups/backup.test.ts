import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { enqueueMessage } from "#outbox/outbox.ts";
import { backUpFilled, fillEveryTable, HOW, NOW } from "#tests/support/backup.ts";
import { eachDatabase, onPostgres, openOnPostgres } from "#tests/support/databases.ts";
import { freshSchema } from "#tests/support/fresh-schema.ts";
import { makeMessage } from "#tests/support/message.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { keep, SEALING, TEST_SECRET } from "#tests/support/sealing.ts";
import { openMigrated } from "#tests/support/template-database.ts";
import { writeAudit } from "../desk/audit.ts";
import { backUp } from "./backup.ts";
import type { Database } from "../database.ts";
import { eraseSubmissions } from "../erasing.ts";
import { migrate } from "../migrate.ts";
import { openPostgres } from "../postgres.ts";
import { restore } from "./restore.ts";
import { countSubmissions, eachSubmission, findSubmission } from "../requests/submissions.ts";

eachDatabase("backup and restore", (open) => {
  const RESTORE = { secret: TEST_SECRET, replace: false, now: NOW };

  const backedUp = (count?: number) => backUpFilled(open, count);

  test("six hundred submissions come back with equal checksums, and everything that hangs on them", async () => {
    const { file } = await backedUp();
    const other = await open();
    const { rows, sha256, erasedAgain } = await restore(other, file, RESTORE);
    expect(rows).toBeGreaterThan(2_400);
    expect(erasedAgain).toEqual([]);
    expect(await countSubmissions(other.read)).toBe(600);
    expect((await findSubmission(other.read, SEALING.encryption, "NIHO-599"))!.fields).toMatchObject({
      name: "Hēmi 599",
    });

    const again = join(newFolder(), "again.backup");
    await backUp(other, again, HOW);
    const third = await open();
    expect((await restore(third, again, RESTORE)).sha256).toEqual(sha256);
  });

  test("a restored database goes on where the other one was", async () => {
    const { file } = await backedUp(3);
    const other = await open();
    await restore(other, file, RESTORE);
    await other.transact(async (tx) => {
      await keep(tx, { reference: "NIHO-new" });
      const message = makeMessage({ messageId: "<new@niho.example>" });
      await enqueueMessage(tx, SEALING.encryption, { message, reference: "NIHO-new", now: NOW });
      await writeAudit(tx, {
        at: NOW,
        command: "person",
        about: "y",
        records: 1,
        who: "Aroha",
        kind: "look",
      });
    });
    expect(await countSubmissions(other.read)).toBe(4);
    expect(await migrate(other)).toEqual({ applied: [] });
  });

  test("the copy is of one instant, whatever is written while it is made", async () => {
    const database = await open();
    await fillEveryTable(database, 600);
    const file = join(newFolder(), "niho.backup");
    const writer = { isOn: true };
    let written = 0;
    const writing = (async () => {
      for (; writer.isOn; written++, await turn()) {
        await database.transact((tx) => keep(tx, { reference: `NIHO-A-${written}` }));
        await database.transact((tx) =>
          eraseSubmissions(tx, [`NIHO-${written}`], { now: NOW, reason: "due", ...SEALING }),
        );
      }
    })();
    await backUp(database, file, HOW).finally(() => (writer.isOn = false));
    await writing;
    expect(written).toBeGreaterThan(1);

    const other = await open();
    await restore(other, file, RESTORE);
    const references = (await Array.fromAsync(eachSubmission(other.read, SEALING.encryption))).map(
      (one) => one.reference,
    );
    const added = references.filter((reference) => reference.startsWith("NIHO-A-")).length;
    const erased = (await other.read.selectFrom("erasures").selectAll().execute()).length - 1;
    expect(references).toHaveLength(600 + added - erased);
    expect(added - erased).toBeOneOf([0, 1]);
  });

  test("the file is its owner's alone, and nothing in it can be read", async () => {
    const { file } = await backedUp(10);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = readFileSync(file).toString("latin1");
    for (const trace of ["Ōtaki", "NIHO-1", "Smiles", "practices"]) {
      expect(text).not.toContain(Buffer.from(trace).toString("latin1"));
    }
  });

  test("a copy that cannot be finished leaves the older one, and no half of a new one", async () => {
    const { database, file } = await backedUp(3);
    const before = readFileSync(file);
    const failing = {
      ...HOW,
      onProgress: () => {
        throw new Error("disk full");
      },
    };
    await expect(backUp(database, file, failing)).rejects.toThrow("disk full");
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(join(file, ".."))).toEqual(["niho.backup"]);
  });
});

onPostgres("from one database to the other", (url) => {
  test.each([
    ["SQLite", "PostgreSQL"],
    ["PostgreSQL", "SQLite"],
  ])("from %s to %s", async (from) => {
    const postgres = await openOnPostgres(url);
    const sqlite = await openMigrated();
    onTestFinished(() => sqlite.close());
    const [source, target] = from === "SQLite" ? [sqlite, postgres] : [postgres, sqlite];
    await fillEveryTable(source, 20);
    const file = join(newFolder(), "niho.backup");
    await backUp(source, file, HOW);
    await restore(target, file, { secret: TEST_SECRET, replace: false, now: NOW });
    expect(await Array.fromAsync(eachSubmission(target.read, SEALING.encryption))).toEqual(
      await Array.fromAsync(eachSubmission(source.read, SEALING.encryption)),
    );
  });
});

onPostgres("a backup", (url) => {
  test("is made while another user of the server drops a schema", async () => {
    const database = await openOnPostgres(url);
    await fillEveryTable(database, 3);
    const other = await freshSchema(url);
    const otherTables = openPostgres(other.url);
    await migrate(otherTables);
    await otherTables.close();
    const dropsMeanwhile: Database = {
      ...database,
      snapshot: (work) =>
        database.snapshot(async (db) => {
          await countSubmissions(db);
          await other.drop();
          return work(db);
        }),
    };
    const { rows } = await backUp(dropsMeanwhile, join(newFolder(), "niho.backup"), HOW);
    expect(rows).toBeGreaterThan(0);
  });
});
