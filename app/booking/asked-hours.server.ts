import { LRUCache } from "lru-cache";
import { type DayCodes, dayCodes, onHolidays } from "#domain/hours/closed-days.ts";
import { type Closure, closuresIn } from "#domain/hours/hours-form.ts";
import { listInWords } from "#domain/lists.ts";
import { formatDay, TIME_SLOTS, twentyFourHours, WEEKDAYS } from "#domain/nz-time.ts";
import {
  hoursInShort,
  type OpeningHoursSpecification,
  openingHoursSpecification,
  type Schedule,
} from "#domain/hours/opening-hours.ts";

/** When the practice that was chosen is open, as the form shows it beside the date. */
export type AskedHours = {
  inShort: string;
  /** `on Saturdays, Sundays and public holidays and from 24 December 2026 to 5 January 2027`; null where it never is. */
  closed: string | null;
  /** It does not say whether it is open on public holidays. */
  saysNoHolidays: boolean;
  /** Values of the form's times at which they are open on some day of the usual week: `9:30 AM` */
  times: readonly string[];
  /** Whether each day that can be asked for is open. */
  days: DayCodes;
};

/** First and last day that can be asked for. */
type AskedDays = { first: string; last: string };

/** More would be a list to read. The note under the date knows them all. */
const MOST_CLOSURES = 3;

/** Reading a year of days takes 3 ms, more than the page; many practices have the same hours. Some 1 kB each. */
const READ = new LRUCache<string, AskedHours>({ max: 1_000 });

/** Returns null where they are not stated. `first` and `last`: the days that can be asked for. */
export function askedHours(schedule: Schedule, days: AskedDays): AskedHours | null {
  const key = JSON.stringify([schedule.openingHours, schedule.holidayRegion, days.first, days.last]);
  const hours = READ.get(key) ?? readHours(schedule, days);
  if (hours) READ.set(key, hours);
  return hours;
}

function readHours(schedule: Schedule, { first, last }: AskedDays): AskedHours | null {
  const { openingHours } = schedule;
  const usual = openingHoursSpecification(openingHours);
  const open = new Set(usual.flatMap(({ dayOfWeek }) => dayOfWeek));
  if (open.size === 0) return null;
  const weekdays = WEEKDAYS.filter((day) => !open.has(day)).map((day) => `${day}s`);
  const holidays = onHolidays(schedule, first, last);
  const closures = closuresIn(openingHours, first).filter((closure) => closure.first <= last);
  const regular = [...weekdays, ...(holidays === "closed" ? ["public holidays"] : [])];
  const closed = [
    ...(regular.length > 0 ? [`on ${listInWords(regular)}`] : []),
    ...closures.slice(0, MOST_CLOSURES).map(closureInWords),
  ];
  return {
    inShort: hoursInShort(openingHours),
    closed: closed.length > 0 ? listInWords(closed) : null,
    saysNoHolidays: holidays === "unsaid",
    times: TIME_SLOTS.filter(({ minutes }) =>
      usual.some((span) => isWithin(span, twentyFourHours(minutes))),
    ).map(({ value }) => value),
    days: dayCodes(schedule, first, last),
  };
}

/** A closing time that is not after the opening is on the next day. */
function isWithin({ opens, closes }: Pick<OpeningHoursSpecification, "opens" | "closes">, time: string) {
  return closes > opens ? opens <= time && time < closes : time >= opens || time < closes;
}

function closureInWords({ first, last }: Closure): string {
  return first === last ? `on ${formatDay(first)}` : `from ${formatDay(first)} to ${formatDay(last)}`;
}
