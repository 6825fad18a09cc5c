import { HOUR, MINUTE } from "../durations.ts";
import { publicHolidayOn } from "./holidays.ts";
import { areSeasonsClear, notatedHours } from "./hours-notation.ts";
import { clockTime, formatDay, MINUTES_IN_DAY, twentyFourHours, WEEKDAYS, ZONE } from "../nz-time.ts";
import { instantAtWall, isoDay, type WallTime, wallTimeAt, weekdayIndex } from "./opening-hours-clock.ts";
import { type DayPlan, dayPlan, type KeptHours, seasonPlans, usualDays } from "./kept-hours.ts";
import { keptHours } from "./opening-hours-kept.ts";
import { zoneOfRegion } from "./practice-clock.ts";
import { dayInWords, HOURS_NOT_STATED, isAllDay, sureWeek, weekInShort } from "./opening-hours-words.ts";

/** What decides when a practice is open. */
export type Schedule = {
  /** OpenStreetMap `opening_hours` syntax: `Mo-Fr 08:00-18:00; Sa 09:00-15:00; PH off`. */
  openingHours: string;
  /** One of `HOLIDAY_REGIONS`, for the anniversary day that is kept there: `AUK`. */
  holidayRegion: string;
};

export type OpeningStatus =
  | {
      isOpen: true;
      text: "Open now";
      /** `6pm`, `midnight`, `6pm Friday`; null when it stays open for a week or more. */
      until: string | null;
      closesAt: Date | null;
    }
  | {
      isOpen: false;
      /**
       * `Opens today 8am`, `Opens Mon 8am` or, a week ahead or more, `Opens Mon 11 Jan 8am`; `Hours not stated`; or
       * `Public holiday, call first`, where the hours say nothing of it.
       */
      text: string;
      /** When that is: `today 8am`, `Mon 8am`; null where it names no time. */
      opens: string | null;
      opensAt: Date | null;
    };

/**
 * What a card says at an instant, by the clocks of its region, whichever zone the process runs in. On Friday 20 November 2026 at 3pm in
 * Auckland, `Mo-Fr 08:00-18:00` is `{ isOpen: true, text: "Open now", until: "6pm", closesAt }`.
 *
 * An answer holds to the next change or the next full hour there, and is kept until then: a pure memo.
 */
export function openingStatusAt({ openingHours, holidayRegion }: Schedule, instant: Date): OpeningStatus {
  const hours = keptHours(openingHours);
  if (!hours) return NOT_STATED;
  const byRegion = answers.getOrInsertComputed(hours, () => new Map());
  const now = instant.getTime();
  let answer = byRegion.get(holidayRegion);
  if (!answer || now < answer.from || now >= answer.until) {
    const status = statusAt(hours, holidayRegion, instant);
    answer = { from: now, until: holdsUntil(status, now, holidayRegion), status };
    byRegion.set(holidayRegion, answer);
  }
  return answer.status;
}

/** Those that are open at an instant, in the order given. */
export function openSchedulesAt<S extends Schedule>(schedules: readonly S[], instant: Date): S[] {
  return schedules.filter((schedule) => openingStatusAt(schedule, instant).isOpen);
}

/** Part of a usual week that people ask for. `weekend`: Saturday or Sunday. `evening`: after 6pm on some day from Monday to Friday. */
export const OPEN_TIMES = ["saturday", "sunday", "weekend", "evening"] as const;
export type OpenTime = (typeof OPEN_TIMES)[number];

/**
 * Whether it is open in that part of every usual week, for sure; holidays aside.
 *
 * `isOpenIn("Mo-Fr 08:00-18:00; Sa 09:00-15:00", "saturday") === true`
 */
export function isOpenIn(openingHours: string, time: OpenTime): boolean {
  const hours = keptHours(openingHours);
  if (!hours) return false;
  const week = sureWeek(usualDays(hours));
  if (time === "evening") return week.slice(0, 5).some((day) => day?.some(({ to }) => to > EVENING));
  return DAYS[time].some((day) => (week[day] ?? []).length > 0);
}

