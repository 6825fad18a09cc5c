import { expect, test } from "vitest";
import { changesEnd } from "./promises.ts";
import { decide } from "./request-acts.ts";
import { arrive, tick } from "./request-clock.ts";
import type { Act, Circumstances, Decision, Request } from "./requests.ts";

const DESK = { openingHours: "Mo-Fr 08:00-18:00; PH off", holidayRegion: "AUK" };
const PRACTICE = { id: 1, name: "Harbour Steps Dental", phone: "(09) 012 3456", holidayRegion: "AUK" };

function at(instant: string): Circumstances {
  return { now: new Date(instant), desk: DESK, routing: "direct" };
}

function after(decision: Decision): Request {
  if (!("request" in decision)) throw new Error(`It is ${decision.kind}.`);
  return decision.request;
}

test("about another time a practice is asked to answer before the agreed one is too close to be changed", () => {
  const monday = at("2026-11-22T21:00:00Z");
  const wish = { day: "2026-11-24", time: "17:00", words: "" };
  const arrival = {
    receivedAt: monday.now,
    wish,
    urgency: "routine",
    chosen: 1,
    mayGoElsewhere: false,
  } as const;
  const sent = tick(arrive(arrival, monday), monday, { kind: "practice", practice: PRACTICE, reasons: [] });
  const agreed = new Date("2026-11-24T04:00:00Z");
  const confirm: Act = { by: "practice", do: "confirm", at: agreed, minutes: 30, with: "", words: "" };
  const confirmed = after(decide(after(sent), confirm, at("2026-11-22T22:00:00Z")));
  const change: Act = { by: "sender", do: "change", wish: { day: "2026-11-26", time: "10:00", words: "" } };
  const { clocks } = after(decide(confirmed, change, at("2026-11-24T00:00:00Z")));
  expect([clocks.answerBy, clocks.backAt]).toEqual([changesEnd(agreed), changesEnd(agreed)]);
});
