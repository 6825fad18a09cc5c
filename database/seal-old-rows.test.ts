import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { leaseDueMessages } from "#jobs/outbox-leases.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { makeMessage } from "#tests/support/message.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { SEALING } from "#tests/support/sealing.ts";
import type { Database } from "./database.ts";
import { migrate, migrateWithin } from "./migrate.ts";
import { sealOldRows } from "./seal-old-rows.ts";
import { openSqlite } from "./sqlite.ts";
import { eachSubmission, submissionsFrom } from "./submissions.ts";

const BEFORE = [
  "0001-practices-submissions-outbox",
  "0002-article-reads",
  "0004-newsletter",
  "0005-practice-scopes",
  "0006-data-version",
];
const NOW = new Date("2026-11-20T01:02:03.456Z");
const COUNT = 450;

/** As the program before this one left it: everything in plain text. */
async function fillAsBefore(database: Database): Promise<void> {
  await database.transact((tx) => migrateWithin(tx, database.kind, BEFORE));
  await database.transact(async (tx) => {
    for (let index = 0; index < COUNT; index++) {
      const reference = `NIHO-${index}`;
      const fields = { firstName: "Hēmi", email: "Hemi@Patient.example", preferredDate: "2026-12-01", index };
      const message = makeMessage({ messageId: `<${index}@niho.example>` });
      await sql`insert into submissions (reference, kind, status, received_at, fields)
        values (${reference}, 'booking', 'received', ${NOW.toISOString()}, ${JSON.stringify(fields)})`.execute(
        tx,
      );
      await sql`insert into outbox (message_id, reference, recipient, message, created_at, due_at, attempts, sent_at)
        values (${message.messageId}, ${reference}, ${message.to.email}, ${index === 0 ? "" : JSON.stringify(message)},
          ${NOW.toISOString()}, ${NOW.toISOString()}, 0, ${index === 0 ? NOW.toISOString() : null})`.execute(
        tx,
      );
    }
  });
}

eachDatabase("what an older program has kept", (_, openEmpty) => {
  test("is carried over and sealed at the next opening, once, and opens again", async () => {
    const database = await openEmpty();
    await fillAsBefore(database);
    await migrate(database);
    expect(await sealOldRows(database, SEALING)).toBe(COUNT);
    expect(await sealOldRows(database, SEALING)).toBe(0);

    const kept = await Array.fromAsync(eachSubmission(database.read, SEALING.encryption));
    expect(kept).toHaveLength(COUNT);
    expect(kept[0]).toMatchObject({ kind: "booking", eraseOn: "2027-03-01", fields: { firstName: "Hēmi" } });
    expect(await submissionsFrom(database.read, SEALING, " hemi@patient.EXAMPLE")).toHaveLength(COUNT);
    const rows = await database.read.selectFrom("submissions").select(["fields"]).execute();
    for (const { fields } of rows) expect(fields).toMatch(/^[\w-]{40,}$/);
    const waiting = await leaseDueMessages(database, SEALING.encryption, {
      now: NOW,
      limit: 1000,
      leaseMs: 1,
    });
    expect(waiting).toHaveLength(COUNT - 1);
    expect(waiting[0]!.message).toEqual(makeMessage({ messageId: "<1@niho.example>" }));
  });

  test("is sealed once when several processes open it at the same time", async () => {
    const database = await openEmpty();
    await fillAsBefore(database);
    await migrate(database);
    const counts = await Promise.all([1, 2, 3].map(() => sealOldRows(database, SEALING)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(COUNT);
    expect(await Array.fromAsync(eachSubmission(database.read, SEALING.encryption))).toHaveLength(COUNT);
  });
});

test("not a byte of what was plain stays in the files of the database, even when sealing was cut short", async () => {
  const folder = newFolder();
  const files = () => readdirSync(folder).map((name) => readFileSync(join(folder, name)).toString("latin1"));
  const inFiles = (text: string) =>
    files().some((bytes) => bytes.includes(Buffer.from(text).toString("latin1")));
  const database = openSqlite(join(folder, "niho.db"));
  onTestFinished(() => database.close());
  await fillAsBefore(database);
  expect([inFiles("Hēmi"), inFiles("patient.example")]).toEqual([true, true]);
  await migrate(database);

  const killed = { ...database, scrub: () => Promise.reject(new Error("killed")) };
  await expect(sealOldRows(killed, SEALING)).rejects.toThrow("killed");
  await sealOldRows(database, SEALING);
  for (const trace of ["Hēmi", "patient.example", "Patient.example", "Ngāta", "firstName"]) {
    expect(inFiles(trace), trace).toBe(false);
  }
});
