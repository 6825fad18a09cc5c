import json from "./date-holidays.json" with { type: "json" };

type DaysByYear = Readonly<Record<string, readonly string[]>>;
export type DateHolidays = {
  source: string;
  national: DaysByYear;
  /** By region, what it keeps beside the national days. */
  regions: Readonly<Record<string, DaysByYear>>;
  partsOfCanterbury: readonly string[];
};

/** What the package `date-holidays` says of New Zealand's public holidays, as `tools/holidays.ts` wrote it. */
export const dateHolidays: DateHolidays = json;

/** The days of a year that a region keeps, national ones included: `publicDays("AUK", 2027)` has `"2027-02-01"`. */
export function publicDays(region: string, year: number): string[] {
  return [...dateHolidays.national[year]!, ...dateHolidays.regions[region]![year]!].toSorted();
}
