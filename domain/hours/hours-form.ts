import { daysText, MONTHS, timesText } from "./hours-text.ts";
import type { DayPlan } from "./kept-hours.ts";
import { formatDay, MINUTES_IN_DAY, readDay } from "../nz-time.ts";
import { keptHours } from "./opening-hours-kept.ts";
import { isAllDay } from "./opening-hours-words.ts";

/**
 * Opening hours as a practice fills them in, a day at a time. They say less than OpenStreetMap's syntax can, and nobody
 * has to know that syntax.
 */
export type HoursForm = {
  /** Seven, from Monday. */
  week: readonly DayHours[];
  /** `usual`: as on the weekday. `unsaid`: visitors are told to call first. */
  publicHolidays: DayHours | "usual" | "unsaid";
  /** Days away, first and last included, in their order. */
  closures: readonly Closure[];
};

/** Spans within one day, in order, at most two; none: closed. `ALL_DAY` never closes. */
export type DayHours = readonly Times[];

/** Minutes since midnight, 0 to 1440. */
type Times = { from: number; to: number };

/** ISO days in New Zealand. */
export type Closure = { first: string; last: string };

export const ALL_DAY: DayHours = [{ from: 0, to: MINUTES_IN_DAY }];

export const CLOSED: DayHours = [];

/** More than a morning and an afternoon the form does not hold. */
const MOST_SPANS = 2;

/**
 * Writes it in OpenStreetMap's syntax. A week without a single hour is an empty text: that is not what opening hours are.
 *
 * `hoursText({ week, publicHolidays: CLOSED, closures: [{ first: "2026-12-24", last: "2027-01-05" }] })` →
 * `"Mo-Th 08:00-12:30,13:30-17:30; Fr 08:00-15:00; PH off; 2026 Dec 24-2027 Jan 05 off"`
 */
export function hoursText({ week, publicHolidays, closures }: HoursForm): string {
  const isNeverClosed = week.every(isAllDay);
  if (week.every(isClosed)) return "";
  if (isNeverClosed && closures.length === 0 && (publicHolidays === "usual" || publicHolidays === "unsaid"))
    return "24/7";
  const rules = [...weekRules(week), ...holidayRules(week, publicHolidays)];
  return [...rules, ...closures.map(closureRule)].join("; ");
}

function isClosed(day: DayHours): boolean {
  return day.length === 0;
}

/** `["Mo-Th 08:00-17:00", "Fr 08:00-15:00"]`: a rule for all days that are alike. A closed day needs none. */
function weekRules(week: readonly DayHours[]): string[] {
  const open = week.flatMap((day, index) => (isClosed(day) ? [] : [index]));
  return [...Map.groupBy(open, (index) => timesText(week[index]!))].map(
    ([times, days]) => `${daysText(days)} ${times}`,
  );
}

function holidayRules(week: readonly DayHours[], holidays: HoursForm["publicHolidays"]): string[] {
  if (holidays === "unsaid") return [];
  if (holidays === "usual") return weekRules(week).map((rule) => `PH ${rule}`);
  if (isClosed(holidays)) return ["PH off"];
  return [`PH ${timesText(holidays)}`];
}

function closureRule({ first, last }: Closure): string {
  return first === last ? `${dateText(first)} off` : `${dateText(first)}-${dateText(last)} off`;
}

/** `2026 Dec 24` */
function dateText(day: string): string {
  const [year, month, date] = day.split("-");
  return `${year} ${MONTHS[Number(month) - 1]} ${date}`;
}

const DATE = String.raw`(\d{4}) (${MONTHS.join("|")}) (\d{1,2})`;
const CLOSURE = new RegExp(`^${DATE}(?:-${DATE})? off$`);

/**
 * Opening hours as the form holds them; null where they say more than it can, as of seasons or by appointment, and where
 * they cannot be read. Closures that ended before `today`, an ISO day, are left out: they say nothing any more.
 */
export function hoursForm(text: string, today: string): HoursForm | null {
  const hours = keptHours(withClosures(text, []));
  if (!hours || hours.seasons.length > 0) return null;
  const week = hours.week.map(formDay);
  const onHoliday = hours.week.map((plan, index) => formDay(hours.holidays?.[index] ?? plan));
  if (!areDays(week) || !areDays(onHoliday)) return null;
  const publicHolidays = hours.holidays ? alikeOn(onHoliday, week) : "unsaid";
  if (publicHolidays === null || (typeof publicHolidays === "object" && isAllDay(publicHolidays)))
    return null;
  return { week, publicHolidays, closures: closuresIn(text, today) };
}

/** The days away in a text, without those that were over before `today`. It reads no more of the text than these. */
export function closuresIn(text: string, today: string): Closure[] {
  return separateRules(text)
    .flatMap((rule) => readClosure(rule) ?? [])
    .filter(({ last }) => last >= today);
}

/** Writes the hours with these days away instead of those that they had. */
export function withClosures(text: string, closures: readonly Closure[]): string {
  const others = separateRules(text).filter((rule) => rule !== "" && !readClosure(rule));
  return [...others, ...closures.map(closureRule)].join("; ");
}

/** `closed 24 December 2026 to 5 January 2027` */
export function closureInWords({ first, last }: Closure): string {
  return `closed ${first === last ? `on ${formatDay(first)}` : `${formatDay(first)} to ${formatDay(last)}`}`;
}

function separateRules(text: string): string[] {
  return text.split(";").map((rule) => rule.trim());
}

function readClosure(rule: string): Closure | undefined {
  const parts = CLOSURE.exec(rule);
  if (!parts) return undefined;
  const first = isoDay(parts[1]!, parts[2]!, parts[3]!);
  const last = parts[4] === undefined ? first : isoDay(parts[4], parts[5]!, parts[6]!);
  return first && last && first <= last ? { first, last } : undefined;
}

function isoDay(year: string, month: string, date: string): string | undefined {
  return readDay(`${year}-${MONTHS.indexOf(month) + 1}-${date}`);
}

/** Returns null where the form can't hold it: by appointment, or in more than two parts. */
function formDay(plan: DayPlan): DayHours | null {
  if (isAllDay(plan)) return plan[0]!.isSure ? ALL_DAY : null;
  if (plan.length > MOST_SPANS || plan.some(({ isSure }) => !isSure)) return null;
  return plan.map(({ from, to }) => ({ from, to }));
}

function areDays(days: readonly (DayHours | null)[]): days is readonly DayHours[] {
  return days.every((day) => day !== null);
}

function alikeOn(onHoliday: readonly DayHours[], week: readonly DayHours[]): DayHours | "usual" | null {
  const [first = CLOSED, ...others] = onHoliday;
  if (others.every((day) => isSameDay(day, first))) {
    const isAsAlways = week.every((day) => isSameDay(day, first));
    return isAsAlways ? "usual" : first;
  }
  return onHoliday.every((day, index) => isSameDay(day, week[index]!)) ? "usual" : null;
}

/** `isSameDay(form.week[0], form.week[1])` */
export function isSameDay(a: DayHours, b: DayHours): boolean {
  return (
    a.length === b.length && a.every(({ from, to }, index) => from === b[index]!.from && to === b[index]!.to)
  );
}
