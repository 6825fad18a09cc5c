import fc from "fast-check";
import OpeningHours from "opening_hours";
import { expect, test } from "vitest";
import { publicHolidayOn } from "./holidays.ts";
import { hoursText } from "./hours-form.ts";
import { dayPlan } from "./kept-hours.ts";
import { isoDay } from "./opening-hours-clock.ts";
import { keptHours } from "./opening-hours-kept.ts";
import { readWrittenHours } from "./written-hours.ts";
import { isFullSuite } from "#tests/support/suite.ts";

test.each([
  ["Mo-Fr 08:30-17:00; PH off", "Mo-Fr 08:30-17:00; PH off"],
  ["24/7", "24/7"],
  ["Mon-Fri 8:00 AM – 1:00 PM, 2:00 – 5:00 PM", "Mo-Fr 08:00-13:00,14:00-17:00"],
  ["Daily 8am–1pm", "Mo-Su 08:00-13:00"],
  ["9am – 5pm every day", "Mo-Su 09:00-17:00"],
  ["Weekdays 8am – 5pm, weekends 9am-12pm", "Mo-Fr 08:00-17:00; Sa-Su 09:00-12:00"],
  ["7 days a week: 9am-8pm", "Mo-Su 09:00-20:00"],
  ["08:00-17:00; Sa,Su off", "Mo-Fr 08:00-17:00"],
  ["Mo-Fr 08:00-17:00; Dec 24 08:00-12:00", "Mo-Fr 08:00-17:00; Dec 24 08:00-12:00"],
  ["PH 10:00-12:00", "PH 10:00-12:00"],
  ["Monday to Friday 9 – 5 PM; Saturday: 9am-12pm; Sunday: Closed", "Mo-Fr 09:00-17:00; Sa 09:00-12:00"],
  ["Monday: 8.30am-5pm; Tuesday: 8.30am-5pm", "Mo-Tu 08:30-17:00"],
  ["Mon 8am-5pm\nTue: 9am-5pm", "Mo 08:00-17:00; Tu 09:00-17:00"],
  ['Mo-Fr 08:30-17:00 || "by appointment"', "Mo-Fr 08:30-17:00"],
  ["Open 24 hours", "Mo-Su 00:00-24:00"],
  ["Mo-Fr 9h-17h", "Mo-Fr 09:00-17:00"],
  ["Sa by appointment", 'Sa "by appointment"'],
  ["Mo-Fr 08:00-17:00; closed 24 Dec - 5 Jan", "Mo-Fr 08:00-17:00; Dec 24-Jan 05 off"],
  ["M-F 8:30-17:00; Sat 9-1", "Mo-Fr 08:30-17:00; Sa 09:00-13:00"],
  ["Mon-Fri 7:30am–6pm; Sat 8-2", "Mo-Fr 07:30-18:00; Sa 08:00-14:00"],
  ["Mon-Fri 8-5", "Mo-Fr 08:00-17:00"],
  ["Mo-Fr 08:00-17:00; Sa[1] 09:00-12:00", "Mo-Fr 08:00-17:00; Sa[1] 09:00-12:00"],
])("“%s” are hours", (raw, hours) => {
  expect(readWrittenHours(raw)).toEqual({ hours, problem: null });
});

test.each([
  "9-5",
  "8am–1pm",
  "8:00 AM – 1:00 PM, 2:00 – 5:00 PM",
  "08:00-17:00; PH off",
  "Jan-Mar 08:00-13:00",
  "Mo-Fr 08:30-17:00; SH off",
  "Mo-Fr 08:30-17:00 || PH 10:00-12:00",
  "12:00 AM - 12:00 AM",
  "Schulferien Mo-Fr",
  "Mon 7-9",
  "Mon-Fri 9-10",
  "Mo-Fr 08:00-05:00",
  "Mo-Sa 17:00-02:00",
  "We off; Mo-Fr 08:00-17:00",
  "Mo-Fr 08:00-17:00; Th 18:00-20:00",
  "Mon-Fri 8am-5pm, Wed 9am-3pm",
  "Mo-Fr 02:00-17:00",
  "Mo-Fr 08:00-17:00; Jan Mo 02:00-17:00",
  "week 1-26 Mo-Fr 7-9",
  "Mo-Fr 08:00-17:00; PH 22:00-04:00",
  "2031 Mar 03 01:00-05:00",
  'Sa 01:00-05:00 "ring first"',
  "ring us",
  "PH off",
  "",
])("“%s” are not believed, in one sentence", (raw) => {
  const { hours, problem } = readWrittenHours(raw);
  expect(hours).toBeNull();
  expect(problem).toMatch(/^\S.*\.$/);
});

