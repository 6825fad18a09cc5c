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

const NINE_ON_THURSDAY = new Date("2026-11-25T20:00:00Z");
const WEDNESDAY_2PM = at("2026-11-25T01:00:00Z");
const WEDNESDAY_7PM = new Date("2026-11-25T06:00:00Z");
const WEDNESDAY_8PM = at("2026-11-25T07:00:00Z");

/** Thursday at 9am is agreed, and another time asked for. */
function askedForAnother(circumstances: Circumstances): Request {
  const tuesday = at("2026-11-23T21:00:00Z");
  const arrival = {
    receivedAt: tuesday.now,
    wish: { day: "2026-11-26", time: "09:00", words: "" },
    urgency: "routine",
    chosen: 1,
    mayGoElsewhere: false,
  } as const;
  const sent = tick(arrive(arrival, tuesday), tuesday, { kind: "practice", practice: PRACTICE, reasons: [] });
  const confirm: Act = {
    by: "practice",
    do: "confirm",
    at: NINE_ON_THURSDAY,
    minutes: 30,
    with: "",
    words: "",
  };
  const confirmed = after(decide(after(sent), confirm, tuesday));
  const wish = { day: "2026-11-27", time: "10:00", words: "" };
  return after(decide(confirmed, { by: "sender", do: "change", wish }, circumstances));
}

test("that an early appointment stands is told on the evening before, or else from 8am", () => {
  expect(askedForAnother(WEDNESDAY_2PM).clocks.backAt).toEqual(WEDNESDAY_7PM);
  const late = askedForAnother(WEDNESDAY_8PM);
  expect(late.clocks.backAt).toEqual(changesEnd(NINE_ON_THURSDAY));
  const stands = tick(late, at(late.clocks.backAt!.toISOString()));
  if (stands.kind !== "moved") throw new Error(`It is ${stands.kind}.`);
  const [mail] = stands.mails;
  expect([mail!.name, mail!.dueAt, mail!.notAfter]).toEqual([
    "kept",
    new Date("2026-11-25T19:00:00Z"),
    NINE_ON_THURSDAY,
  ]);
});

test("the time to choose from others ends when the agreed time stands", () => {
  const offers = [new Date("2026-11-30T00:00:00Z")];
  const offer: Act = { by: "practice", do: "offer", offers, minutes: 30, words: "" };
  const { question } = after(decide(askedForAnother(WEDNESDAY_2PM), offer, WEDNESDAY_2PM));
  expect(question!.until).toEqual(WEDNESDAY_7PM);
});
