import { expect, test } from "vitest";
import { usualWeek } from "#domain/hours/opening-hours.ts";
import { REPLY_KINDS, SAMPLE_IDENTITY, answeringSchedule } from "./identity.ts";

test("The hours that clocks go by are those that visitors read", () => {
  for (const what of ["support", "bookings"] as const) {
    const { words } = SAMPLE_IDENTITY.hours[what]!;
    const [weekdays, saturday] = words;
    const week = usualWeek(answeringSchedule(SAMPLE_IDENTITY, what), new Date("2026-11-18T00:00:00Z"));
    expect(week.map(({ text }) => text.replace("–", " to "))).toEqual([
      ...Array.from({ length: 5 }, () => weekdays!.hours),
      saturday?.hours ?? "Closed",
      "Closed",
    ]);
  }
});

test("The longest that an answer may take is the last number of its promise", () => {
  const last = (promise: string) => Number(/(\d+)\D*$/.exec(promise.replace("two", "2"))![1]);
  for (const kind of REPLY_KINDS) {
    const { when, term } = SAMPLE_IDENTITY.replies[kind];
    const most = "openHours" in term ? term.openHours : term.businessDays;
    expect([kind, last(when)]).toEqual([kind, when.includes("24 hours") ? most * 24 : most]);
  }
});
