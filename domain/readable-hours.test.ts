import fc from "fast-check";
import { expect, test } from "vitest";
import { hoursText } from "./hours-form.ts";
import { canonicalHours, readHours } from "./opening-hours-reading.ts";
import { readableHours } from "./readable-hours.ts";
import { daysThatDiffer } from "./said-hours.ts";
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
])("“%s” are hours", (raw, hours) => {
  expect(readableHours(raw)).toEqual({ hours, problem: null });
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
  "Mon-Fri 8-5",
  "Mo-Fr 8:00-5:00",
  "Mo-Sa 17:00-02:00",
  "Mo-Fr 02:00-17:00",
  "Mo-Fr 08:00-17:00; Jan Mo 02:00-17:00",
  "week 1-26 Mo-Fr 8-5",
  "Mo-Fr 08:00-17:00; PH 22:00-04:00",
  "2031 Mar 03 01:00-05:00",
  'Sa 01:00-05:00 "ring first"',
  "ring us",
  "PH off",
  "",
])("“%s” are not believed, in one sentence", (raw) => {
  const { hours, problem } = readableHours(raw);
  expect(hours).toBeNull();
  expect(problem).toMatch(/^\S.*\.$/);
});

test("What the grammar and people read differently is left out with both readings", () => {
  expect(readableHours("Mon-Fri 8am-12pm; Mon-Fri 1pm-5pm").problem).toBe(
    "These opening hours are read in two ways: “Mon–Fri 1pm–5pm” by OpenStreetMap’s grammar, “Mon–Fri 8am–12 noon, 1pm–5pm” by people.",
  );
  expect(readableHours("Mon: 8am-5pm; Tue: ; Wed: 8am-5pm").problem).toBe(
    "These opening hours name days without any hours near “Mon: 8am-5pm; Tue”; OpenStreetMap’s grammar reads “Mon, Wed 8am–5pm; Tue 24 hours”.",
  );
  expect(readableHours("PH off; Mo-Fr 08:00-17:00").problem).toBe(
    "These opening hours are read in two ways on public holidays: “8am–5pm” by OpenStreetMap’s grammar, “Closed” by people.",
  );
});

test("Hours that were read are read again as themselves", () => {
  const time = fc.integer({ min: 5, max: 11 });
  fc.assert(
    fc.property(time, time, fc.constantFrom("am", " AM", " a.m."), (from, hours, half) => {
      const first = readableHours(`Mon-Fri ${from}${half} - ${hours} PM`).hours;
      expect(first === null ? null : readableHours(first).hours).toBe(first);
    }),
  );
});

test("What goes out is read again as itself, whatever was read", () => {
  const words =
    'Mo-Fr|Mon-Fri|Sa|Sat & Sun|PH|daily|Jan-Mar Mo-Fr|Sa[1]|2026 Dec 24|week 1-26 Mo|08:00-17:00|8am-5pm|9am-12, 1-5pm|off|closed|24 hours|by appointment|"ring us"|; |, | |\n|and|except|until 8pm';
  const pieces = fc.constantFrom(...words.split("|"));
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
      const written = canonicalHours(parts.join(" "));
      expect(canonicalHours(written)).toBe(written);
      if (written !== "") expect(plansOf(written)).toEqual(plansOf(parts.join(" ")));
    }),
    { numRuns: isFullSuite ? 1_000 : 250 },
  );
});

test("What a practice fills in goes out as it was written", () => {
  const day = [{ from: 480, to: 1020 }];
  const week = [day, day, day, day, [{ from: 480, to: 720 }], [], []];
  const text = hoursText({
    week,
    publicHolidays: [],
    closures: [{ first: "2026-12-24", last: "2027-01-05" }],
  });
  expect(canonicalHours(text)).toBe(text);
});

/** Every day that can be unlike others, on a holiday and on none, as the pages show it. */
function plansOf(text: string) {
  const { hours, said } = readHours(text);
  return daysThatDiffer(said!).map((day) => [
    hours!.planOf(day, false, false),
    hours!.planOf(day, true, true),
  ]);
}
