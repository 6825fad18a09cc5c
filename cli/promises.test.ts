import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SAMPLE_IDENTITY, answeringSchedule } from "#content/identity.ts";
import { storeFirstState } from "#database/requests.ts";
import { insertSubmission } from "#database/submissions.ts";
import { decide } from "#domain/request-acts.ts";
import { arrive, tick } from "#domain/request-clock.ts";
import type { Act, Circumstances, Decision, Request } from "#domain/requests.ts";
import { runCommand } from "#tests/support/command-line.ts";
import { newDataFolder } from "#tests/support/data-folder.ts";

/** Friday 20 November 2026, 10:30am in New Zealand. */
const NOW = new Date("2026-11-19T21:30:00Z");
const PRACTICE = { id: 12, name: "Harbour Steps Dental", phone: "(09) 012 3456", holidayRegion: "AUK" };
const AT = new Date("2026-12-01T20:30:00Z");
const CONFIRM: Act = { by: "practice", do: "confirm", at: AT, minutes: 30, with: "", words: "" };
const CHANGE: Act = { by: "sender", do: "change", wish: { day: "2026-12-08", time: "11:00", words: "" } };

const OFFER: Act = { by: "practice", do: "offer", offers: [AT], words: "" };
const DECLINE: Act = { by: "practice", do: "decline", reason: "full", words: "" };

/** A request for each clock, when that strikes, and what `promises` names a minute before and a minute after. */
const CLOCKS: readonly (readonly [clock: string, Request, strikes: Date, before: string, after: string])[] = [
  strikes("matchBy", waiting(), ({ clocks }) => clocks.matchBy, "late", "late"),
  strikes("passUpBy", waiting(), ({ clocks }) => clocks.passUpBy, "late", "late"),
  strikes("the end of waiting", waiting(), () => new Date("2026-12-15T19:00:00Z"), "late", "expired"),
  strikes("answerBy", sent(), ({ clocks }) => clocks.answerBy, "nudged", "nudged"),
  strikes("backAt", sent(), ({ clocks }) => clocks.backAt, "nudged", "tookBack"),
  strikes("backAt of a change", sent(CONFIRM, CHANGE), ({ clocks }) => clocks.backAt, "nudged", "lapsed"),
  strikes("until, of times", sent(OFFER), ({ question }) => question!.until, "nudged", "lapsed"),
  strikes("until, of another practice", sent(DECLINE), ({ question }) => question!.until, "lapsed", "lapsed"),
  strikes("a day after", sent(CONFIRM), () => new Date("2026-12-02T21:00:00Z"), "passed", "passed"),
];

let dataDir: string;

beforeAll(async () => {
  const { database, sealing, ...made } = await newDataFolder();
  ({ dataDir } = made);
  await database.transact(async (tx) => {
    for (const [index, [, request]] of CLOCKS.entries()) {
      const reference = referenceOf(index);
      const fields = { email: "hemi@patient.example", preferredDate: "2026-12-02" };
      const submission = { reference, kind: "booking", receivedAt: NOW, noticeVersion: "1", fields } as const;
      await insertSubmission(tx, sealing, submission);
      await storeFirstState(tx, sealing.encryption, reference, request);
    }
  });
  await database.close();
});

afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

test.each(
  CLOCKS.map(([clock, request, at, before, after], index) => ({ clock, request, at, before, after, index })),
)(
  "promises names what the clock does last by a minute before and after $clock: $before, $after",
  async ({ request, at, before, after, index }) => {
    const named = [];
    for (const minutes of [-1, 1])
      named.push(await promised(index, new Date(at.getTime() + minutes * 60_000)));
    expect(named).toEqual(
      [before, after].map((next) => expect.objectContaining({ next, status: request.status })),
    );
  },
);

async function promised(index: number, at: Date): Promise<unknown> {
  const words = ["promises", "--at", at.toISOString(), "--format", "json"];
  const { stdout } = await runCommand(words, { DATA_DIR: dataDir, ROUTING: "desk" });
  const rows = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { reference: string });
  return rows.find(({ reference }) => reference === referenceOf(index));
}

function referenceOf(index: number): string {
  return `NIHO-${index + 2}${"2".repeat(3)}-2222-22`;
}

function strikes(
  clock: string,
  request: Request,
  at: (request: Request) => Date | null,
  before: string,
  after: string,
) {
  return [clock, request, at(request)!, before, after] as const;
}

function circumstances(routing: Circumstances["routing"]): Circumstances {
  return { now: NOW, desk: answeringSchedule(SAMPLE_IDENTITY, "bookings"), routing };
}

/** Where our own people send requests on. */
function waiting(routing: Circumstances["routing"] = "desk"): Request {
  const wish = { day: "2026-12-02", time: "09:30", words: "" };
  const arrival = { receivedAt: NOW, wish, urgency: "routine", chosen: 12, mayGoElsewhere: false } as const;
  return arrive(arrival, circumstances(routing));
}

/** With a practice, and what was done then. */
function sent(...acts: readonly Act[]): Request {
  const direct = circumstances("direct");
  const first = tick(waiting("direct"), direct, { kind: "practice", practice: PRACTICE, reasons: [] });
  return acts.reduce((request, act) => requestAfter(decide(request, act, direct)), requestAfter(first));
}

function requestAfter(decision: Decision): Request {
  if (!("request" in decision)) throw new RangeError(`Not possible: ${JSON.stringify(decision)}`);
  return decision.request;
}
