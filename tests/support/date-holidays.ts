import json from "./date-holidays.json" with { type: "json" };

/** As `tools/holidays.ts` writes it: days with a space between them, the national ones a year to a line. */
export type WrittenHolidays = {
  source: string;
  national: readonly string[];
  /** What each region keeps beside the national days. */
  regions: Readonly<Record<string, string>>;
  partsOfCanterbury: readonly string[];
};
const written: WrittenHolidays = json;

type DaysByYear = Readonly<Record<string, readonly string[]>>;

/** What the package `date-holidays` says of New Zealand's public holidays, as `tools/holidays.ts` wrote it. */
export const dateHolidays: {
  national: DaysByYear;
  regions: Readonly<Record<string, DaysByYear>>;
  partsOfCanterbury: readonly string[];
} = {
  ...written,
  national: byYear(written.national.join(" ")),
  regions: Object.fromEntries(Object.entries(written.regions).map(([name, days]) => [name, byYear(days)])),
};

function byYear(days: string): DaysByYear {
  const years = written.national.map((one) => one.slice(0, 4));
  return Object.fromEntries(
    years.map((year) => [year, days.split(" ").filter((day) => day.startsWith(year))]),
  );
}

/** The days of a year that a region keeps, national ones included: `publicDays("AUK", 2027)` has `"2027-02-01"`. */
export function publicDays(region: string, year: number): string[] {
  return [...dateHolidays.national[year]!, ...dateHolidays.regions[region]![year]!].toSorted();
}
