import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertLink } from "#database/links.ts";
import { findRequest, storeFirstState, storeHappening } from "#database/requests/requests.ts";
import { insertSubmission } from "#database/requests/submissions.ts";
import { arrive, tick } from "#domain/requests/request-clock.ts";
import type { Circumstances, Happening } from "#domain/requests/requests.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import { leaseDueMessages } from "#outbox/outbox-leases.ts";
import { runCommand } from "#tests/support/command-line.ts";
import { newDataFolder } from "#tests/support/data-folder.ts";
import { makeMessage } from "#tests/support/message.ts";
import { uptimeOf } from "#tests/support/uptime.ts";

const REFERENCE = "NIHO-7K4Q-2WXR-6M";
const AT: Circumstances = {
  now: new Date("2026-11-19T21:30:00Z"),
  desk: { openingHours: "Mo-Fr 08:00-18:00; PH off", holidayRegion: "AUK" },
  routing: "direct",
};
const PRACTICE = { id: 12, name: "Harbour Steps Dental", phone: "(09) 012 3456", holidayRegion: "AUK" };
let dataDir: string;

beforeAll(async () => {
  const { database, sealing, ...made } = await newDataFolder();
  ({ dataDir } = made);
  const fields = { email: "hemi@patient.example", preferredDate: "2026-12-02" };
  const wish = { day: "2026-12-02", time: "09:30", words: "" };
  const first = arrive(
    { receivedAt: AT.now, wish, urgency: "routine", chosen: 12, mayGoElsewhere: false },
    AT,
  );
  const happening = tick(first, AT, { kind: "practice", practice: PRACTICE, reasons: [] }) as Happening;
  await database.transact(async (tx) => {
    const kept = {
      reference: REFERENCE,
      kind: "booking",
      receivedAt: AT.now,
      noticeVersion: "1",
      fields,
    } as const;
    await insertSubmission(tx, sealing, kept);
    const stored = await storeFirstState(tx, sealing.encryption, REFERENCE, first);
    const more = { stored, happening, eraseOn: "2027-03-02", now: AT.now, contentHash: "" };
    await storeHappening(tx, sealing.encryption, { reference: REFERENCE, ...more });
    await insertLink(tx, sealing, {
      sentTo: "",
      purpose: "request",
      reference: REFERENCE,
      practiceId: null,
      madeAt: AT.now,
    });
    const reminder = { message: makeMessage({ messageId: "<1@niho.example>" }), reference: REFERENCE };
    const notAfter = new Date("2026-11-20T00:00:00Z");
    await enqueueMessage(tx, sealing.encryption, { ...reminder, now: AT.now, notAfter });
  });
  // The worker comes after the visit: the reminder is left out.
  const now = new Date("2026-11-21T00:00:00Z");
  const late = { now, uptime: uptimeOf(() => now), limit: 10, leaseMs: 60_000 };
  expect(await leaseDueMessages(database, sealing.encryption, late)).toEqual([]);
  expect((await findRequest(database.read, sealing.encryption, REFERENCE))?.request).toEqual(
    happening.request,
  );
  await database.close();
});

afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

function niho(...words: string[]) {
  return runCommand(words, { DATA_DIR: dataDir });
}

test("request link prints the address of the sender's page alone, and the audit has it", async () => {
  const { status, stdout } = await niho("request", "link", REFERENCE);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^http:\/\/localhost:3000\/request\?token=[0-9a-f]{64}\n$/);
  expect((await niho("audit")).stdout).toMatch(/request link +1 +NIHO-7K4Q-2WXR-6M/);
  expect((await niho("request", "link", "NIHO-AAAA-AAAA-AA")).status).toBe(2);
});

test.each([
  ["a minute after it should be answered", "2026-11-23T10:31", "nudged"],
  ["a minute after it is taken back", "2026-11-24T10:31", "tookBack"],
  ["when the patient hasn’t replied either", "2026-12-01T10:31", "lapsed"],
])("promises says what the clock has done last by then: %s", async (_when, at, next) => {
  const { stdout } = await niho("promises", "--at", at, "--format", "json");
  expect(JSON.parse(stdout)).toEqual({
    reference: REFERENCE,
    kind: "booking",
    status: "sent",
    whose: "practice",
    due: "2026-11-22T21:30:00.000Z",
    next,
  });
});

test("submissions and person tell what has become of a request", async () => {
  const row = JSON.parse((await niho("submissions", "--format", "json")).stdout) as object;
  expect(row).toMatchObject({
    status: "sent",
    version: 1,
    practice: 12,
    appointment: null,
    due: "2026-11-22T21:30:00.000Z",
    events: [{ at: "2026-11-19T21:30:00.000Z", actor: "clock", event: "sent" }],
  });
  expect((await niho("submissions", "--status", "closed", "--format", "json")).stdout).toBe("");
  const { stdout } = await niho("person", "hemi@patient.example");
  expect(stdout).toMatch(
    /event +20 November 2026, 10:30am clock sent\n.* practice id +12\n.* practice name +Harbour Steps Dental\n/,
  );
  expect(stdout).toMatch(/mail +not sent: its time had passed\n/);
  expect(stdout).not.toMatch(/[{}[\]]/);
});
