import { expect, test } from "vitest";
import { dayCodes, onHolidays } from "./closed-days.ts";
import { hoursOn } from "./opening-hours.ts";
import { addDays } from "../nz-time.ts";

const NELSON = { holidayRegion: "NSN" };
/** From Thursday 24 December to Tuesday 5 January. */
const CHRISTMAS = ["2026-12-24", "2027-01-05"] as const;

test.each([
  ["Mo-Fr 08:00-17:00", "o??c?ooo??c?o", "unsaid"],
  ["Mo-Fr 08:00-17:00; PH off", "occccooocccco", "closed"],
  ["Mo-Fr 08:00-17:00; PH off; 2026 Dec 24-2027 Jan 05 off", "ccccccccccccc", "closed"],
  ["Mo-Su 08:00-17:00; PH 10:00-12:00", "ooooooooooooo", null],
  ["24/7", "ooooooooooooo", null],
  ["Mo-Fr 08:00-17:00; PH off; Dec 20-Jan 10 off", "ccccccccccccc", "closed"],
])("the days of %s around Christmas are %s", (openingHours, codes, holidays) => {
  const schedule = { ...NELSON, openingHours };
  expect(dayCodes(schedule, ...CHRISTMAS)).toEqual({ first: "2026-12-24", codes });
  expect(onHolidays(schedule, ...CHRISTMAS)).toBe(holidays);
});

test("reading days away apart from the rest gives what reading the whole text does", () => {
  const schedule = { ...NELSON, openingHours: "Mo-Sa 08:00-12:00; PH off; 2027 Feb 03-2027 Feb 09 off" };
  const { codes } = dayCodes(schedule, "2027-01-25", "2027-02-20");
  const whole = Array.from(codes, (_, index) => hoursOn(schedule, addDays("2027-01-25", index)));
  expect(Array.from(codes, (code) => (code === "o" ? "some" : "none"))).toEqual(whole);
});