test("What people and the grammar read differently isn’t taken, and the sentence says where", () => {
  expect(readWrittenHours("Mon-Fri 8am-12pm; Mon-Fri 1pm-5pm").problem).toBe(
    "These opening hours say two things about Monday.",
  );
  expect(readWrittenHours("Mon: 8am-5pm; Tue: ; Wed: 8am-5pm").problem).toMatch(
    /^These opening hours name days/,
  );
  expect(readWrittenHours("PH off; Mo-Fr 08:00-17:00").problem).toBe(
    "These opening hours say two things about Monday.",
  );
});

test("Hours that were read are read again as themselves", () => {
  const time = fc.integer({ min: 5, max: 11 });
  fc.assert(
    fc.property(time, time, fc.constantFrom("am", " AM", " a.m."), (from, hours, half) => {
      const first = readWrittenHours(`Mon-Fri ${from}${half} - ${hours} PM`).hours;
      expect(first === null ? null : readWrittenHours(first).hours).toBe(first);
    }),
  );
});

test("What is kept is read again as itself, and says what OpenStreetMap’s library reads in it", () => {
  const words =
    "Mo-Fr|Mon-Fri|Sa|Sat & Sun|PH|daily|Jan-Mar Mo-Fr|Sa[1]|2026 Dec 24|week 1-26 Mo|08:00-17:00|8am-5pm|9am-12, 1-5pm|off|closed|24 hours|by appointment|; |, | |\n|and|except|until 8pm";
  const pieces = fc.constantFrom(...words.split("|"));
  let kept = 0;
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
      const { hours } = readWrittenHours(parts.join(" "));
      if (hours === null) return;
      kept += 1;
      expect(readWrittenHours(hours).hours).toBe(hours);
      expect(daysByUs(hours)).toEqual(daysByLibrary(hours));
    }),
    { numRuns: isFullSuite ? 4_000 : 600, seed: 11 },
  );
  expect(kept).toBeGreaterThan(20);
});

test("What a practice fills in is read again as it was written", () => {
  const day = [{ from: 480, to: 1020 }];
  const week = [day, day, day, day, [{ from: 480, to: 720 }], [], []];
  const text = hoursText({
    week,
    publicHolidays: [],
    closures: [{ first: "2026-12-24", last: "2027-01-05" }],
  });
  expect(readWrittenHours(text).hours).toBe(text);
});

/** Days of a year without its public holidays, which the library knows only some of. */
const DAYS = Array.from({ length: 366 }, (_, day) => Date.UTC(2028, 0, 1) / 86_400_000 + day).filter(
  (day) => publicHolidayOn(isoDay(day), "") === null,
);

function daysByUs(text: string): string[] {
  const hours = keptHours(text)!;
  return DAYS.map((day) => spansInWords(dayPlan(hours, day, false)));
}

/** Every quarter of an hour, asked of the library. */
function daysByLibrary(text: string): string[] {
  const parsed = new OpeningHours(text, { lat: 0, lon: 0, address: { country_code: "nz", state: "" } });
  return DAYS.map((day) => {
    const [year, month, date] = isoDay(day).split("-").map(Number) as [number, number, number];
    const start = new Date(year, month - 1, date);
    const end = new Date(year, month - 1, date + 1);
    const minutes = (at: Date) => (at >= end ? 1_440 : at.getHours() * 60 + at.getMinutes());
    const spans = parsed
      .getOpenIntervals(start, end)
      .map(([from, to, isUnknown]) => ({ from: minutes(from), to: minutes(to), isSure: !isUnknown }));
    return spansInWords(spans);
  });
}

function spansInWords(spans: readonly { from: number; to: number; isSure: boolean }[]): string {
  return spans.map(({ from, to, isSure }) => `${from}-${to}${isSure ? "" : "?"}`).join(",");
}