/** Days by their index in a week. */
const DAYS = { saturday: [5], sunday: [6], weekend: [5, 6] } as const;

/** 6pm, when most practices have closed, in minutes since midnight. */
const EVENING = 18 * 60;

/** The hours of that part in short: `Sat 9am–3pm`, `Thu to 8pm`; null when it is closed then. */
export function openTimeInWords(openingHours: string, time: OpenTime): string | null {
  const hours = keptHours(openingHours);
  if (!hours || !isOpenIn(openingHours, time)) return null;
  const week = sureWeek(usualDays(hours));
  if (time !== "evening") {
    return DAYS[time]
      .filter((day) => (week[day] ?? []).length > 0)
      .map((day) => `${WEEKDAYS[day].slice(0, 3)} ${dayInWords(week[day]!)}`)
      .join(", ");
  }
  const closing = week.slice(0, 5).map((day) => Math.max(0, ...(day ?? []).map(({ to }) => to)));
  const latest = Math.max(...closing);
  return `${WEEKDAYS[closing.indexOf(latest)]!.slice(0, 3)} to ${clockTime(latest)}`;
}

export type DayOfWeek = {
  day: (typeof WEEKDAYS)[number];
  isToday: boolean;
  /** `8am–6pm`, `8am–12 noon, 1pm–5pm`, `Closed`, `Open 24 hours`. */
  text: string;
  /** The hours that are sure, in minutes since midnight. */
  spans: readonly { from: number; to: number }[];
  /** The public holiday on it: `Labour Day`. */
  note: string | null;
};

/** The seven days from Monday around an instant, holidays applied; none when the hours are not stated. */
export function usualWeek({ openingHours, holidayRegion }: Schedule, instant: Date): DayOfWeek[] {
  const hours = keptHours(openingHours);
  if (!hours) return [];
  const today = wallTimeAt(instant, zoneOfRegion(holidayRegion)).day;
  const monday = today - weekdayIndex(today);
  return WEEKDAYS.map((name, index) => {
    const day = monday + index;
    const spans = planOn(hours, holidayRegion, day);
    return {
      day: name,
      isToday: day === today,
      text: isUnsaid(hours, holidayRegion, day) ? "Call first" : dayInWords(spans),
      spans: spans.filter(({ isSure }) => isSure).map(({ from, to }) => ({ from, to })),
      note: publicHolidayOn(isoDay(day), holidayRegion),
    };
  });
}

/** Whether there are any hours on a day, an ISO date; `unsaid` on a public holiday of which they say nothing. */
export function hoursOn({ openingHours, holidayRegion }: Schedule, date: string): "some" | "none" | "unsaid" {
  const hours = keptHours(openingHours);
  const day = Date.parse(date) / 86_400_000;
  if (!hours || isUnsaid(hours, holidayRegion, day)) return "unsaid";
  return planOn(hours, holidayRegion, day).length > 0 ? "some" : "none";
}

/**
 * Whether hours close a day, an ISO date, by the part of the year that it's in: days away, with or without a year, or
 * a month. A usual day off isn't meant.
 *
 * `isAwayOn("Mo-Fr 08:00-17:00; Dec 24-Jan 05 off", "2026-12-29") === true`
 */
export function isAwayOn(openingHours: string, date: string): boolean {
  const hours = keptHours(openingHours);
  if (!hours) return false;
  const { dated, season } = seasonPlans(hours, Date.parse(date) / 86_400_000);
  return (dated ?? season)?.length === 0;
}

/**
 * The usual week in one line of at most 60 characters: `Mon–Fri 8am–6pm, Sat 9am–3pm`,
 * `Open 24 hours, every day`. A longer text is shortened: `Mon–Sat between 7:30am and 8pm, hours vary`.
 */
