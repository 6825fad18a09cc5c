import { publicHolidayOn } from "./holidays.ts";
import { hoursWritten } from "./hours-notation.ts";
import { addDays, formatWeekday } from "../nz-time.ts";
import { hoursOn, openingHoursSpecification, type Schedule } from "./opening-hours.ts";
import { keptHours } from "./opening-hours-kept.ts";

/** The days from `first` on, a letter each, so that a page can carry a year of them. */
export type DayCodes = {
  first: string;
  /** `o`: there are hours. `c`: there are none. `?`: a public holiday of which the hours say nothing. */
  codes: string;
};

/**
 * On which days from `first` to `last`, both ISO dates, there are hours.
 *
 * `dayCodes({ openingHours: "Mo-Fr 08:00-17:00", holidayRegion: "NSN" }, "2026-12-24", "2026-12-27").codes === "o?cc"`
 */
export function dayCodes(schedule: Schedule, first: string, last: string): DayCodes {
  let codes = "";
  for (let day = first; day <= last; day = addDays(day, 1))
    codes += { some: "o", none: "c", unsaid: "?" }[hoursOn(schedule, day)];
  return { first, codes };
}

/**
 * What the hours say of public holidays on which it would be open else, parts of the year aside; null where they say this
 * of some and that of others, or that it is open.
 */
export function onHolidays(
  { openingHours, holidayRegion }: Schedule,
  first: string,
  last: string,
): "closed" | "unsaid" | null {
  const hours = keptHours(openingHours);
  if (!hours) return null;
  const usual = { openingHours: hoursWritten({ ...hours, seasons: [] }), holidayRegion };
  const open = new Set<string>(openingHoursSpecification(openingHours).flatMap(({ dayOfWeek }) => dayOfWeek));
  const said = new Set<string>();
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const isHoliday = publicHolidayOn(day, holidayRegion) !== null;
    if (isHoliday && open.has(formatWeekday(day))) said.add(hoursOn(usual, day));
  }
  if (said.size !== 1) return null;
  return said.has("none") ? "closed" : said.has("unsaid") ? "unsaid" : null;
}
