import { expect, test } from "vitest";
import { dayCodes, onHolidays } from "./closed-days.ts";

const NELSON = { holidayRegion: "NSN" };
/** From Thursday 24 December to Tuesday 5 January. */
const CHRISTMAS = ["2026-12-24", "2027-01-05"] as const;

test.each([
  ["Mo-Fr 08:00-17:00", "o??c?ooo??c?o", "unsaid"],
  ["Mo-Fr 08:00-17:00; 2026 Dec 24-2027 Jan 05 off", "ccccccccccccc", "unsaid"],
  ["Mo-Fr 08:00-17:00; Dec 24-Jan 05 off", "ccccccccccccc", "unsaid"],
  ["Mo-Fr 08:00-17:00; Jan off", "o??c?oooccccc", "unsaid"],
  ["Mo-Fr 08:00-17:00; 2026 Dec 28 10:00-14:00", "o??coooo??c?o", "unsaid"],
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
