import { expect, test } from "vitest";
import { HOUR } from "../durations.ts";
import { decide, isWithPractice } from "./request-acts.ts";
import { arrive, tick } from "./request-clock.ts";
import type { Happening } from "./requests.ts";

const DESK = { openingHours: "Mo-Fr 08:00-18:00; PH off", holidayRegion: "AUK" };
const MONDAY = Date.parse("2026-11-22T21:00:00Z");
const PRACTICE = { id: 1, name: "Practice 1", phone: "(09) 012 3456", holidayRegion: "AUK" };

test("a practice sees a request while it has it and, if it has opened it, for 14 days after its end", () => {
  const at = { now: new Date(MONDAY), desk: DESK, routing: "direct" as const };
  const wish = { day: "2026-12-01", time: "09:30", words: "" };
  const arrival = { receivedAt: at.now, wish, urgency: "routine" as const, chosen: 1, mayGoElsewhere: false };
  const sent = tick(arrive(arrival, at), at, {
    kind: "practice",
    practice: PRACTICE,
    reasons: [],
  }) as Happening;
  expect(isWithPractice(sent.request, 1, at.now)).toBe(true);
  expect(isWithPractice(sent.request, 2, at.now)).toBe(false);
  const cancel = { by: "sender", do: "cancel", words: "" } as const;
  const unopened = decide(sent.request, cancel, at) as Happening;
  expect(isWithPractice(unopened.request, 1, at.now)).toBe(false);
  const opened = decide(sent.request, { by: "practice", do: "open" }, at) as Happening;
  const cancelled = decide(opened.request, cancel, at) as Happening;
  expect(isWithPractice(cancelled.request, 1, new Date(MONDAY + 13 * 24 * HOUR))).toBe(true);
  expect(isWithPractice(cancelled.request, 1, new Date(MONDAY + 14 * 24 * HOUR))).toBe(false);
});

test("another day can be wished up to 13 months ahead, as the page offers, also over a leap day", () => {
  const at = { now: new Date("2027-07-01T00:00:00Z"), desk: DESK, routing: "desk" as const };
  const wish = { day: "2027-07-02", time: "09:30", words: "" };
  const request = arrive(
    { receivedAt: at.now, wish, urgency: "routine", chosen: null, mayGoElsewhere: true },
    at,
  );
  const wished = (day: string) => decide(request, { by: "sender", do: "change", wish: { ...wish, day } }, at);
  expect(wished("2028-08-01").kind).toBe("moved");
  expect(wished("2028-08-02")).toEqual({ kind: "refused", problem: "time-too-far" });
});
