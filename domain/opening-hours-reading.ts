import { LRUCache } from "lru-cache";
import OpeningHours from "opening_hours";
import { publicHolidayOn } from "./holidays.ts";
import { MINUTES_IN_DAY } from "./nz-time.ts";
import { isoDay, weekdayOf } from "./opening-hours-clock.ts";

/** Minutes since midnight, 0 to 1440. Not sure: the schedule itself says "by appointment" or the like. */
export type Span = { from: number; to: number; isSure: boolean };

/** One day's spans in order. What runs past midnight is cut there and goes on in the next day's. */
export type DayPlan = readonly Span[];

/** Opening hours as they were understood. */
export type Hours = {
  /**
   * `day` as in `WallTime`. Whether it and the day before, whose hours may run past midnight, are public holidays
   * depends on the region, so the caller says it.
   */
  planOf(day: number, isHoliday: boolean, wasHoliday: boolean): DayPlan;
  /** Whether the text says anything of public holidays; `24/7` does. */
  saysHolidays: boolean;
  /** Seven from Monday, as they are when nothing special is on. */
  usualWeek(): readonly UsualDay[];
};

type Plans = Omit<Hours, "saysHolidays">;

/** The plan is null where it changes through the year; `isSometimesClosed`: between one plan and closed. */
export type UsualDay = { plan: DayPlan } | { plan: null; isSometimesClosed: boolean };

export type Reading = { hours: Hours; problem: null } | { hours: null; problem: string };

/**
 * What a text in OpenStreetMap's syntax means, or in one sentence why it means nothing.
 * Parsing takes about a millisecond, so results are memoized: at most 25 MB.
 */
export function readHours(text: string): Reading {
  const known = weekly.get(text) ?? changing.get(text);
  if (known) return known;
  if (text.length > LONGEST_TEXT) {
    return { hours: null, problem: `Opening hours can be at most ${LONGEST_TEXT} characters long.` };
  }
  const reading = understand(text);
  (EVERY_WEEK_ALIKE.test(text) ? weekly : changing).set(text, reading);
  return reading;
}

/** OpenStreetMap's own limit. */
export const LONGEST_TEXT = 255;

/** 2.5 kB each. */
const weekly = new LRUCache<string, Reading>({ max: 3_000 });

/** 80 kB each, because they hold the parsed text. */
const changing = new LRUCache<string, Reading>({ max: 200 });

const EXAMPLE = "“Mo-Fr 08:00-18:00; Sa 09:00-15:00; PH off”";

/** What the library would guess at, or would answer for the zone of the process. */
const REFUSED: readonly { pattern: RegExp; problem: string }[] = [
  { pattern: /^[\s;]*$/, problem: `Write the opening hours, for example ${EXAMPLE}.` },
  {
    pattern: /\b(?:sunrise|sunset|dawn|dusk)\b/i,
    problem: "Opening hours must be clock times, not sunrise or sunset.",
  },
  { pattern: /SH|school hol/i, problem: "Opening hours cannot depend on the school holidays." },
  {
    pattern: /\b(?:PH|public holidays?)\s*[+-]\s*\d/i,
    problem:
      "Opening hours can say what happens on a public holiday, but not on the day before or after one.",
  },
  {
    // The library reads such a text, and throws when it is asked about a day of another year.
    pattern: /\b\d{4}[^;|]*easter\s*[+-]?\s*\d+\s*day/i,
    problem: "Opening hours cannot count days from Easter in a certain year.",
  },
  {
    pattern: /(?:(?<!\d{3})\d|[ap]m)\s*\+(?!\s*\d)/i,
    problem: "Opening hours need a closing time: write “08:00-17:00” instead of “08:00+”.",
  },
];

const PUBLIC_HOLIDAY = /\b(?:PH|public holidays?)/gi;
const HOLIDAY_ON_WEEKDAY = /\b(?:PH|public holidays?)(?=\s+(?:Mo|Tu|We|Th|Fr|Sa|Su))/gi;

/** Weekdays, holidays and times only, so that every week is alike. */
const EVERY_WEEK_ALIKE = /^(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|off|closed|open|24\/7|\d{1,2}:\d{2}|[\s;,-])+$/i;

/** `isEveryWeekAlike("Mo-Fr 08:00-17:00; PH off")`; not where a month, a date or a week is named. */
export function isEveryWeekAlike(text: string): boolean {
  return EVERY_WEEK_ALIKE.test(text);
}

