import { easterSunday } from "./holidays.ts";
import { weekdayIndex } from "./opening-hours-clock.ts";

/** Minutes since midnight, 0 to 1440. Not sure: by appointment, so people should call first. */
export type Span = { from: number; to: number; isSure: boolean };

/** One day's spans in order, none of them past midnight; no spans: closed. */
export type DayPlan = readonly Span[];

/** What is said of each day from Monday; undefined: nothing. */
type SaidWeek = readonly (DayPlan | undefined)[];

/** Opening hours as they're kept: a week, and what differs from it. */
export type KeptHours = {
  /** Seven days from Monday. */
  week: readonly DayPlan[];
  /** It is null where nothing is said of public holidays; a day of which nothing is said is as on the weekday. */
  holidays: SaidWeek | null;
  /** Months, weeks of the year and the first Saturdays, which yield to holidays, before dates, which don't. */
  seasons: readonly Season[];
};

export type Season = { when: When; week: SaidWeek };

/** Part of a year; or, with `nth`, certain weekdays of each month: 1 is the first, -1 the last. */
export type When = { periods: readonly Period[]; nth: readonly number[] };

export type Period =
  | { kind: "months"; first: number; last: number }
  | { kind: "weeks"; first: number; last: number; step: number }
  | { kind: "easter"; shift: number }
  | { kind: "dates"; first: SaidDate; last: SaidDate };

/** A date without a year is every year's. Months count from 0. */
export type SaidDate = { year: number | null; month: number; date: number };

/**
 * The hours of one day. Whether it's a public holiday depends on the region, so the caller says it. `day` is as in
 * `WallTime`.
 *
 * `dayPlan(hours, 20_668, false)` → `[{ from: 480, to: 1020, isSure: true }]`
 */
export function dayPlan(hours: KeptHours, day: number, isHoliday: boolean): DayPlan {
  const weekday = weekdayIndex(day);
  const { dated, season } = seasonPlans(hours, day);
  const special = dated ?? (isHoliday ? hours.holidays?.[weekday] : undefined);
  return special ?? season ?? hours.week[weekday]!;
}

/** What the dates and the other parts of the year that a day is in say of it; undefined: nothing. Dates count more. */
export function seasonPlans(
  { seasons }: KeptHours,
  day: number,
): { dated: DayPlan | undefined; season: DayPlan | undefined } {
  const weekday = weekdayIndex(day);
  const within = seasons.filter(({ when, week }) => week[weekday] && isWithin(when, day));
  return {
    dated: within.findLast(({ when }) => hasDates(when))?.week[weekday],
    season: within.findLast(({ when }) => !hasDates(when))?.week[weekday],
  };
}

/** Whether it names days of the year, which count more than any holiday. */
export function hasDates({ periods }: When): boolean {
  return periods.some(({ kind }) => kind === "dates" || kind === "easter");
}

/** Whether a day is in one of the periods and, where the when says so, is that weekday of its month. */
export function isWithin({ periods, nth }: When, day: number): boolean {
  const date = new Date(day * 86_400_000);
  const isInPeriod = periods.length === 0 || periods.some((period) => isIn(period, day, date));
  return isInPeriod && (nth.length === 0 || nth.some((one) => isNth(one, date)));
}

function isIn(period: Period, day: number, date: Date): boolean {
  if (period.kind === "months") return isBetween(date.getUTCMonth(), period.first, period.last);
  if (period.kind === "weeks") {
    const week = weekOfYear(day);
    return isBetween(week, period.first, period.last) && (week - period.first) % period.step === 0;
  }
  if (period.kind === "easter") {
    const easter = easterSunday(date.getUTCFullYear()).add({ days: period.shift });
    return easter.month === date.getUTCMonth() + 1 && easter.day === date.getUTCDate();
  }
  const { first, last } = period;
  if (first.year !== null && last.year !== null)
    return dayOfYear(first, first.year) <= day && day <= dayOfYear(last, last.year);
  const ofYear = (one: Pick<SaidDate, "month" | "date">) => one.month * 100 + one.date;
  const now = ofYear({ month: date.getUTCMonth(), date: date.getUTCDate() });
  return isBetween(now, ofYear(first), ofYear(last));
}

/** Over the turn of the year where the last comes before the first. */
function isBetween(value: number, first: number, last: number): boolean {
  return first <= last ? first <= value && value <= last : value >= first || value <= last;
}

function dayOfYear({ month, date }: SaidDate, year: number): number {
  return Date.UTC(year, month, date) / 86_400_000;
}

function isNth(nth: number, date: Date): boolean {
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const counted = nth > 0 ? date.getUTCDate() : length - date.getUTCDate() + 1;
  return Math.ceil(counted / 7) === Math.abs(nth);
}

/** As ISO 8601 counts weeks: that of a Thursday is in the Thursday's year. */
function weekOfYear(day: number): number {
  const thursday = day - weekdayIndex(day) + 3;
  const year = new Date(thursday * 86_400_000).getUTCFullYear();
  return Math.floor((thursday - Date.UTC(year, 0, 1) / 86_400_000) / 7) + 1;
}

/** Seven from Monday, as they are when nothing special is on. */
export type UsualDay = { plan: DayPlan } | { plan: null; isSometimesClosed: boolean };

/** The plan is null where it changes through the year; `isSometimesClosed`: between one plan and closed. */
export function usualDays(hours: KeptHours): readonly UsualDay[] {
  const changing = hours.seasons.filter(({ when }) => !hasDates(when) || isEveryYear(when));
  if (changing.length === 0) return hours.week.map((plan) => ({ plan }));
  const sampled = { ...hours, seasons: changing };
  return hours.week.map((_, weekday) =>
    usualAmong(SAMPLED_WEEKS.map((first) => dayPlan(sampled, dayInWeek(first, weekday), false))),
  );
}

function isEveryYear({ periods }: When): boolean {
  return periods.some((period) => period.kind !== "dates" || period.first.year === null);
}

/** One week of each month of a year, the first to the fourth by turns. */
const SAMPLED_WEEKS = Array.from(
  { length: 12 },
  (_, month) => Date.UTC(2041, month, 1 + 7 * (month % 4)) / 86_400_000,
);

function dayInWeek(first: number, weekday: number): number {
  return first + ((weekday - weekdayIndex(first) + 7) % 7);
}

/** Most of the samples, so that a Christmas closure doesn't make the hours unusual. */
const ENOUGH_ALIKE = 0.8;

function usualAmong(plans: readonly DayPlan[]): UsualDay {
  const alike = Map.groupBy(plans, (plan) => JSON.stringify(plan));
  const most = [...alike.values()].reduce((a, b) => (b.length > a.length ? b : a));
  if (most.length >= plans.length * ENOUGH_ALIKE) return { plan: most[0]! };
  return { plan: null, isSometimesClosed: alike.size === 2 && alike.has("[]") };
}
