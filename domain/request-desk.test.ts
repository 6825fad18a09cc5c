import { expect, test } from "vitest";
import { decide } from "./request-acts.ts";
import { arrive, nextDue } from "./request-clock.ts";
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
    for (const act of [SEND, CLOSE])
      expect(decideAtDesk(request!, act, AT)).toEqual({ kind: "refused", problem });
});
