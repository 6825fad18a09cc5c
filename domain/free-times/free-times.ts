import { HOUR, MINUTE } from "../durations.ts";
import type {
  AwaySpan,
  BookableWindow,
  BusySpan,
  Colleague,
  DaySpan,
  FreeTimesRules,
  HeldCells,
  Visit,
} from "./free-times-rules.ts";
import { publicHolidayOn } from "../hours/holidays.ts";
import { addDays, atMinute, newZealandDay } from "../nz-time.ts";
import { areHoursStated, isAwayOn, type Schedule } from "../hours/opening-hours.ts";
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
  held: HeldCells;
  /** When its own calendar says it is busy. */
  busy: readonly BusySpan[];
  /** When nobody is there: sooner or later than their weekly times say, for however many patients at a time. */
  away: readonly AwaySpan[];
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
  const bookable = bookableFor(practice, wanted.kind, now);
  const first = from > bookable.first ? from : bookable.first;
  for (let day = newZealandDay(first); day <= bookable.lastDay; day = addDays(day, 1)) {
    let last = 0;
    for (const start of startsOn(practice, visit.minutes, day)) {
      const time = start.at.getTime();
      // Two of them may have the same time free.
      if (start.at < first || time === last || bookable.whyNot(start)) continue;
      if (!isUntaken(practice, start, visit.minutes)) continue;
      last = time;
      yield { at: start.at, minutes: visit.minutes };
    }
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
 * times, it is too soon or too short, they keep it for other visits (for `emergencies`, until two hours before), or
 * someone has it.
 */
export type NotFree = "visit" | "far" | "closed" | "notice" | "fit" | "kind" | "emergencies" | "taken";

/** Whether a visit can be booked at an instant: null, or why it cannot. The list and the booking both ask this. */
export function whyNotFree(
  practice: TimesOfPractice,
  wanted: WantedVisit,
  at: Date,
  now: Date,
): NotFree | null {
  const visit = visitFor(practice, wanted);
  if (!visit) return "visit";
  const bookable = bookableFor(practice, wanted.kind, now);
  const day = newZealandDay(at);
  if (day > bookable.lastDay) return "far";
  if (windowsOn(practice, day).every(({ windows }) => windows.length === 0)) return "closed";
  const startsFor = (minutes: number) =>
    startsOn(practice, minutes, day).filter((start) => start.at.getTime() === at.getTime());
  const isUntakenFor = (minutes: number) => (start: Start) => isUntaken(practice, start, minutes);
  const found = startsFor(visit.minutes).map((start) => ({ start, why: bookable.whyNot(start) }));
  const theirs = found.filter(({ why }) => why !== "kind" && why !== "emergencies");
  const untaken = theirs.filter(({ start }) => isUntakenFor(visit.minutes)(start));
  if (untaken.length > 0) return untaken.some(({ why }) => why === null) ? null : "notice";
  if (theirs.length === 0 && found.length > 0) return found[0]!.why;
  const shorter = Object.values(practice.rules.visits).filter(({ minutes }) => minutes < visit.minutes);
  return shorter.some(({ minutes }) => startsFor(minutes).some(isUntakenFor(minutes))) ? "fit" : "taken";
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
 * When a visit of a length could start on a day, however soon and however far ahead: what a practice sees of its own time,
 * with the windows that it keeps for something and whose time it is. `kind`: only where it keeps the time for such visits, or for all.
 *
 * `ownStarts(practice, 30, "2026-12-03")`
 */
export function ownStarts(
  practice: TimesOfPractice,
  minutes: number,
  day: string,
  kind?: VisitKind | null,
): Start[] {
  return startsOn(practice, minutes, day).filter(
    (start) => (kind === undefined || isKeptFor(start.window, kind)) && isUntaken(practice, start, minutes),
  );
}

/** A time at which a visit could start, the window that it is in, and whose it is. */
export type Start = { at: Date; window: BookableWindow; whose: number };

/**
 * Whose time a visit is put down as: the practice's own where it fits, else the first colleague's who has hours for it and
 * is free. Null where nobody is. `first`: whose it is if they can.
 */
export function whoseTime(
  practice: Pick<TimesOfPractice, "rules" | "held" | "away">,
  { at, minutes, kind, first }: { at: Date; minutes: number; kind: VisitKind | null; first?: number },
): number | null {
  const day = newZealandDay(at);
  const weekday = weekdayIndex(wallTimeAt(atMinute(day, NOON)).day);
  const from = wallTimeAt(at).minute;
  const free = everyoneOf(practice.rules).filter(({ whose, weekly }) => {
    const window = weekly[weekday]!.find((one) => one.from <= from && from + minutes <= one.to);
    const isOpen = window && (isKeptFor(window, kind) || isForEmergencies(window));
    return isOpen && isUntaken({ ...practice, busy: [] }, { at, whose }, minutes);
  });
  return (free.find(({ whose }) => whose === first) ?? free[0])?.whose ?? null;
}

/** Everybody who sees patients: the practice as a whole first, then who has hours of their own. */
function everyoneOf({ weekly, colleagues = [] }: FreeTimesRules): Pick<Colleague, "whose" | "weekly">[] {
  return [{ whose: 0, weekly }, ...colleagues];
}

/** Patients in pain can book the times that are kept for them from this time of the evening before. */
const EVENING = 18 * 60;
/** Everyone else can book them so long before they begin. */
const OPEN_TO_ALL = 2 * HOUR;
/** More notice than an hour would keep a patient in pain out of the times that are kept for them. */
const EMERGENCY_NOTICE = 1;

/** Whether a window is kept for emergencies alone. */
function isForEmergencies({ kinds }: BookableWindow): boolean {
  return kinds?.length === 1 && kinds[0] === "urgent";
}

/** Whether visits of a kind belong into a window. Someone who has not said what for may mean any visit but an emergency. */
function isKeptFor(window: BookableWindow, kind: VisitKind | null): boolean {
  if (!window.kinds) return true;
  return kind === null ? !isForEmergencies(window) : window.kinds.includes(kind);
}

/**
 * From when on a kind of visit can be booked and until which day, by the practice's own clock, and why a start can't be
 * booked: it is kept for other visits, or too soon for their notice.
 */
function bookableFor(
  { rules, schedule }: TimesOfPractice,
  kind: VisitKind | null,
  now: Date,
): {
  first: Date;
  lastDay: string;
  whyNot: (start: Start) => "notice" | "kind" | "emergencies" | null;
} {
  const zone = zoneOfRegion(schedule.holidayRegion);
  const there = keptAt(now, zone);
  const noticeOver = (hours: number) => keptAt(noticeEnds(hours, schedule, now), zone);
  const usual = noticeOver(rules.notice);
  const isShorter =
    rules.notice > EMERGENCY_NOTICE &&
    everyoneOf(rules).some(({ weekly }) => weekly.flat().some(isForEmergencies));
  const first = isShorter ? noticeOver(EMERGENCY_NOTICE) : usual;
  return {
    first,
    lastDay: addDays(newZealandDay(there), rules.weeksAhead * 7),
    whyNot: ({ at, window }) => {
      if (!isForEmergencies(window)) {
        if (!isKeptFor(window, kind)) return "kind";
        return at < usual ? "notice" : null;
      }
      const opens =
        kind === "urgent"
          ? atMinute(addDays(newZealandDay(at), -1), EVENING)
          : new Date(at.getTime() - OPEN_TO_ALL);
      if (there < opens) return "emergencies";
      return at < first ? "notice" : null;
    },
  };
}

/** How many open hours before it a time can be booked at the latest: fewer where it is kept for emergencies. */
export function noticeAt(practice: TimesOfPractice, at: Date): number {
  const { notice } = practice.rules;
  const { minute } = wallTimeAt(at);
  const windows = windowsOn(practice, newZealandDay(at)).flatMap((one) => one.windows);
  const then = windows.filter(({ from, to }) => from <= minute && minute < to);
  const isForThem = then.length > 0 && then.every(isForEmergencies);
  return isForThem ? Math.min(notice, EMERGENCY_NOTICE) : notice;
}

/** When someone at the practice has had so many hours to read of a booking: open hours, where they are stated. */
function noticeEnds(hours: number, schedule: Schedule, now: Date): Date {
  if (hours === 0) return new Date(now.getTime() + 1);
  return areHoursStated(schedule.openingHours)
    ? dueAt(now, { openHours: hours }, schedule)
    : new Date(now.getTime() + hours * HOUR);
}

/** When patients can come on a day, and to whom, by the rules alone: never on days away, on holidays and on days that are "not on". */
function windowsOn(
  { rules, schedule }: TimesOfPractice,
  day: string,
): readonly { whose: number; windows: readonly BookableWindow[] }[] {
  if (isAwayOn(schedule.openingHours, day) || rules.notOn.some((span) => isWithin(span, day))) return [];
  if (publicHolidayOn(day, schedule.holidayRegion) !== null) return [];
  const weekday = weekdayIndex(wallTimeAt(atMinute(day, NOON)).day);
  return everyoneOf(rules).map(({ whose, weekly }) => ({ whose, windows: weekly[weekday]! }));
}

/** When visits of a length start on a day, by the rules alone: earliest first. */
function startsOn(practice: TimesOfPractice, length: number, day: string): Start[] {
  const { rules } = practice;
  const starts = windowsOn(practice, day).flatMap(({ whose, windows }) =>
    windows.flatMap((window) => {
      // The clocks never change between 6am and 10pm.
      const first = atMinute(day, window.from).getTime();
      const count = Math.floor((window.to - window.from - length) / rules.startEvery) + 1;
      return Array.from({ length: Math.max(0, count) }, (_, index): Start => {
        return { at: new Date(first + index * rules.startEvery * MINUTE), window, whose };
      });
    }),
  );
  return rules.colleagues ? starts.toSorted((a, b) => a.at.getTime() - b.at.getTime()) : starts;
}

const NOON = 12 * 60;

function isWithin({ from, to }: DaySpan, day: string): boolean {
  return from <= day && day <= to;
}

/** Whether someone is there, fewer patients than fit are held then, and their own calendar is free, with the gap before and after. */
function isUntaken(
  { rules, held, busy, away }: Pick<TimesOfPractice, "rules" | "held" | "busy" | "away">,
  { at, whose }: Pick<Start, "at" | "whose">,
  length: number,
): boolean {
  const own = held.get(whose);
  const atOnce = whose === 0 ? rules.atOnce : 1;
  const minutes = length + rules.gap;
  const from = at.getTime();
  const to = from + minutes * MINUTE;
  const end = from + length * MINUTE;
  return (
    !away.some((span) => isFor(span, whose) && span.from < end && from < span.to) &&
    (!own || occupiedCells(at, minutes).every((cell) => (own.get(cell) ?? 0) < atOnce)) &&
    !busy.some((span) => span.from < to && from < span.to + rules.gap * MINUTE)
  );
}

/** Whether an away is somebody’s: everyone’s is. */
export function isFor(away: { whose: number | null }, whose: number): boolean {
  return away.whose === null || away.whose === whose;
}