export function hoursInShort(openingHours: string): string {
  const hours = keptHours(openingHours);
  if (!hours) return HOURS_NOT_STATED;
  return lines.getOrInsertComputed(hours, () =>
    isEverOpen(hours) ? weekInShort(usualDays(hours)) : HOURS_NOT_STATED,
  );
}

/** Whether these opening hours say anything: `areHoursStated("") === false`. */
export function areHoursStated(openingHours: string): boolean {
  return hoursInShort(openingHours) !== HOURS_NOT_STATED;
}

/** OpenStreetMap's own limit, in characters. */
export const LONGEST_TEXT = 255;

/** What's wrong with opening hours that are to be kept, in one sentence for the person who states them; null when nothing is. */
export function openingHoursProblem(text: string): string | null {
  if (text.length > LONGEST_TEXT) return `Opening hours can be at most ${LONGEST_TEXT} characters long.`;
  const read = notatedHours(text);
  if ("unclear" in read) return `These opening hours ${read.unclear}.`;
  if (!areSeasonsClear(read.hours)) return "These opening hours say two things about one part of the year.";
  return isEverOpen(read.hours)
    ? null
    : "With these opening hours the practice is closed in every usual week.";
}

/** Days that share one opening and closing time, as schema.org's `OpeningHoursSpecification` wants them. */
export type OpeningHoursSpecification = {
  dayOfWeek: readonly (typeof WEEKDAYS)[number][];
  /** `08:00`. A closing time that is not after it is on the next day; all day long is 00:00 to 23:59. */
  opens: string;
  closes: string;
};

/**
 * The usual week for structured data; empty when not stated. `Mo,Tu 08:00-18:00` is
 * `[{ dayOfWeek: ["Monday", "Tuesday"], opens: "08:00", closes: "18:00" }]`.
 */
export function openingHoursSpecification(openingHours: string): OpeningHoursSpecification[] {
  const hours = keptHours(openingHours);
  const spans = (hours ? sureWeek(usualDays(hours)) : []).flatMap((day, index) =>
    (day ?? []).map(({ from, to }) => ({
      weekday: WEEKDAYS[index]!,
      opens: twentyFourHours(from),
      closes: isAllDay(day!) ? "23:59" : twentyFourHours(to),
    })),
  );
  return [...Map.groupBy(spans, ({ opens, closes }) => `${opens}-${closes}`).values()].map((alike) => ({
    dayOfWeek: alike.map(({ weekday }) => weekday),
    opens: alike[0]!.opens,
    closes: alike[0]!.closes,
  }));
}

const NOT_STATED: OpeningStatus = { isOpen: false, text: HOURS_NOT_STATED, opens: null, opensAt: null };

type Answer = { from: number; until: number; status: OpeningStatus };
const answers = new WeakMap<KeptHours, Map<string, Answer>>();

const lines = new WeakMap<KeptHours, string>();

/**
 * Midnight and both changes of clocks fall on a full hour, on the Chathams on a quarter of ours, so "today" never outlives
 * its day.
 */
function holdsUntil(status: OpeningStatus, now: number, region: string): number {
  const change = status.isOpen ? status.closesAt : status.opensAt;
  const step = zoneOfRegion(region) === ZONE ? HOUR : 15 * MINUTE;
  const next = (Math.floor(now / step) + 1) * step;
  return Math.min(change?.getTime() ?? next, next);
}

