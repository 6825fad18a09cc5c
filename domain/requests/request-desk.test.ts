import { expect, test } from "vitest";
import { decide } from "./request-acts.ts";
import { arrive } from "./request-clock.ts";
import { nextDue } from "./request-due.ts";
import { decideAtDesk, type DeskAct } from "./request-desk.ts";
import type { Circumstances, Request } from "./requests.ts";

/** Friday 20 November 2026, 10:30am in New Zealand. */
const AT: Circumstances = {
  now: new Date("2026-11-19T21:30:00Z"),
  desk: { openingHours: "Mo-Fr 08:00-18:00; PH off", holidayRegion: "AUK" },
  routing: "desk",
};
const PRACTICE = { id: 12, name: "Harbour Steps Dental", phone: "(09) 012 3456", holidayRegion: "AUK" };
const SEND: DeskAct = { do: "send", practice: PRACTICE, isChosen: false, reasons: ["in Ponsonby"] };
const AGREED = new Date("2026-12-01T20:30:00Z");
const AGREE = { do: "agree", practice: PRACTICE, at: AGREED, minutes: 45, getsMail: false } as const;
const CLOSE: DeskAct = { do: "close", words: "No one in Nelson answers" };

/** A request that waits for our own people. */
function waiting(stated: Partial<Request> = {}): Request {
  const wish = { day: "2026-12-02", time: "09:30", words: "" };
  const arrival = {
    receivedAt: AT.now,
    wish,
    urgency: "routine",
    chosen: null,
    mayGoElsewhere: true,
  } as const;
  return { ...arrive(arrival, AT), ...stated };
}

function afterDesk(request: Request, act: DeskAct): Request {
  const decision = decideAtDesk(request, act, AT);
  if (decision.kind !== "moved") throw new RangeError(`It is ${decision.kind}.`);
  return decision.request;
}

test("our own people send a request on, with the same clocks and mails as where it goes straight to a practice", () => {
  const decision = decideAtDesk(waiting(), SEND, AT);
  expect(decision).toMatchObject({
    kind: "moved",
    event: "sent",
    actor: "desk",
    detail: { practice: { id: 12, name: "Harbour Steps Dental" }, reasons: ["in Ponsonby"] },
    request: { status: "sent", version: 1, practice: PRACTICE, clocks: { matchBy: null, passUpBy: null } },
    mails: [
      { to: "sender", name: "passed" },
      { to: "practice", name: "request" },
    ],
  });
  expect(nextDue(afterDesk(waiting(), SEND))?.what).toBe("nudge");
});

test("our own people take a time that they agreed with both by phone, also where the patient was asked about another practice", () => {
  const question = { kind: "elsewhere", until: AGREED } as const;
  const asked = waiting({ status: "asked", question, chosen: 3, mayGoElsewhere: false });
  for (const request of [waiting(), asked]) {
    const decision = decideAtDesk(request, AGREE, AT);
    expect(decision).toMatchObject({
      kind: "moved",
      event: "agreed",
      actor: "desk",
      detail: { practice: { id: 12 }, at: AGREED.toISOString(), minutes: 45 },
      request: {
        status: "confirmed",
        practice: PRACTICE,
        chosen: 12,
        appointment: { at: AGREED, minutes: 45 },
      },
      mails: [{ name: "confirmed", calendar: "request" }, { name: "reminder" }],
    });
  }
  expect(decideAtDesk(waiting(), { ...AGREE, getsMail: true }, AT)).toMatchObject({
    mails: [{ name: "confirmed" }, { name: "reminder" }, { to: "practice", name: "chosen" }],
  });
});

test("our own people agree on no time that is over, too far away or at night", () => {
  const times = [
    ["2026-11-19T20:00:00Z", "time-past"],
    ["2028-03-01T20:00:00Z", "time-too-far"],
    ["2026-12-01T11:00:00Z", "time-of-day"],
  ] as const;
  for (const [at, problem] of times)
    expect(decideAtDesk(waiting(), { ...AGREE, at: new Date(at) }, AT)).toEqual({ kind: "refused", problem });
});

test("our own people end a request for which they have found no practice, and the patient is told", () => {
  expect(decideAtDesk(waiting(), CLOSE, AT)).toMatchObject({
    kind: "moved",
    event: "closed",
    actor: "desk",
    detail: { words: "No one in Nelson answers" },
    request: { status: "closed", outcome: "unplaced", closedAt: AT.now },
    mails: [{ to: "sender", name: "ended" }],
  });
});

test("a request for a chosen practice goes to no other without the patient's yes", () => {
  const request = waiting({ chosen: 3, mayGoElsewhere: false });
  expect(decideAtDesk(request, SEND, AT)).toEqual({ kind: "refused", problem: "not-agreed" });
  expect(decideAtDesk(request, { ...SEND, isChosen: true }, AT).kind).toBe("moved");
  expect(decideAtDesk({ ...request, mayGoElsewhere: true }, SEND, AT).kind).toBe("moved");
});

test("a practice that has had a request does not get it again", () => {
  const tried = [{ practice: 12, why: "declined", reason: "full" }] as const;
  expect(decideAtDesk(waiting({ tried }), SEND, AT)).toEqual({ kind: "refused", problem: "had-it" });
});

test("what is with a practice, asked of the patient or over is left as it is, and the answer says which", () => {
  const sent = afterDesk(waiting(), SEND);
  const asked = decide(
    { ...sent, mayGoElsewhere: false },
    { by: "practice", do: "decline", reason: "full", words: "" },
    AT,
  );
  const states = [
    [sent, "with-practice"],
    ["request" in asked ? asked.request : null, "with-patient"],
    [afterDesk(waiting(), CLOSE), "over"],
  ] as const;
  for (const [request, problem] of states)
    for (const act of problem === "with-patient" ? [SEND, CLOSE] : [SEND, CLOSE, AGREE])
      expect(decideAtDesk(request!, act, AT)).toEqual({ kind: "refused", problem });
});
