import { describe, expect, test } from "vitest";
import { publicDays } from "#tests/support/date-holidays.ts";
import { HOLIDAY_REGIONS, publicHolidayOn, publicHolidaysIn } from "./holidays.ts";

// As announced by the Government (govt.nz, public holidays and anniversary dates).
test.each([
  ["2026-04-27", "AUK", "ANZAC Day, observed"],
  ["2026-07-10", "AUK", "Matariki"],
  ["2026-10-26", "AUK", "Labour Day"],
  ["2026-12-25", "AUK", "Christmas Day"],
  ["2026-12-26", "AUK", "Boxing Day"],
  ["2026-12-28", "AUK", "Boxing Day, observed"],
  ["2027-02-08", "AUK", "Waitangi Day, observed"],
  ["2027-03-26", "AUK", "Good Friday"],
  ["2027-03-29", "AUK", "Easter Monday"],
  ["2027-06-07", "AUK", "King’s Birthday"],
  ["2030-06-21", "AUK", "Matariki"],
  ["2026-01-19", "WGN", "Wellington Anniversary Day"],
  ["2027-02-01", "AUK", "Auckland Anniversary Day"],
  ["2027-02-01", "NSN", "Nelson Anniversary Day"],
  ["2026-03-09", "TKI", "Taranaki Anniversary Day"],
  ["2026-03-23", "OTA", "Otago Anniversary Day"],
  ["2026-04-07", "STL", "Southland Anniversary Day"],
  ["2026-09-28", "CAN-Timaru", "South Canterbury Anniversary Day"],
  ["2026-10-23", "HKB", "Hawke’s Bay Anniversary Day"],
  ["2026-11-02", "MBH", "Marlborough Anniversary Day"],
  ["2026-11-13", "CAN", "Canterbury Anniversary Day"],
  ["2026-11-30", "WTC", "Westland Anniversary Day"],
])("%s in %s is %s", (day, region, name) => {
  expect(publicHolidayOn(day, region)).toBe(name);
});

test("a province's anniversary is an ordinary day elsewhere, and Timaru does not keep Canterbury's", () => {
  expect(publicHolidayOn("2027-02-01", "WGN")).toBeNull();
  expect(publicHolidayOn("2027-02-01", "")).toBeNull();
  expect(publicHolidayOn("2026-11-13", "CAN-Timaru")).toBeNull();
});

test("Otago keeps the Tuesday when its Monday is Easter Monday", () => {
  expect(publicHolidayOn("2035-03-26", "OTA")).toBe("Easter Monday");
  expect(publicHolidayOn("2035-03-27", "OTA")).toBe("Otago Anniversary Day");
});

/**
 * The library cannot answer for Timaru (it looks for "TIMARU" among regions called "Timaru"), and moves Otago's
 * day a week on when it meets Easter, in 2035 first.
 */
describe("every public holiday from 2023 to 2034 agrees with date-holidays", () => {
  const years = Array.from({ length: 12 }, (_, index) => 2023 + index);
  test.each(HOLIDAY_REGIONS.filter((region) => region !== "CAN-Timaru"))("in %s", (region) => {
    for (const year of years)
      expect([...publicHolidaysIn(year, region).keys()].toSorted()).toEqual(publicDays(region, year));
  });
});
