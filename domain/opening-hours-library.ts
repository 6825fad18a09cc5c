import { LRUCache } from "lru-cache";
import OpeningHours from "opening_hours";
import { publicHolidayOn } from "./holidays.ts";
import { MONTHS } from "./hours-text.ts";
import { MINUTES_IN_DAY } from "./nz-time.ts";
import { isoDay, PLAIN_MONDAY, weekdayIndex } from "./opening-hours-clock.ts";
import {
  type DayPlan,
  type Hours,
  isEveryWeekAlike,
  type Span,
  type UsualDay,
} from "./opening-hours-plans.ts";

type Plans = Pick<Hours, "planOf" | "usualWeek">;

const PUBLIC_HOLIDAY = /\b(?:PH|public holidays?)/gi;
const HOLIDAY_ON_WEEKDAY = /\b(?:PH|public holidays?)(?=\s+(?:Mo|Tu|We|Th|Fr|Sa|Su))/gi;

/** Who never closes does not close on a holiday either. */
const ALL_DAY = /^[\s;]*24\/7[\s;]*$/;

/** Where the library looks for the country's holidays. */
const NEW_ZEALAND = { lat: 0, lon: 0, address: { country_code: "nz", state: "" } };

/** Opening hours as OpenStreetMap's grammar has them; undefined where it cannot read them. */
export function readByGrammar(text: string): Hours | undefined {
  try {
    const usual = new OpeningHours(text, NEW_ZEALAND);
    const holidayText = asIfEveryDayWereHoliday(text);
    const onHoliday = holidayText === text ? usual : new OpeningHours(holidayText, NEW_ZEALAND);
    const isAlikeEveryWeek = isEveryWeekAlike(text);
    const plans = isAlikeEveryWeek
      ? alikeEveryWeek(readWeek(usual), readWeek(onHoliday))
      : changingHours(usual, onHoliday);
    const namesHolidays = holidayText !== text;
    const hours = namesHolidays ? withNights(text, plans) : plans;
    return { ...hours, isAlikeEveryWeek, saysHolidays: namesHolidays || ALL_DAY.test(text) };
  } catch {
    return undefined;
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
  const weekday = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][weekdayIndex(holiday)]!;
  const dated = text.replace(HOLIDAY_ON_WEEKDAY, onDate).replace(PUBLIC_HOLIDAY, weekday);
  try {
    return readDay(new OpeningHours(dated, NEW_ZEALAND), day);
  } catch {
    return undefined;
  }
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Once its fourteen days are known, what was parsed is let go: 2.5 kB stay of 60. */
function alikeEveryWeek(usual: readonly DayPlan[], onHoliday: readonly DayPlan[]): Plans {
  return {
    planOf: (day, isHoliday) => (isHoliday ? onHoliday : usual)[weekdayIndex(day)]!,
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
      if (publicHolidayOn(isoDay(day), "") === null)
        samples[weekdayIndex(day)]!.push(planOf(day, false, false));
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
