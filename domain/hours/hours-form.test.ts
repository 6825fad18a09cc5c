import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ALL_DAY, CLOSED, type DayHours, hoursForm, type HoursForm, hoursText } from "./hours-form.ts";
import { hoursInShort, openingHoursProblem, openingStatusAt, usualWeek } from "./opening-hours.ts";
import { isFullSuite } from "#tests/support/suite.ts";

const TODAY = "2026-11-25";

const day = (...spans: [number, number][]): DayHours =>
  spans.map(([from, to]) => ({ from: from * 60, to: to * 60 }));

const WEEK = [8, 8, 8, 8].map(() => day([8, 12.5], [13.5, 17.5])).concat([day([8, 15]), CLOSED, CLOSED]);

describe("Opening hours that a practice fills in", () => {
  test("are written as OpenStreetMap writes them, with lunch, public holidays and days away", () => {
    const text = hoursText({
      week: WEEK,
      publicHolidays: CLOSED,
      closures: [
        { first: "2026-12-24", last: "2027-01-05" },
        { first: "2027-02-01", last: "2027-02-01" },
      ],
    });
    expect(text).toBe(
      "Mo-Th 08:00-12:30,13:30-17:30; Fr 08:00-15:00; PH off; 2026 Dec 24-2027 Jan 05 off; 2027 Feb 01 off",
    );
  });

  test("that never end are 24/7, and a week without an hour is no opening hours", () => {
    const always = { week: Array.from({ length: 7 }, () => ALL_DAY), closures: [] };
    expect(hoursText({ ...always, publicHolidays: "usual" })).toBe("24/7");
    expect(hoursText({ ...always, week: always.week.map(() => CLOSED), publicHolidays: CLOSED })).toBe("");
  });

  test("are shown as they were meant: closed over Christmas, and as usual on the other days", () => {
    const openingHours = hoursText({
      week: WEEK,
      publicHolidays: CLOSED,
      closures: [{ first: "2026-12-24", last: "2027-01-05" }],
    });
    const schedule = { openingHours, holidayRegion: "AUK" };
    expect(hoursInShort(openingHours)).toBe("Mon–Thu 8am–12:30pm and 1:30pm–5:30pm, Fri 8am–3pm");
    expect(openingStatusAt(schedule, new Date("2026-12-30T22:00:00Z")).isOpen).toBe(false);
    expect(openingStatusAt(schedule, new Date("2026-12-22T20:00:00Z")).isOpen).toBe(true);
    const texts = usualWeek(schedule, new Date("2026-12-23T00:00:00Z")).map(({ text }) => text);
    expect(texts).toEqual([
      "8am–12:30pm, 1:30pm–5:30pm",
      "8am–12:30pm, 1:30pm–5:30pm",
      "8am–12:30pm, 1:30pm–5:30pm",
      "Closed",
      "Closed",
      "Closed",
      "Closed",
    ]);
  });

  test("are in the form again as they were entered, whatever they are", () => {
    fc.assert(
      fc.property(forms, (form) => {
        const text = hoursText(form);
        fc.pre(text.length <= 255);
        expect(openingHoursProblem(text)).toBeNull();
        expect(hoursForm(text, TODAY)).toEqual(form);
      }),
      { numRuns: isFullSuite ? 40 : 12 },
    );
  });

  test("leave out days away that are over", () => {
    const text = "Mo-Fr 08:00-17:00; PH off; 2025 Dec 24-2026 Jan 05 off; 2026 Nov 25 off";
    expect(hoursForm(text, TODAY)!.closures).toEqual([{ first: "2026-11-25", last: "2026-11-25" }]);
  });

  test.each([
    "Mo-Fr 08:00-17:00; Jan off",
    'Mo-Fr 08:00-17:00; Sa "by appointment"',
    "Mo-Fr 08:00-10:00,11:00-12:00,13:00-17:00",
    "Mo-Fr 20:00-02:00",
    "Mo-Fr 08:00-17:00; PH Mo 10:00-12:00",
    "whenever",
  ])("are left alone where they say more than the form: %s", (text) => {
    expect(hoursForm(text, TODAY)).toBeNull();
  });
});

const spans = fc
  .uniqueArray(fc.integer({ min: 1, max: 95 }), { minLength: 2, maxLength: 4 })
  .filter(({ length }) => length % 2 === 0)
  .map((quarters) => quarters.toSorted((a, b) => a - b).map((quarter) => quarter * 15))
  .map((minutes) =>
    Array.from({ length: minutes.length / 2 }, (_, index) => ({
      from: minutes[index * 2]!,
      to: minutes[index * 2 + 1]!,
    })),
  );
const days = fc.oneof(spans, fc.constant(CLOSED), fc.constant(ALL_DAY));
const forms: fc.Arbitrary<HoursForm> = fc
  .record({
    week: fc
      .array(days, { minLength: 7, maxLength: 7 })
      .filter((week) => week.some(({ length }) => length > 0)),
    publicHolidays: fc.oneof(spans, fc.constantFrom<HoursForm["publicHolidays"]>(CLOSED, "usual", "unsaid")),
    closures: fc.constantFrom(
      [],
      [{ first: "2026-12-24", last: "2027-01-05" }],
      [
        { first: "2026-11-25", last: "2026-11-25" },
        { first: "2027-02-01", last: "2027-02-14" },
      ],
    ),
  })
  // Where each day is alike, and where nobody ever closes, “as usual” says the same in other words.
  .filter(({ week }) => week.some((one) => JSON.stringify(one) !== JSON.stringify(week[0])));
