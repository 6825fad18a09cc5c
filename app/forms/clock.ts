import { publicHolidayOn } from "#domain/holidays.ts";
import { formatLongDay, newZealandDay, newZealandTime } from "#domain/nz-time.ts";
import { openingStatusAt, type Schedule } from "#domain/opening-hours.ts";
import { instantOf, isoDay, wallTimeOf, weekdayOf } from "#domain/opening-hours-clock.ts";

/** How long an answer may take: hours counted while support is open, or business days. */
export type Term = { openHours: number } | { businessDays: number };

const HOUR = 3_600_000;
const SATURDAY = 5;
const END_OF_BUSINESS = 18 * 60;

/**
 * When an answer is due. `schedule` is support's opening hours, with the region whose public holidays count.
 *
 * Open until 6pm on Friday and from 9am to 3pm on Saturday: what comes on Friday at 4pm is due on Saturday at 11am
 * by 4 open hours, and on Monday at 4pm by one business day.
 */
export function dueAt(receivedAt: Date, term: Term, schedule: Schedule): Date {
  return "openHours" in term
    ? afterOpenHours(receivedAt, term.openHours, schedule)
    : afterBusinessDays(receivedAt, term.businessDays, schedule.holidayRegion);
}

/** `onTheClock(new Date("2026-11-20T00:30:00Z")) === "Friday 20 November 2026, 1:30pm NZ time"` */
export function onTheClock(instant: Date): string {
  return `${formatLongDay(newZealandDay(instant))}, ${newZealandTime(instant)} NZ time`;
}

function afterOpenHours(receivedAt: Date, hours: number, schedule: Schedule): Date {
  let at = receivedAt.getTime();
  for (let left = hours * HOUR; ;) {
    const status = openingStatusAt(schedule, new Date(at));
    const next = status.isOpen ? status.closesAt : status.opensAt;
    if (!next) throw new RangeError(`${schedule.openingHours} never opens again.`);
    const span = next.getTime() - at;
    if (status.isOpen && left <= span) return new Date(at + left);
    if (status.isOpen) left -= span;
    at = next.getTime();
  }
}

/** At the same time of day; at the end of business for what came on a day that is no business day. */
function afterBusinessDays(receivedAt: Date, count: number, region: string): Date {
  const { day, minute } = wallTimeOf(receivedAt);
  let due = day;
  for (let left = count; left > 0;) {
    due++;
    if (isBusinessDay(due, region)) left--;
  }
  return instantOf({ day: due, minute: isBusinessDay(day, region) ? minute : END_OF_BUSINESS }, receivedAt);
}

function isBusinessDay(day: number, region: string): boolean {
  return weekdayOf(day) < SATURDAY && publicHolidayOn(isoDay(day), region) === null;
}
