import fc from "fast-check";
import { expect, test } from "vitest";
import { namesNoDays, readableHours } from "./readable-hours.ts";

test.each([
  ["Mo-Fr 08:30-17:00; PH off", "Mo-Fr 08:30-17:00; PH off"],
  ["24/7", "24/7"],
  ["Mon-Fri 8:00 AM – 1:00 PM, 2:00 – 5:00 PM", "Mo-Fr 08:00-13:00,14:00-17:00"],
  ["8:00 AM – 1:00 PM, 2:00 – 5:00 PM", "08:00-13:00,14:00-17:00"],
  ["Daily 8am–1pm", "Mo-Su 08:00-13:00"],
  ["9am – 5pm every day", "09:00-17:00 Mo-Su"],
  ["Weekdays 8am – 5pm, weekends 9am-12pm", "Mo-Fr 08:00-17:00, Sa-Su 09:00-12:00"],
  ["7 days a week: 9am-8pm", "Mo-Su 09:00-20:00"],
  ["08:00-17:00; Sa,Su off", "08:00-17:00; Sa,Su off"],
  ["Mo-Fr 08:00-17:00; Dec 24 08:00-12:00", "Mo-Fr 08:00-17:00; Dec 24 08:00-12:00"],
  ["PH 10:00-12:00", "PH 10:00-12:00"],
  [
    "Monday to Friday 9 – 5 PM; Saturday: 9am-12pm; Sunday: Closed",
    "Mo-Fr 09:00-17:00; Sa 09:00-12:00; Su off",
  ],
  ["Mo-Fr 08:30-17:00; SH off", "Mo-Fr 08:30-17:00"],
  ["Monday: 8.30am-5pm; Tuesday: 8.30am-5pm", "Mo 08:30-17:00; Tu 08:30-17:00"],
  ["Mon 8am-5pm\nTue: 9am-5pm", "Mo 08:00-17:00; Tu 09:00-17:00"],
  ['Mo-Fr 08:30-17:00 || "by appointment"', "Mo-Fr 08:30-17:00"],
  ["Mo-Fr 08:30-17:00 || PH 10:00-12:00", "Mo-Fr 08:30-17:00 || PH 10:00-12:00"],
])("“%s” are hours", (raw, hours) => {
  expect(readableHours(raw)).toEqual({ hours, problem: null });
});

test.each([
  "9-5",
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

test.each(["8am–1pm", "8:00 AM – 1:00 PM, 2:00 – 5:00 PM", "08:00-17:00; PH off", "Jan-Mar 08:00-13:00"])(
  "“%s” are read as every day only because they name none",
  (raw) => {
    expect(namesNoDays(readableHours(raw).hours!)).toBe(true);
  },
);

test.each([
  "Mo-Fr 08:00-13:00",
  "Daily 8am–1pm",
  "8am – 5pm weekdays",
  "08:00-17:00; Sa,Su off",
  "PH 10:00-12:00",
  "24/7",
  "24 hours",
])("“%s” say on which days", (raw) => {
  expect(namesNoDays(readableHours(raw).hours!)).toBe(false);
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
