import { expect, test } from "vitest";
import { isFullSuite } from "#tests/support/suite.ts";
import { addDays, newZealandDay } from "../nz-time.ts";
import { wallTimeAt } from "../hours/opening-hours-clock.ts";
import { decide } from "./request-acts.ts";
import { arrive, needsPractice, type NextPractice, tick } from "./request-clock.ts";
import { nextDue } from "./request-due.ts";
import type { Circumstances, Decision, Request } from "./requests.ts";

const DESK = { openingHours: "Mo-Fr 08:00-18:00; PH off", holidayRegion: "AUK" };

function at(instant: string | Date, routing: "direct" | "desk" = "direct"): Circumstances {
  return { now: new Date(instant), desk: DESK, routing };
}

/** The practice that nobody has tried yet. */
function nextOf({ tried }: Request): NextPractice {
  const id = tried.length + 1;
  const practice = { id, name: `Practice ${id}`, phone: "(09) 012 3456", holidayRegion: "AUK" };
  return { kind: "practice", practice, reasons: [] };
}

/** A request for the day on which it is sent. */
function asked(
  instant: string,
  urgency: Request["urgency"],
  { chosen = null, routing = "direct" }: { chosen?: number | null; routing?: "direct" | "desk" } = {},
): Request {
  const circumstances = at(instant, routing);
  const wish = { day: newZealandDay(circumstances.now), time: "09:30", words: "" };
  const arrival = { receivedAt: circumstances.now, wish, urgency, chosen, mayGoElsewhere: chosen === null };
  return arrive(arrival, circumstances);
}

function after(decision: Decision): Request {
  if (!("request" in decision)) throw new Error(`It is ${decision.kind}.`);
  return decision.request;
}

/** Lets the clock run until something is as wished, or the request is closed. */
function runUntil(
  request: Request,
  isThere: (request: Request, now: Date) => boolean,
  routing: "direct" | "desk" = "direct",
) {
  let now = request.receivedAt;
  let current = request;
  const ended: { before: Request; now: Date }[] = [];
  while (!isThere(current, now)) {
    const due = nextDue(current);
    if (!due) break;
    if (due.at > now) now = due.at;
    const circumstances = at(now, routing);
    const decision = tick(
      current,
      circumstances,
      needsPractice(current, circumstances) ? nextOf(current) : undefined,
    );
    if ("event" in decision && decision.event === "expired") ended.push({ before: current, now });
    current = after(decision);
  }
  return { request: current, now, ended };
}

const never = () => false;

test("a request does not end before the time by which its practice, or our own people, answer", () => {
  const friday = asked("2026-11-20T04:45:00Z", "emergency", { chosen: 1 });
  const sent = runUntil(friday, ({ status }) => status === "sent").request;
  expect(sent.clocks.answerBy).toEqual(new Date("2026-11-22T20:45:00Z"));
  const nightly = asked("2026-12-24T09:00:00Z", "emergency", { chosen: 1 });
  for (const request of [friday, nightly]) {
    const { ended } = runUntil(request, never);
    for (const { before, now } of ended) expect(now >= before.clocks.backAt!).toBe(true);
  }
  const waiting = asked("2026-12-24T09:00:00Z", "emergency", { routing: "desk" });
  const [end] = runUntil(waiting, never, "desk").ended;
  expect(end!.now > waiting.clocks.matchBy!).toBe(true);
});

test("a request never ends by night", () => {
  // Every eleventh day meets every weekday.
  for (let day = "2026-01-01"; day < "2027-02-01"; day = addDays(day, isFullSuite ? 1 : 11))
    for (const hour of ["00:10", "05:45", "09:00"])
      for (const urgency of ["routine", "emergency"] as const)
        for (const routing of ["direct", "desk"] as const) {
          const { ended } = runUntil(asked(`${day}T${hour}:00Z`, urgency, { routing }), never, routing);
          for (const { now } of ended) {
            const { minute } = wallTimeAt(now);
            expect([day, minute >= 8 * 60 && minute <= 20 * 60]).toEqual([day, true]);
          }
        }
});

/** A request for a time that the chosen practice declines, and until when the patient may say whether another may have it. */
function declined(now: string, wish: Pick<Request["wish"], "day" | "time" | "words">): Request {
  const circumstances = at(now);
  const arrival = { receivedAt: circumstances.now, wish, urgency: "routine", chosen: 1 } as const;
  const sent = tick(arrive({ ...arrival, mayGoElsewhere: false }, circumstances), circumstances, {
    kind: "practice",
    practice: { id: 1, name: "Practice 1", phone: "(09) 012 3456", holidayRegion: "AUK" },
    reasons: [],
  });
  const decline = { by: "practice", do: "decline", reason: "full", words: "" } as const;
  return after(decide(after(sent), decline, circumstances));
}

test("whether another practice may help is asked no longer than until the time that was wished", () => {
  const tuesdayAt3pm = "2026-11-24T02:00:00Z";
  const fridayAt3pm = new Date("2026-11-27T02:00:00Z");
  const thursdayAt930am = new Date("2026-11-25T20:30:00Z");
  const until = (wish: Parameters<typeof declined>[1]) => declined(tuesdayAt3pm, wish).question!.until;
  const thursday = { day: "2026-11-26", time: "09:30", words: "" };
  expect(until(thursday)).toEqual(thursdayAt930am);
  // Later than any question is open, over, so close that the mail may be read after it, or one time of several.
  expect(until({ ...thursday, day: "2026-12-02" })).toEqual(fridayAt3pm);
  expect(until({ ...thursday, day: "2026-11-23" })).toEqual(fridayAt3pm);
  expect(until({ ...thursday, day: "2026-11-24", time: "16:00" })).toEqual(fridayAt3pm);
  expect(until({ ...thursday, words: "Or any day after school" })).toEqual(fridayAt3pm);
});

test("who wishes a later time meanwhile has longer to say whether another practice may help", () => {
  const request = declined("2026-11-24T02:00:00Z", { day: "2026-11-26", time: "09:30", words: "" });
  const wish = { day: "2026-12-02", time: "09:30", words: "" };
  const changed = decide(request, { by: "sender", do: "change", wish }, at("2026-11-25T02:00:00Z"));
  expect(after(changed).question!.until).toEqual(new Date("2026-11-30T02:00:00Z"));
});

test("the patient's yes to another practice sends it there, also when the day they asked for is long over", () => {
  const friday = asked("2026-11-20T00:00:00Z", "emergency", { chosen: 1 });
  const { request } = runUntil(friday, ({ question }) => question?.kind === "elsewhere");
  const late = new Date("2026-11-22T21:00:00Z");
  const allowed = after(decide(request, { by: "sender", do: "elsewhere", isAllowed: true }, at(late)));
  const next = after(tick(allowed, at(late), nextOf(allowed)));
  expect([next.status, next.practice?.id]).toEqual(["sent", 2]);
});
