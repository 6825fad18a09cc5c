import { SEALING } from "#tests/support/sealing.ts";
import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { eachDatabase } from "#tests/support/databases.ts";
import { markAnswered } from "./answered.ts";
import type { Database } from "../database.ts";
import { openEnvelopeEncryption } from "../envelope-encryption.ts";
import { eraseSubmissions } from "../erasing.ts";
import { eventsAbout } from "./submission-events.ts";
import { insertSubmission, type SubmissionKind } from "./submissions.ts";

const NOW = new Date("2026-11-20T00:30:00Z");
const LATER = new Date("2026-11-21T00:30:00Z");
const encryption = openEnvelopeEncryption(() => ["a secret for tests, 32 characters"], randomBytes);

async function keep(database: Database, reference: string, kind: SubmissionKind): Promise<void> {
  const submission = { reference, kind, receivedAt: NOW, noticeVersion: "1", fields: { message: "Kia ora" } };
  const sealing = { encryption, keyedHash: (text: string) => text };
  await database.transact((tx) => insertSubmission(tx, sealing, submission));
}

function mark(database: Database, reference: string, now = NOW): Promise<boolean> {
  return database.transact((tx) => markAnswered(tx, encryption, { reference, now }));
}

eachDatabase("What was answered", (open) => {
  test("of two who note it at once one does", async () => {
    const database = await open();
    await keep(database, "NIHO-1", "contact");
    const both = await Promise.all([mark(database, "NIHO-1"), mark(database, "NIHO-1", LATER)]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await eventsAbout(database.read, "NIHO-1")).toHaveLength(1);
  });

  test("what is erased takes with it that it was answered", async () => {
    const database = await open();
    await keep(database, "NIHO-1", "contact");
    await mark(database, "NIHO-1");
    await database.transact((tx) =>
      eraseSubmissions(tx, ["NIHO-1"], { now: NOW, reason: "asked", ...SEALING }),
    );
    expect(await eventsAbout(database.read, "NIHO-1")).toEqual([]);
  });
});