/** Who never closes does not close on a holiday either. */
const ALL_DAY = /^\s*24\/7\s*;?\s*$/;

/** Where the library looks for the country's holidays. */
const NEW_ZEALAND = { lat: 0, lon: 0, address: { country_code: "nz", state: "" } };

function understand(text: string): Reading {
  const plain = text.replaceAll(/"[^"]*"/g, '""');
  const refused = REFUSED.find(({ pattern }) => pattern.test(plain));
  if (refused) return { hours: null, problem: refused.problem };
  try {
    const usual = new OpeningHours(text, NEW_ZEALAND);
    const holidayText = asIfEveryDayWereHoliday(text);
    const onHoliday = holidayText === text ? usual : new OpeningHours(holidayText, NEW_ZEALAND);
    const plans = EVERY_WEEK_ALIKE.test(text)
      ? alikeEveryWeek(readWeek(usual), readWeek(onHoliday))
      : changingHours(usual, onHoliday);
    const namesHolidays = holidayText !== text;
    const hours = namesHolidays ? withNights(text, plans) : plans;
    return { hours: { ...hours, saysHolidays: namesHolidays || ALL_DAY.test(text) }, problem: null };
  } catch (error) {
    return {
      hours: null,
      problem: `These opening hours cannot be read${whereIn(error)}; write them like ${EXAMPLE}.`,
    };
  }
}

/**
 * The library knows the national holidays only, and Matariki only to 2029, so it is never asked whether a day
 * is one: on a holiday the schedule is read with every day a holiday. "PH Mo-Fr" is a holiday from Monday to
 * Friday.
 */
function asIfEveryDayWereHoliday(text: string): string {
  return text.replace(HOLIDAY_ON_WEEKDAY, "Jan-Dec").replace(PUBLIC_HOLIDAY, "Mo-Su");
}

/**
 * Corrects the day of a holiday and the day after it when hours run past midnight: it reads the text again with only
 * that holiday as one. Such days are few, so it makes their plans on demand.
 */
function withNights(text: string, hours: Plans): Plans {
  let plans: LRUCache<string, DayPlan> | undefined;
  function planOf(day: number, isHoliday: boolean, wasHoliday: boolean): DayPlan {
    const plan = hours.planOf(day, isHoliday, isHoliday);
    if (isHoliday === wasHoliday) return plan;
    const before = hours.planOf(day - 1, wasHoliday, wasHoliday);
    const runsOn = [hours.planOf(day - 1, isHoliday, isHoliday), before].some(endsAtMidnight);
    if (!runsOn) return plan;
    plans ??= new LRUCache({ max: MOST_NIGHTS });
    const key = `${day} ${isHoliday}`;
    let mixed = plans.get(key);
    if (!mixed) {
      mixed = readWithHoliday(text, day, isHoliday ? day : day - 1) ?? plan;
      plans.set(key, mixed);
    }
    return mixed;
  }
  return { planOf, usualWeek: () => hours.usualWeek() };
}

const MOST_NIGHTS = 20;

function endsAtMidnight(plan: DayPlan): boolean {
  return plan.at(-1)?.to === MINUTES_IN_DAY;
}

/** One day of a text in which one day is a holiday; undefined where the text cannot say that. */
function readWithHoliday(text: string, day: number, holiday: number): DayPlan | undefined {
  const date = new Date(holiday * 86_400_000);
  const onDate = `${date.getUTCFullYear()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`;
  const weekday = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][weekdayOf(holiday)]!;
  const dated = text.replace(HOLIDAY_ON_WEEKDAY, onDate).replace(PUBLIC_HOLIDAY, weekday);
  try {
    return readDay(new OpeningHours(dated, NEW_ZEALAND), day);
  } catch {
    return undefined;
  }
}

/** As OpenStreetMap writes them. */
export const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A Monday in a week without holidays or change of clocks anywhere: 3 August 2026. */
export const PLAIN_MONDAY = 20_668;
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Once its fourteen days are known, what was parsed is let go: 2.5 kB stay of 60. */
function alikeEveryWeek(usual: readonly DayPlan[], onHoliday: readonly DayPlan[]): Plans {
  return {
    planOf: (day, isHoliday) => (isHoliday ? onHoliday : usual)[weekdayOf(day)]!,
    usualWeek: () => usual.map((plan) => ({ plan })),
  };
}

