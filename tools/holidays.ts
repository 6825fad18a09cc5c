import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { HOLIDAY_REGIONS } from "../domain/hours/holidays.ts";
import type { WrittenHolidays } from "../tests/support/date-holidays.ts";
import { importTool, toolVersion } from "../tests/support/tools.ts";

/**
 * `node tools/holidays.ts && npm run format` writes `tests/support/date-holidays.json`: New Zealand's public holidays
 * according to the package `date-holidays`. The tests compare our own rules with that file (decision 9), so they run
 * without the 40 MB of the package.
 */
const FILE = join(import.meta.dirname, "../tests/support/date-holidays.json");
const YEARS = Array.from({ length: 12 }, (_, index) => 2023 + index);

type Holiday = { date: string; type: string };
type Holidays = { getHolidays: (year: number) => Holiday[]; getRegions: (c: string, s: string) => object };
const { default: Holidays } = await importTool<{
  default: new (country?: string, region?: string) => Holidays;
}>("date-holidays");

const national = daysByYear("");
const regions = HOLIDAY_REGIONS.map((region) => [region, ownDays(region)] as const);
const held: WrittenHolidays = {
  source: `The npm package date-holidays ${toolVersion("date-holidays")}, its data CC-BY-3.0. Made by: node tools/holidays.ts`,
  national: Object.values(national).map((days) => days.join(" ")),
  regions: Object.fromEntries(regions),
  partsOfCanterbury: Object.keys(new Holidays().getRegions("NZ", "CAN")),
};
writeFileSync(FILE, `${JSON.stringify(held, null, 2)}\n`);

/** A region's days that are not national. */
function ownDays(region: string): string {
  const own = Object.entries(daysByYear(region)).flatMap(([year, days]) => {
    const missing = national[year]!.filter((day) => !days.includes(day));
    if (missing.length > 0) throw new Error(`${region} does not keep ${missing.join()}.`);
    return days.filter((day) => !national[year]!.includes(day));
  });
  return own.join(" ");
}

function daysByYear(region: string): Record<string, string[]> {
  const library = region ? new Holidays("NZ", region) : new Holidays("NZ");
  const publicDays = (year: number) =>
    library
      .getHolidays(year)
      .filter(({ type }) => type === "public")
      .map(({ date }) => date.slice(0, 10))
      .toSorted();
  return Object.fromEntries(YEARS.map((year) => [year, publicDays(year)]));
}
