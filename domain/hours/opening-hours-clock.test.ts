import { expect, test } from "vitest";
import { instantAtWall, isoDay, wallTimeAt, weekdayIndex } from "./opening-hours-clock.ts";
import { isFullSuite } from "#tests/support/suite.ts";

const longAgo = new Date(0);

test("the wall clock runs twelve hours ahead of Greenwich in winter and thirteen in summer", () => {
  expect(wallTimeAt(new Date("2026-07-01T11:59:59Z"))).toEqual({ day: dayOf("2026-07-01"), minute: 1439 });
  expect(wallTimeAt(new Date("2026-07-01T12:00:00Z"))).toEqual({ day: dayOf("2026-07-02"), minute: 0 });
  expect(wallTimeAt(new Date("2026-12-01T11:00:00Z"))).toEqual({ day: dayOf("2026-12-02"), minute: 0 });
});

test("every hour of these years comes back from the wall as it went", () => {
  for (let time = Date.UTC(2025, 0, 1); time < Date.UTC(isFullSuite ? 2029 : 2026, 0, 1); time += 3_600_000) {
    expect(instantAtWall(wallTimeAt(new Date(time)), new Date(time - 1)).getTime()).toBe(time);
  }
});

test("2:30am in the night without one is the moment when the clocks change", () => {
  const night = { day: dayOf("2026-09-27"), minute: 150 };
  expect(instantAtWall(night, longAgo)).toEqual(new Date("2026-09-26T14:00:00Z"));
});

test("2:30am in the night with two of them is the first that is still to come", () => {
  const night = { day: dayOf("2027-04-04"), minute: 150 };
  expect(instantAtWall(night, longAgo)).toEqual(new Date("2027-04-03T13:30:00Z"));
  expect(instantAtWall(night, new Date("2027-04-03T14:10:00Z"))).toEqual(new Date("2027-04-03T14:30:00Z"));
});

test("the midnight that ends a day is the one that begins the next", () => {
  const day = dayOf("2026-11-20");
  expect(instantAtWall({ day, minute: 1440 }, longAgo)).toEqual(
    instantAtWall({ day: day + 1, minute: 0 }, longAgo),
  );
});

test("days are counted as the calendar counts them", () => {
  expect(isoDay(dayOf("2028-02-29"))).toBe("2028-02-29");
  expect(weekdayIndex(dayOf("2026-11-23"))).toBe(0);
  expect(weekdayIndex(dayOf("2026-11-22"))).toBe(6);
  expect(weekdayIndex(dayOf("1969-12-28"))).toBe(6);
});

function dayOf(iso: string): number {
  return Date.parse(`${iso}T00:00:00Z`) / 86_400_000;
}
