import { HOUR, MINUTE } from "../durations.ts";
import type { BusySpan, DaySpan, FreeTimesRules, MinuteSpan, Visit } from "./free-times-rules.ts";
import { publicHolidayOn } from "../hours/holidays.ts";
import { closuresIn } from "../hours/hours-form.ts";
import { addDays, atMinute, newZealandDay } from "../nz-time.ts";
import { areHoursStated, type Schedule } from "../hours/opening-hours.ts";
import { wallTimeAt, weekdayIndex } from "../hours/opening-hours-clock.ts";
import { keptAt, zoneOfRegion } from "../hours/practice-clock.ts";
import { dueAt } from "../requests/promises.ts";
import type { VisitKind } from "./visit-kinds.ts";

/** What decides whether a time of a practice is free. */
export type TimesOfPractice = {
  rules: FreeTimesRules;
  /** Its opening hours say its days away and when notice counts; its region, the public holidays. */
  schedule: Schedule;
  /** Whether it sees people who have never been there. A practice that has not said does. */
  takesNewPatients: boolean;
  /** How many patients are there in each cell; a cell without any is left out. */
  held: ReadonlyMap<number, number>;
  /** When its own calendar says it is busy. */
  busy: readonly BusySpan[];
  /** When nobody is there: sooner or later than their weekly times say, for however many patients at a time. */
  away: readonly BusySpan[];
};

/** A visit that someone looks for. `kind` is null until they have said what for: then the longest counts. */
export type WantedVisit = { kind: VisitKind | null; patient: "new" | "existing" | null };

export type FreeTime = { at: Date; minutes: number };

/** Held times are kept in cells of five minutes, counted from 1970: every offset of New Zealand is a whole number of them. */
export const CELL = 5 * MINUTE;

/** The cells that a visit and the gap after it take. */
export function occupiedCells(at: Date, minutes: number): number[] {
  const first = Math.floor(at.getTime() / CELL);
  const end = Math.ceil((at.getTime() + minutes * MINUTE) / CELL);
  return Array.from({ length: end - first }, (_, index) => first + index);
}

/**
 * The free times from an instant on, earliest first, computed one by one: a caller takes as many as it shows.
 *
 *     freeTimes(practice, { kind: "checkup", patient: "new" }, now).take(5).toArray()
 */
export function* freeTimes(
  practice: TimesOfPractice,
  wanted: WantedVisit,
  now: Date,
  from: Date = now,
): Generator<FreeTime, undefined> {
  const visit = visitFor(practice, wanted);
  if (!visit) return;
  const bookable = bookableSpan(practice, now);
  const first = from > bookable.from ? from : bookable.from;
  for (let day = newZealandDay(first); day <= bookable.lastDay; day = addDays(day, 1)) {
    for (const at of startsOn(practice, visit, day))
      if (at >= first && isUntaken(practice, visit, at)) yield { at, minutes: visit.minutes };
  }
}

/**
 * Free times by day, as a list shows them: so many days and, of each, so many times first and the `rest`. Around `near` those closest to
 * it are shown, else they are spread over the day, so that mornings and afternoons are among them. `laterFrom`: the day
 * after these that has times, null where there is none.
 */
export function byDay(
  times: Iterable<FreeTime>,
  { days: most, aDay, near }: { days: number; aDay: number; near?: Date },
): { days: { day: string; times: Date[]; rest: Date[] }[]; laterFrom: string | null } {
  const found = new Map<string, Date[]>();
  let laterFrom: string | null = null;
  for (const { at } of times) {
    const day = newZealandDay(at);
    if (found.size === most && !found.has(day)) {
      laterFrom = day;
      break;
    }
    found.getOrInsertComputed(day, () => []).push(at);
  }
  const nearDay = near && newZealandDay(near);
  const days = [...found].map(([day, all]) => {
    const shown = all.length <= aDay ? all : day === nearDay ? closest(all, near!, aDay) : spread(all, aDay);
    return { day, times: shown, rest: all.filter((at) => !shown.includes(at)) };
  });
  return { days, laterFrom };
}

function closest(all: readonly Date[], near: Date, count: number): Date[] {
  const distance = (at: Date) => Math.abs(at.getTime() - near.getTime());
  const some = all.toSorted((a, b) => distance(a) - distance(b)).slice(0, count);
  return some.toSorted((a, b) => a.getTime() - b.getTime());
}

function spread(all: readonly Date[], count: number): Date[] {
  const step = (all.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => all[Math.round(index * step)]!);
}

/**
 * Why a time cannot be booked: such a visit is not booked online, the day is further ahead than they go or one without
 * times, it is too soon or too short, or someone has it.
 */
export type NotFree = "visit" | "far" | "closed" | "notice" | "fit" | "taken";

/** Whether a visit can be booked at an instant: null, or why it cannot. The list and the booking both ask this. */
export function whyNotFree(
  practice: TimesOfPractice,
  wanted: WantedVisit,
  at: Date,
  now: Date,
): NotFree | null {
  const visit = visitFor(practice, wanted);
  if (!visit) return "visit";
  const bookable = bookableSpan(practice, now);
  const day = newZealandDay(at);
  if (day > bookable.lastDay) return "far";
  if (spansOn(practice, day).length === 0) return "closed";
  const isFreeFor = (one: Visit) =>
    startsOn(practice, one, day).some((start) => start.getTime() === at.getTime()) &&
    isUntaken(practice, one, at);
  if (isFreeFor(visit)) return at < bookable.from ? "notice" : null;
  const others = Object.values(practice.rules.visits).filter(({ minutes }) => minutes < visit.minutes);
  return others.some(isFreeFor) ? "fit" : "taken";
}