function statusAt(hours: KeptHours, region: string, instant: Date): OpeningStatus {
  const zone = zoneOfRegion(region);
  const now = wallTimeAt(instant, zone);
  const isOpen = planOn(hours, region, now.day).some(
    (span) => span.isSure && span.from <= now.minute && now.minute < span.to,
  );
  if (isOpen) {
    const closing = closingAfter(hours, region, now);
    const until = closing && untilInWords(closing, now);
    return { isOpen, text: "Open now", until, closesAt: closing && instantAtWall(closing, instant, zone) };
  }
  const opening = openingAfter(hours, region, now);
  const opensAt = opening && instantAtWall(opening, instant, zone);
  if (isUnsaid(hours, region, now.day))
    return { isOpen, text: "Public holiday, call first", opens: null, opensAt };
  if (!opening) return NOT_STATED;
  const opens = opensInWords(opening, now);
  return { isOpen, text: `Opens ${opens}`, opens, opensAt };
}

/**
 * Whether the hours say nothing of a public holiday: neither of holidays, nor of its date, nor that this part of the year is
 * closed. OpenStreetMap then takes the hours of the weekday, but most practices are shut, so we say neither.
 */
function isUnsaid(hours: KeptHours, region: string, day: number): boolean {
  if (hours.holidays !== null || publicHolidayOn(isoDay(day), region) === null) return false;
  const { dated, season } = seasonPlans(hours, day);
  return dated === undefined && season?.length !== 0;
}

/** Nothing on a public holiday of which the hours say nothing. */
function planOn(hours: KeptHours, region: string, day: number): DayPlan {
  if (isUnsaid(hours, region, day)) return [];
  return dayPlan(hours, day, publicHolidayOn(isoDay(day), region) !== null);
}

const DAYS_OPEN_AHEAD = 7;
const DAYS_CLOSED_AHEAD = 366;

/** Returns null when it stays open beyond a week. Midnight is minute 1440 of the day that it ends. */
function closingAfter(hours: KeptHours, region: string, now: WallTime): WallTime | null {
  let minute = now.minute;
  for (let day = now.day; day <= now.day + DAYS_OPEN_AHEAD; day++) {
    const span = planOn(hours, region, day).find(
      ({ from, to, isSure }) => isSure && from <= minute && minute < to,
    );
    if (!span) return { day: day - 1, minute: MINUTES_IN_DAY };
    if (span.to < MINUTES_IN_DAY) return { day, minute: span.to };
    minute = 0;
  }
  return null;
}

function openingAfter(hours: KeptHours, region: string, now: WallTime): WallTime | null {
  for (let day = now.day; day <= now.day + DAYS_CLOSED_AHEAD; day++) {
    const span = planOn(hours, region, day).find(
      ({ from, isSure }) => isSure && (day > now.day || from > now.minute),
    );
    if (span) return { day, minute: span.from };
  }
  return null;
}

function untilInWords(closing: WallTime, now: WallTime): string {
  const minutesAhead = (closing.day - now.day) * MINUTES_IN_DAY + closing.minute - now.minute;
  const time = clockTime(closing.minute);
  return minutesAhead <= MINUTES_IN_DAY ? time : `${time} ${WEEKDAYS[weekdayIndex(closing.day)]}`;
}

/**
 * Names its day, never "tomorrow": half an hour past midnight people still call the coming morning tomorrow. Midnight
 * belongs to the day that it ends, as in "midnight tonight".
 */
function opensInWords({ day, minute }: WallTime, now: WallTime): string {
  const told = minute === 0 ? day - 1 : day;
  const time = clockTime(minute);
  const daysAhead = told - now.day;
  if (daysAhead <= 0) return `today ${time}`;
  const weekday = WEEKDAYS[weekdayIndex(told)]!.slice(0, 3);
  if (daysAhead < 7) return `${weekday} ${time}`;
  const [date, month] = formatDay(isoDay(told)).split(" ");
  return `${weekday} ${date} ${month!.slice(0, 3)} ${time}`;
}

/** Whether there are hours on any usual day or on any holiday, by arrangement or for sure. */
function isEverOpen(hours: KeptHours): boolean {
  const week = usualDays(hours);
  return week.some(
    ({ plan }, index) => plan === null || plan.length > 0 || (hours.holidays?.[index] ?? []).length > 0,
  );
}