function readWeek(parsed: OpeningHours): DayPlan[] {
  return WEEK.map((weekday) => readDay(parsed, PLAIN_MONDAY + weekday));
}

const MOST_PLANS = 400;

function changingHours(usual: OpeningHours, onHoliday: OpeningHours): Plans {
  // The lowest bit of a key says whether the day is a holiday.
  const plans = new LRUCache<number, DayPlan>({
    max: MOST_PLANS,
    memoMethod: (key) => readDay(key % 2 === 1 ? onHoliday : usual, Math.floor(key / 2)),
  });
  let week: readonly UsualDay[] | undefined;
  const planOf = (day: number, isHoliday: boolean) => plans.memo(day * 2 + Number(isHoliday));
  return { planOf, usualWeek: () => (week ??= sampledWeek(planOf)) };
}

/** Too far off for a text to single out. One week of each month is taken, the first to the fourth by turns. */
const SAMPLE_YEAR = 2041;
/** Most of the samples, so that a Christmas closure does not make the hours unusual. */
const ENOUGH_ALIKE = 0.8;

function sampledWeek(planOf: Hours["planOf"]): UsualDay[] {
  const samples: DayPlan[][] = WEEK.map(() => []);
  for (let month = 0; month < 12; month++) {
    const start = Date.UTC(SAMPLE_YEAR, month, 1 + 7 * (month % 4)) / 86_400_000;
    for (let day = start; day < start + 7; day++) {
      if (publicHolidayOn(isoDay(day), "") === null) samples[weekdayOf(day)]!.push(planOf(day, false, false));
    }
  }
  return samples.map(usualAmong);
}

function usualAmong(plans: readonly DayPlan[]): UsualDay {
  const alike = Map.groupBy(plans, (plan) => JSON.stringify(plan));
  const most = [...alike.values()].reduce((a, b) => (b.length > a.length ? b : a));
  if (most.length >= plans.length * ENOUGH_ALIKE) return { plan: most[0]! };
  return { plan: null, isSometimesClosed: alike.size === 2 && alike.has("[]") };
}

/**
 * The library computes in the zone of the process. It is asked about one day at a time, and told only what a
 * clock on the wall says, so that no zone's change of clocks can move an answer.
 */
function readDay(parsed: OpeningHours, day: number): DayPlan {
  const spans: Span[] = [];
  const isPlain = !hasClockChange(day);
  for (let minute = 0; minute < MINUTES_IN_DAY;) {
    const clock = wallClock(day, minute);
    const [isOpen, change, isUnknown] = parsed.getStatePair(clock);
    const until = isPlain ? Math.max(minute + 1, minuteOf(change, clock)) : minute + 1;
    const last = spans.at(-1);
    if (last?.to === minute && last.isSure === isOpen && (isOpen || isUnknown)) last.to = until;
    else if (isOpen || isUnknown) spans.push({ from: minute, to: until, isSure: isOpen });
    minute = until;
  }
  return spans;
}

/**
 * A date that gives the right day, weekday, hour and minute in any zone. Underneath it is noon: every zone
 * has one every day, and 24 hours before it is the day before. The library steps back like that for hours
 * that run past midnight, and from the small hours after a change of clocks it would land two days back.
 */
function wallClock(day: number, minute: number): Date {
  const utc = new Date(day * 86_400_000);
  const noon = new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate(), 12);
  return Object.assign(noon, { getHours: () => Math.floor(minute / 60), getMinutes: () => minute % 60 });
}

/** Then, times that the process's zone leaves out come back wrong, and every minute has to be asked for. */
function hasClockChange(day: number): boolean {
  const offset = wallClock(day, 0).getTimezoneOffset();
  return [day - 1, day + 1].some((near) => wallClock(near, 0).getTimezoneOffset() !== offset);
}

function minuteOf(change: Date | undefined, clock: Date): number {
  if (change?.toDateString() !== clock.toDateString()) return MINUTES_IN_DAY;
  return change.getHours() * 60 + change.getMinutes();
}

/** The library marks the place: `Mo-Fr 8: <--- (…)`. */
function whereIn(error: unknown): string {
  const [before, ...after] = String(error).split("<---");
  return after.length > 0 && before ? ` near “${before.trim().slice(-40)}”` : "";
}