/** Whether a visit can be booked at an instant. */
export function isFree(practice: TimesOfPractice, wanted: WantedVisit, at: Date, now: Date): boolean {
  return whyNotFree(practice, wanted, at, now) === null;
}

/** The first time that can be booked: `{ at, minutes: 30 }`. Null when there is none as far ahead as the practice goes. */
export function nextFree(practice: TimesOfPractice, wanted: WantedVisit, now: Date): FreeTime | null {
  return freeTimes(practice, wanted, now).next().value ?? null;
}

/** The free times around one that is not: at most three before it and three after it. */
export function nearest(practice: TimesOfPractice, wanted: WantedVisit, at: Date, now: Date): FreeTime[] {
  const before: FreeTime[] = [];
  const after: FreeTime[] = [];
  for (const time of freeTimes(practice, wanted, now)) {
    if (time.at < at) before.push(time);
    else if (time.at > at) after.push(time);
    if (after.length === NEAREST_EACH_WAY) break;
  }
  return [...before.slice(-NEAREST_EACH_WAY), ...after];
}

const NEAREST_EACH_WAY = 3;

/**
 * How long the wanted visit is and who it is for; undefined where the practice does not book it online, or not for this patient.
 * Someone who has not said whether they have been there before is shown what either may book, and is asked then.
 */
export function visitFor(
  { rules, takesNewPatients }: Pick<TimesOfPractice, "rules" | "takesNewPatients">,
  { kind, patient }: WantedVisit,
): Visit | undefined {
  const visits = kind === null ? Object.values(rules.visits) : [rules.visits[kind]];
  return visits
    .filter((visit) => visit !== undefined)
    .filter((visit) => patient === null || isForPatient(visit, patient, takesNewPatients))
    .filter((visit) => visit.for !== "new" || takesNewPatients)
    .reduce<Visit | undefined>(
      (longest, one) => (one.minutes > (longest?.minutes ?? 0) ? one : longest),
      undefined,
    );
}

/** Whether the answer to "Been there before?" decides what someone may book. */
export function asksWhoComes({
  rules,
  takesNewPatients,
}: Pick<TimesOfPractice, "rules" | "takesNewPatients">): boolean {
  return !takesNewPatients || Object.values(rules.visits).some((visit) => visit.for !== "all");
}

function isForPatient(visit: Visit, patient: "new" | "existing", takesNewPatients: boolean): boolean {
  if (patient === "new" && !takesNewPatients) return false;
  return visit.for === "all" || visit.for === patient;
}

/**
 * When a visit of a length could start on a day, however soon and however far ahead: what a practice sees of its own time.
 *
 * `ownStarts(practice, 30, "2026-12-03")`
 */
export function ownStarts(practice: TimesOfPractice, minutes: number, day: string): Date[] {
  const visit: Visit = { minutes, for: "all" };
  return startsOn(practice, visit, day).filter((at) => isUntaken(practice, visit, at));
}

/** From when their notice allows a visit, and the last day that they look ahead to, by the practice's own clock. */
function bookableSpan({ rules, schedule }: TimesOfPractice, now: Date): { from: Date; lastDay: string } {
  const zone = zoneOfRegion(schedule.holidayRegion);
  const from = keptAt(noticeEnds(rules.notice, schedule, now), zone);
  return { from, lastDay: addDays(newZealandDay(keptAt(now, zone)), rules.weeksAhead * 7) };
}

/** When someone at the practice has had so many hours to read of a booking: open hours, where they are stated. */
function noticeEnds(hours: number, schedule: Schedule, now: Date): Date {
  if (hours === 0) return new Date(now.getTime() + 1);
  return areHoursStated(schedule.openingHours)
    ? dueAt(now, { openHours: hours }, schedule)
    : new Date(now.getTime() + hours * HOUR);
}

/** When patients can come on a day, by their rules alone: never while they are away, on holidays and on days that are "not on". */
function spansOn({ rules, schedule }: TimesOfPractice, day: string): readonly MinuteSpan[] {
  const isAway = closuresIn(schedule.openingHours, day).some(({ first }) => first <= day);
  if (isAway || rules.notOn.some((span) => isWithin(span, day))) return [];
  if (publicHolidayOn(day, schedule.holidayRegion) !== null) return [];
  const weekday = weekdayIndex(wallTimeAt(atMinute(day, NOON)).day);
  return rules.weekly[weekday]!;
}

/** When visits of a length start on a day, by its rules alone. */
function startsOn(practice: TimesOfPractice, visit: Visit, day: string): Date[] {
  const { rules } = practice;
  return spansOn(practice, day).flatMap(({ from, to }) => {
    // The clocks never change between 6am and 10pm.
    const first = atMinute(day, from).getTime();
    const count = Math.floor((to - from - visit.minutes) / rules.startEvery) + 1;
    const starts = Array.from({ length: Math.max(0, count) }, (_, index) => index * rules.startEvery);
    return starts.map((minutes) => new Date(first + minutes * MINUTE));
  });
}

const NOON = 12 * 60;

function isWithin({ from, to }: DaySpan, day: string): boolean {
  return from <= day && day <= to;
}

/** Whether someone is there, fewer patients than fit are held then, and their own calendar is free, with the gap before and after. */
function isUntaken({ rules, held, busy, away }: TimesOfPractice, visit: Visit, at: Date): boolean {
  const minutes = visit.minutes + rules.gap;
  const from = at.getTime();
  const to = from + minutes * MINUTE;
  const end = from + visit.minutes * MINUTE;
  return (
    !away.some((span) => span.from < end && from < span.to) &&
    occupiedCells(at, minutes).every((cell) => (held.get(cell) ?? 0) < rules.atOnce) &&
    !busy.some((span) => span.from < to && from < span.to + rules.gap * MINUTE)
  );
}
