import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, formatWeekday } from "../nz-time.ts";
import { daysOf, daysToOffer, freeWhenIn } from "./free-when.ts";

const anyDay = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays("2026-01-01", days));

test.each([
  ["Today", "today"],
  ["SATURDAY", "saturday"],
  ["2026-12-05", "2026-12-05"],
  ["5/12/2026", "2026-12-05"],
  ["2026-02-30", null],
  ["soon", null],
  ["", null],
])("%j is read as %j", (text, when) => {
  expect(freeWhenIn(text)).toBe(when);
});

test("A weekday is the next one, today included", () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom("monday" as const, "saturday" as const), (today, weekday) => {
      const { from, days } = daysOf(weekday, today);
      expect(formatWeekday(from).toLowerCase()).toBe(weekday);
      expect(daysBetween(today, from)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(today, from)).toBeLessThan(7);
      expect(days).toBe(1);
    }),
  );
});

test("Offered are today, tomorrow and what of a weekend comes after them, each once and in order", () => {
  expect(daysToOffer("2026-12-03")).toEqual(["today", "tomorrow", "2026-12-05", "2026-12-06"]);
  expect(daysToOffer("2026-12-04")).toEqual(["today", "tomorrow", "2026-12-06"]);
  expect(daysToOffer("2026-12-05")).toEqual(["today", "tomorrow"]);
  fc.assert(
    fc.property(anyDay, (today) => {
      const offered = daysToOffer(today).map((when) => daysOf(when, today).from);
      expect(offered).toEqual([...new Set(offered)].toSorted());
    }),
  );
});
