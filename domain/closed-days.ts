import { type Closure, closuresIn, withClosures } from "./hours-form.ts";
import { publicHolidayOn } from "./holidays.ts";
import { addDays, formatWeekday } from "./nz-time.ts";
import { hoursOn, openingHoursSpecification, type Schedule } from "./opening-hours.ts";
import { isEveryWeekAlike } from "./opening-hours-plans.ts";

/** The days from `first` on, a letter each, so that a page can carry a year of them. */
export type DayCodes = {
  first: string;
  /** `o`: there are hours. `c`: there are none. `?`: a public holiday of which the hours say nothing. */
  codes: string;
};

/** Reading a day of hours that change through the year takes half a millisecond, so it is done for two months. */
const DAYS_OF_CHANGING = 60;

/**
 * On which days from `first` to `last`, both ISO dates, there are hours; of hours that change through the year in another
 * way than by days away, for the first two months.
 *
 * `dayCodes({ openingHours: "Mo-Fr 08:00-17:00", holidayRegion: "NSN" }, "2026-12-24", "2026-12-27").codes === "o?cc"`
 */
export function dayCodes(schedule: Schedule, first: string, last: string): DayCodes {
  const usual = withClosures(schedule.openingHours, []);
  const isPlain = isEveryWeekAlike(usual);
  const read = isPlain ? { ...schedule, openingHours: usual } : schedule;
  const closures = isPlain ? closuresIn(schedule.openingHours, first) : [];
  const changingEnd = addDays(first, DAYS_OF_CHANGING);
  const end = isPlain || last < changingEnd ? last : changingEnd;
  let codes = "";
  for (let day = first; day <= end; day = addDays(day, 1)) codes += closedDayCode(read, closures, day);
  return { first, codes };
}

function closedDayCode(schedule: Schedule, closures: readonly Closure[], day: string): string {
  if (closures.some((closure) => closure.first <= day && day <= closure.last)) return "c";
  return { some: "o", none: "c", unsaid: "?" }[hoursOn(schedule, day)];
}

/**
 * What the hours say of public holidays on which it would be open else, days away aside; null where they say this of some
 * and that of others, or that it is open.
 */
export function onHolidays(
  { openingHours, holidayRegion }: Schedule,
  first: string,
  last: string,
): "closed" | "unsaid" | null {
  const usual = { openingHours: withClosures(openingHours, []), holidayRegion };
  const open = new Set<string>(openingHoursSpecification(openingHours).flatMap(({ dayOfWeek }) => dayOfWeek));
  const said = new Set<string>();
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const isHoliday = publicHolidayOn(day, holidayRegion) !== null;
    if (isHoliday && open.has(formatWeekday(day))) said.add(hoursOn(usual, day));
  }
  if (said.size !== 1) return null;
  return said.has("none") ? "closed" : said.has("unsaid") ? "unsaid" : null;
}
