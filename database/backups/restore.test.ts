import { createReadStream, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { HOUR } from "#domain/durations.ts";
import { FREE_TIMES_UNSTATED } from "#domain/free-times/free-times-form.ts";
import { backUpFilled, fillEveryTable, HOW, NOW } from "#tests/support/backup.ts";
import { areFreeTimesPaused } from "../settings.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { newFolder } from "#tests/support/new-folder.ts";
import { writeOddBackup } from "#tests/support/odd-backup.ts";
import { keep, SEALING, TEST_SECRET } from "#tests/support/sealing.ts";
import { backUp } from "./backup.ts";
import { ALL_TABLES } from "./backup-format.ts";
import { BackupRefused, openBytes, sealBytes } from "./backup-seal.ts";
import { eraseSubmissions } from "../erasing.ts";
import { findUnsubscribed, findSubscription } from "../newsletter/newsletter.ts";
import { leaveNewsletter } from "../newsletter/newsletter-leaving.ts";
import { calendarToken, findCalendarLink, makeCalendarLink } from "../free-times/calendar-links.ts";
import { keepFreeTimes } from "../free-times/free-times.ts";
import { ENDED, LASTING } from "./lasting.ts";
import {
  endListingLinks,
  findListingLink,
  listingLinkFor,
  listingToken,
} from "../practices/listing-links.ts";
import { endWatch } from "../practices/practice-watches.ts";
import { restore } from "./restore.ts";
import { countSubmissions, findSubmission } from "../requests/submissions.ts";
import { isStopped, noteStop } from "../texts.ts";

eachDatabase("restoring", (open) => {
  const RESTORE = { secret: TEST_SECRET, replace: false, now: NOW };
  const backedUp = (count?: number) => backUpFilled(open, count);

  test("a database that holds something is left alone, unless it is to be replaced", async () => {
    const { database, file } = await backedUp(3);
    await database.transact((tx) => keep(tx, { reference: "NIHO-later" }));
    await expect(restore(database, file, RESTORE)).rejects.toThrow(/already holds something/);
    expect(await countSubmissions(database.read)).toBe(4);
    await restore(database, file, { ...RESTORE, replace: true });
    // Patients know of bookings that it does not: until someone has looked, none is confirmed at once.
    expect(await areFreeTimesPaused(database.read)).toBe(true);
    expect(await countSubmissions(database.read)).toBe(3);
  });

  test("what has been erased since stays erased, by the book of the database or by the file beside it", async () => {
    const { database, file } = await backedUp(5);
    await database.transact((tx) =>
      eraseSubmissions(tx, ["NIHO-2"], { now: NOW, reason: "asked", ...SEALING }),
    );
    const { erasedAgain } = await restore(database, file, { ...RESTORE, replace: true });
    expect(erasedAgain).toEqual(["NIHO-2"]);
    expect(await findSubmission(database.read, SEALING.encryption, "NIHO-2")).toBeUndefined();

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

  test("who has stopped waiting for a practice, or left the newsletter, since does not get it again", async () => {
    const { database, file } = await backedUp(1);
    await database.transact(async (tx) => {
      await endWatch(tx, { id: "a1" }, NOW);
      await leaveNewsletter(tx, "u", NOW);
    });
    await restore(database, file, { ...RESTORE, replace: true });
    expect(await database.read.selectFrom("practice_watches").selectAll().execute()).toEqual([]);
    expect(await findSubscription(database.read, "aroha")).toBeUndefined();
    expect(await findUnsubscribed(database.read, "aroha")).toMatchObject({ leftAt: NOW });
    const left = database.read.selectFrom("outbox").selectAll().where("subscriber", "is not", null);
    expect(await left.execute()).toEqual([]);
  });

  test("a number that has stopped texts since gets none, and what waited for it isn’t sent", async () => {
    const database = await open();
    await fillEveryTable(database, 2);
    const toNumber = { channel: "text", recipient: "n1" } as const;
    await database.transact((tx) =>
      tx.updateTable("outbox").set(toNumber).where("reference", "=", "NIHO-1").execute(),
    );
    const file = join(newFolder(), "niho.backup");
    await backUp(database, file, HOW);
    await database.transact((tx) => noteStop(tx, "n1", NOW));
    await restore(database, file, { ...RESTORE, replace: true });
    expect(await isStopped(database.read, "n1")).toBe(true);
    const waiting = database.read.selectFrom("outbox").select("reference").where("reference", "is not", null);
    expect(await waiting.execute()).toEqual([{ reference: "NIHO-0" }]);
  });

  test("a link to a listing or a calendar that was ended since opens nothing", async () => {
    const database = await open();
    await fillEveryTable(database, 1);
    const link = { practiceId: 1, madeAt: NOW };
    await database.transact(async (tx) => {
      expect(await listingLinkFor(tx, SEALING, 1, NOW)).toEqual(link);
      await makeCalendarLink(tx, SEALING, link);
    });
    const file = join(newFolder(), "niho.backup");
    await backUp(database, file, HOW);
    const later = new Date(NOW.getTime() + HOUR);
    await database.transact(async (tx) => {
      await endListingLinks(tx, 1, later);
      await makeCalendarLink(tx, SEALING, { practiceId: 1, madeAt: later });
    });
    await restore(database, file, { ...RESTORE, now: later, replace: true });
    expect(await findListingLink(database.read, listingToken(SEALING, link), later)).toBeUndefined();
    expect(await findCalendarLink(database.read, calendarToken(SEALING, link))).toBeUndefined();
  });

  test("pages that were made from what was there before know that it has changed", async () => {
    const { database, file } = await backedUp(1);
    const versions = () =>
      database.read
        .selectFrom(["data_version", "free_times_version"])
        .select(["data_version.version as practices", "free_times_version.version as freeTimes"])
        .executeTakeFirstOrThrow();
    await database.transact(async (tx) => {
      for (let change = 0; change < 50; change++) {
        await tx
          .updateTable("reviews")
          .set({ text: `${change}` })
          .where("practice_id", "=", 1)
          .execute();
        await keepFreeTimes(tx, 1, { state: "off", rules: FREE_TIMES_UNSTATED });
      }
    });
    const before = await versions();
    await restore(database, file, { ...RESTORE, replace: true });
    const after = await versions();
    expect(after.practices).toBeGreaterThan(before.practices);
    expect(after.freeTimes).toBeGreaterThan(before.freeTimes);
  });

  test("another secret, a cut file and any changed byte are refused in one sentence, and nothing is changed", async () => {
    const { database, file } = await backedUp(300);
    const whole = readFileSync(file);
    const damaged = join(newFolder(), "damaged.backup");
    // The header of age ends in a line of its own, then comes a nonce of 16 bytes.
    const start = whole.indexOf("\n", whole.indexOf("\n---") + 1) + 1 + 16;
    const endOfFirstPiece = start + 65_536 + 16;
    expect(whole.length).toBeGreaterThan(endOfFirstPiece);
    const refused = async (bytes: Buffer, secret: string, sentence: RegExp) => {
      writeFileSync(damaged, bytes);
      const restoring = restore(database, damaged, { ...RESTORE, secret, replace: true });
      const error = await restoring.catch((refusal: unknown) => refusal);
      expect(error).toBeInstanceOf(BackupRefused);
      expect((error as Error).message).toMatch(sentence);
    };
    await refused(whole, "another secret, also 32 characters", /opens only with the secret/);
    await refused(Buffer.alloc(0), TEST_SECRET, /not a Niho backup/);
    await refused(whole.subarray(0, 80), TEST_SECRET, /not a Niho backup/);
    await refused(
      Buffer.from("PK\u0003\u0004 something else entirely, and longer than the head of a backup"),
      TEST_SECRET,
      /not a Niho backup/,
    );
    for (const length of [whole.length - 1, endOfFirstPiece, start]) {
      await refused(whole.subarray(0, length), TEST_SECRET, /cut off or changed/);
    }
    for (const at of [start + 8, whole.length >> 1]) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 1;
      await refused(changed, TEST_SECRET, /cut off or changed/);
    }
    await refused(Buffer.concat([whole, whole.subarray(-100)]), TEST_SECRET, /cut off or changed/);
    expect(await countSubmissions(database.read)).toBe(300);
  });

  test("a file that contradicts its own checksums is taken back, and nobody has seen any of it", async () => {
    const { database, file } = await backedUp(60);
    const lines = gunzipSync(
      Buffer.concat(await Array.fromAsync(openBytes(createReadStream(file), [TEST_SECRET]))),
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
      const sealing = sealBytes(Readable.from([gzipSync(wrong)]), TEST_SECRET);
      writeFileSync(damaged, Buffer.concat(await Array.fromAsync(sealing)));
      const restoring = restore(database, damaged, { ...RESTORE, replace: true });
      const state = { isOver: false };
      const watching = (async () => {
        for (; !state.isOver; await pause(1)) expect(await countSubmissions(database.read)).toBe(60);
      })();
      await expect(restoring.finally(() => (state.isOver = true))).rejects.toThrow(
        /contradicts its own checksums/,
      );
      await watching;
    }
    await database.transact((tx) => keep(tx, { reference: "NIHO-later" }));
    expect(await countSubmissions(database.read)).toBe(61);
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
});

/** Tables that hold what the backup had, and nothing else. */
const AS_IN_THE_BACKUP = `
  practices practice_profiles practice_services practice_languages practice_funding practice_scopes reviews
  practice_pictures practice_picture_files held_times kept_times free_times sources source_renewals source_records
  told_apart imports import_changes record_keys site_keys submission_keys submission_events calendar_feeds
  framing_sites newsletter_subscriptions newsletter_issues newsletter_copies practice_watches outbox request_texts
  article_reads price_history settings job_runs desk_sessions desk_drafts first_mails lost_link_asks
  freed_times schema_migrations`;

test("After a restore each table is as it was in the backup, or it’s decided what of it lasts", () => {
  const decided = [...Object.keys(ENDED), ...Object.keys(LASTING)];
  const others = AS_IN_THE_BACKUP.trim().split(/\s+/);
  expect([...new Set(decided), ...others].toSorted()).toEqual(ALL_TABLES.toSorted());
});
