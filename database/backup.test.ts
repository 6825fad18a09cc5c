import { randomBytes } from "node:crypto";
import {
  createReadStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { enqueueMessage } from "#jobs/outbox.ts";
import { eachDatabase, onPostgres, openFresh } from "#tests/support/databases.ts";
import { makeMessage } from "#tests/support/message.ts";
import { makePlace, makePractice, makeReview } from "#tests/support/practice.ts";
import { writeOddBackup } from "#tests/support/odd-backup.ts";
import { keep, SEALING, TEST_SECRET } from "#tests/support/sealing.ts";
import { writeAudit } from "./audit.ts";
import { backUp } from "./backup.ts";
import { BackupRefused, openBytes, sealBytes } from "./backup-seal.ts";
import { insertInBatches } from "./batches.ts";
import type { Database } from "./database.ts";
import { eraseSubmissions } from "./erasing.ts";
import { migrate } from "./migrate.ts";
import { findDeparture, findSubscription, insertSubscription, leaveNewsletter } from "./newsletter.ts";
import { insertPractices } from "./practices.ts";
import { restore } from "./restore.ts";
import { openSqlite } from "./sqlite.ts";
import { countSubmissions, eachSubmission, findSubmission, sealedColumns } from "./submissions.ts";

const NOW = new Date("2026-11-20T01:02:03.456Z");
const HOW = { secret: TEST_SECRET, randomBytes, now: NOW };
const PLACES = [makePlace({ slug: "nelson", name: "Nelson" })];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "niho-backup-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Something in every table. */
async function fill(database: Database, count: number): Promise<void> {
  await database.transact(async (tx) => {
    const practices = [1, 2, 3].map((id) => ({
      practice: makePractice({ id, name: `Ōtaki Smiles ${id}`, rating: null, languages: ["Māori"] }),
      reviews: [makeReview({ practiceId: id, text: "Kind & “quick” \u2028 \uD83E\uDDB7" })],
    }));
    await insertPractices(tx, practices, PLACES);
    await tx.insertInto("article_reads").values({ article_id: 1, day: "2026-11-20", reads: 7 }).execute();
    await writeAudit(tx, { at: NOW, command: "person", about: "x", records: 0 });
    const rows = Array.from({ length: count }, (_, index) => rowsOf(`NIHO-${index}`, index));
    await insertInBatches(
      tx,
      "record_keys",
      rows.map((row) => row.key),
    );
    await insertInBatches(
      tx,
      "submissions",
      rows.map((row) => row.submission),
    );
    await insertInBatches(
      tx,
      "submission_keys",
      rows.map((row) => row.claim),
    );
    await insertInBatches(
      tx,
      "outbox",
      rows.map((row) => row.message),
    );
    await insertSubscription(tx, {
      addressHash: "aroha",
      key: SEALING.vault.newKey(),
      sealedAddress: "sealed",
      askedAt: NOW,
      askedOn: "/blog",
      words: "One email a month",
      confirmHash: "c",
      unsubscribeHash: "u",
    });
    const own = makeMessage({ messageId: "<own@niho.example>" });
    await enqueueMessage(tx, SEALING.vault, { message: own, subscriber: "aroha", now: NOW });
    await keep(tx, { reference: "NIHO-gone" });
    await eraseSubmissions(tx, ["NIHO-gone"], { now: NOW, reason: "asked" });
  });
}

/** What one request leaves behind, one message of it still waiting. */
function rowsOf(reference: string, index: number) {
  const { vault } = SEALING;
  const key = vault.newKey();
  const receivedAt = new Date(NOW.getTime() + index);
  const instant = receivedAt.toISOString();
  const message_id = `<${index}@niho.example>`;
  const head = { reference, kind: "contact", receivedAt } as const;
  return {
    key: { name: reference, wrapped_key: key },
    submission: {
      reference,
      kind: head.kind,
      status: "received",
      received_at: instant,
      notice_version: "2026-11-20",
      ...sealedColumns(SEALING, key, head, { name: `Hēmi ${index}`, email: `hemi${index}@patient.example` }),
    },
    claim: { key: `k${index}`, reference, content_hash: "h", expires_at: instant },
    message: {
      message_id,
      reference,
      is_sealed: 1,
      message: vault.seal(
        key,
        JSON.stringify(makeMessage({ messageId: message_id })),
        `message ${message_id}`,
      ),
      created_at: instant,
      due_at: instant,
      attempts: 0,
    },
  } as const;
}

eachDatabase("backup and restore", (open) => {
  const RESTORE = { secret: TEST_SECRET, replace: false, now: NOW };

  async function backedUp(count = 1_000): Promise<{ database: Database; file: string }> {
    const database = await open();
    await fill(database, count);
    const file = join(newFolder(), "niho.backup");
    await backUp(database, file, HOW);
    return { database, file };
  }

  test("a thousand submissions come back with equal checksums, and everything that hangs on them", async () => {
    const { file } = await backedUp();
    const other = await open();
    const { rows, sha256, erasedAgain } = await restore(other, file, RESTORE);
    expect(rows).toBeGreaterThan(4_000);
    expect(erasedAgain).toEqual([]);
    expect(await countSubmissions(other.read)).toBe(1_000);
    expect((await findSubmission(other.read, SEALING.vault, "NIHO-999"))!.fields).toMatchObject({
      name: "Hēmi 999",
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
      await enqueueMessage(tx, SEALING.vault, { message, reference: "NIHO-new", now: NOW });
      await writeAudit(tx, { at: NOW, command: "person", about: "y", records: 1 });
    });
    expect(await countSubmissions(other.read)).toBe(4);
    expect(await migrate(other)).toEqual({ applied: [] });
  });

  test("the copy is of one instant, whatever is written while it is made", async () => {
    const database = await open();
    await fill(database, 1_500);
    const file = join(newFolder(), "niho.backup");
    const writer = { isOn: true };
    let written = 0;
    const writing = (async () => {
      for (; writer.isOn; written++, await turn()) {
        await database.transact((tx) => keep(tx, { reference: `NIHO-A-${written}` }));
        await database.transact((tx) =>
          eraseSubmissions(tx, [`NIHO-${written}`], { now: NOW, reason: "due" }),
        );
      }
    })();
    await backUp(database, file, HOW).finally(() => (writer.isOn = false));
    await writing;
    expect(written).toBeGreaterThan(1);

    const other = await open();
    await restore(other, file, RESTORE);
    const references = (await Array.fromAsync(eachSubmission(other.read, SEALING.vault))).map(
      (one) => one.reference,
    );
    const added = references.filter((reference) => reference.startsWith("NIHO-A-")).length;
    const erased = (await other.read.selectFrom("erasures").selectAll().execute()).length - 1;
    expect(references).toHaveLength(1_500 + added - erased);
    expect(added - erased).toBeOneOf([0, 1]);
  });

  test("a database that holds something is left alone, unless it is to be replaced", async () => {
    const { database, file } = await backedUp(3);
    await database.transact((tx) => keep(tx, { reference: "NIHO-later" }));
    await expect(restore(database, file, RESTORE)).rejects.toThrow(/holds something already/);
    expect(await countSubmissions(database.read)).toBe(4);
    await restore(database, file, { ...RESTORE, replace: true });
    expect(await countSubmissions(database.read)).toBe(3);
  });

  test("what has been erased since stays erased, by the book of the database or by the file beside it", async () => {
    const { database, file } = await backedUp(5);
    await database.transact((tx) => eraseSubmissions(tx, ["NIHO-2"], { now: NOW, reason: "asked" }));
    const { erasedAgain } = await restore(database, file, { ...RESTORE, replace: true });
    expect(erasedAgain).toEqual(["NIHO-2"]);
    expect(await findSubmission(database.read, SEALING.vault, "NIHO-2")).toBeUndefined();

    const other = await open();
    const erasures = [{ reference: "NIHO-3", erased_at: NOW.toISOString(), reason: "asked" }] as const;
    await restore(other, file, { ...RESTORE, erasures });
    expect(await countSubmissions(other.read)).toBe(4);
    expect(
      await other.read.selectFrom("record_keys").selectAll().where("name", "=", "NIHO-3").execute(),
    ).toEqual([]);
    const booked = await other.read.selectFrom("erasures").select("reference").orderBy("reference").execute();
    expect(booked.map(({ reference }) => reference)).toEqual(["NIHO-3", "NIHO-gone"]);
  });

  test("who has left the newsletter since does not get it again", async () => {
    const { database, file } = await backedUp(1);
    await database.transact((tx) => leaveNewsletter(tx, "u", NOW));
    await restore(database, file, { ...RESTORE, replace: true });
    expect(await findSubscription(database.read, "aroha")).toBeUndefined();
    expect(await findDeparture(database.read, "aroha")).toMatchObject({ leftAt: NOW });
    const left = await database.read
      .selectFrom("outbox")
      .selectAll()
      .where("subscriber", "is not", null)
      .execute();
    expect(left).toEqual([]);
  });

  test("pages that were made from what was there before know that it has changed", async () => {
    const { database, file } = await backedUp(1);
    const version = () => database.read.selectFrom("data_version").selectAll().executeTakeFirstOrThrow();
    await database.transact(async (tx) => {
      for (let change = 0; change < 50; change++) {
        await tx
          .updateTable("reviews")
          .set({ text: `${change}` })
          .where("practice_id", "=", 1)
          .execute();
      }
    });
    const before = (await version()).version;
    await restore(database, file, { ...RESTORE, replace: true });
    expect((await version()).version).toBeGreaterThan(before);
  });

  test("another secret, a cut file and any changed byte are refused in one sentence, and nothing is changed", async () => {
    const { database, file } = await backedUp(300);
    const whole = readFileSync(file);
    const damaged = join(newFolder(), "damaged.backup");
    const endOfFirstPiece = 62 + 65_536 + 16;
    expect(whole.length).toBeGreaterThan(endOfFirstPiece);
    const refused = async (bytes: Buffer, secret: string, sentence: RegExp) => {
      writeFileSync(damaged, bytes);
      const restoring = restore(database, damaged, { ...RESTORE, secret, replace: true });
      await expect(restoring).rejects.toThrow(BackupRefused);
      await expect(restore(database, damaged, { ...RESTORE, secret, replace: true })).rejects.toThrow(
        sentence,
      );
    };
    await refused(whole, "another secret, also 32 characters", /opens only with the secret/);
    await refused(Buffer.alloc(0), TEST_SECRET, /no backup of Niho/);
    await refused(
      Buffer.from("PK\u0003\u0004 something else entirely, and longer than the head of a backup"),
      TEST_SECRET,
      /no backup of Niho/,
    );
    for (const length of [whole.length - 1, whole.length - 17, endOfFirstPiece, 65_600, 80]) {
      await refused(whole.subarray(0, Math.min(length, whole.length - 1)), TEST_SECRET, /cut off or changed/);
    }
    for (const at of [70, 65_000, whole.length >> 1, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 1;
      await refused(changed, TEST_SECRET, /cut off or changed/);
    }
    await refused(Buffer.concat([whole, whole.subarray(-100)]), TEST_SECRET, /cut off or changed/);
    expect(await countSubmissions(database.read)).toBe(300);
  });

  test("a file that contradicts its own checksums is taken back, and nobody has seen any of it", async () => {
    const { database, file } = await backedUp(2_000);
    const lines = gunzipSync(
      Buffer.concat(await Array.fromAsync(openBytes(createReadStream(file), TEST_SECRET))),
    );
    const end = lines.lastIndexOf(10, lines.length - 2) + 1;
    const reviews = lines.indexOf("Kind & ");
    const damaged = join(newFolder(), "damaged.backup");
    for (const wrong of [
      Buffer.concat([lines.subarray(0, reviews), Buffer.from("C"), lines.subarray(reviews + 1)]),
      Buffer.concat([lines.subarray(0, end), lines.subarray(end).fill("0", 80, 90)]),
      Buffer.concat([lines, lines.subarray(end)]),
      lines.subarray(0, end),
    ]) {
      const sealing = sealBytes(Readable.from([gzipSync(wrong)]), TEST_SECRET, randomBytes);
      writeFileSync(damaged, Buffer.concat(await Array.fromAsync(sealing)));
      const restoring = restore(database, damaged, { ...RESTORE, replace: true });
      const state = { isOver: false };
      const watching = (async () => {
        for (; !state.isOver; await turn()) expect(await countSubmissions(database.read)).toBe(2_000);
      })();
      await expect(restoring.finally(() => (state.isOver = true))).rejects.toThrow(
        /contradicts its own checksums/,
      );
      await watching;
    }
    await database.transact((tx) => keep(tx, { reference: "NIHO-later" }));
    expect(await countSubmissions(database.read)).toBe(2_001);
  });

  test("what the database does not take as it is in the file is taken back", async () => {
    const { database, file } = await backedUp(3);
    const odd = join(newFolder(), "odd.backup");
    // Another way to write the same letter: no database gives it back like that.
    await writeOddBackup(file, odd, (text) => text.replace("Kind & ", String.raw`\u004bind & `));

    await database.transact((tx) => keep(tx, { reference: "NIHO-later" }));
    await expect(restore(database, odd, { ...RESTORE, replace: true })).rejects.toThrow(
      "The database did not take reviews as it is in the backup; nothing was changed.",
    );
    expect(await countSubmissions(database.read)).toBe(4);
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
    const postgres = await openFresh(url);
    const sqlite = openSqlite(":memory:");
    onTestFinished(() => sqlite.close());
    const [source, target] = from === "SQLite" ? [sqlite, postgres] : [postgres, sqlite];
    await migrate(source);
    await migrate(target);
    await fill(source, 700);
    const file = join(newFolder(), "niho.backup");
    await backUp(source, file, HOW);
    await restore(target, file, { secret: TEST_SECRET, replace: false, now: NOW });
    expect(await Array.fromAsync(eachSubmission(target.read, SEALING.vault))).toEqual(
      await Array.fromAsync(eachSubmission(source.read, SEALING.vault)),
    );
  });
});
