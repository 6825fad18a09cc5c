import { easterSunday } from "./holidays.ts";
import { daysText, MONTHS, timesText } from "./hours-text.ts";
import { MINUTES_IN_DAY } from "./nz-time.ts";
import { PLAIN_MONDAY, weekdayIndex } from "./opening-hours-clock.ts";
import type { DayPlan } from "./opening-hours-plans.ts";
import { isAllDay } from "./opening-hours-words.ts";

/** Hours within one day, or into the next where `to` is past 1440. The note says why they are not sure. */
type SaidSpan = { from: number; to: number; note: string };

/** What is said of a day; no spans: closed. */
export type SaidDay = readonly SaidSpan[];

/** What is said of each day from Monday; undefined: nothing. */
export type SaidWeek = readonly (SaidDay | undefined)[];

/** Opening hours as somebody says them: a week, and what differs from it. */
export type SaidHours = {
  /** A day of which nothing is said is closed. */
  week: readonly SaidDay[];
  /** Null where nothing is said of public holidays; a day of which nothing is said is as on the weekday. */
  holidays: SaidWeek | null;
  /** Months, weeks of the year and the first Saturdays, which yield to holidays, before dates, which do not. */
  seasons: readonly { when: When; week: SaidWeek }[];
};

/** Part of a year; or, with `nth`, certain weekdays of each month. */
export type When = { periods: readonly Period[]; nth: readonly number[] };

export type Period =
  | { kind: "months"; first: number; last: number }
  | { kind: "weeks"; first: number; last: number; step: number }
  | { kind: "easter"; shift: number }
  | { kind: "dates"; first: SaidDate; last: SaidDate };

/** Without a year it is of every year. */
export type SaidDate = { year: number | null; month: number; date: number };

/** Never a closed day. */
export const ALL_DAY_SAID: SaidDay = [{ from: 0, to: MINUTES_IN_DAY, note: "" }];

/** The plan of a day, as `Hours.planOf` has it. */
export function saidPlan(said: SaidHours, day: number, isHoliday: boolean, wasHoliday: boolean): DayPlan {
  const before = saidOn(said, day - 1, wasHoliday);
  const now = saidOn(said, day, isHoliday);
  // A day of its own, as a holiday, begins at midnight.
  const isCut = now.isSpecial && !before.isSpecial;
  const tails = isCut ? [] : before.hours.filter(({ to }) => to > MINUTES_IN_DAY);
  return [
    ...tails.map(({ to, note }) => ({ from: 0, to: to - MINUTES_IN_DAY, isSure: note === "" })),
    ...now.hours.map(({ from, to, note }) => {
      return { from, to: Math.min(to, MINUTES_IN_DAY), isSure: note === "" };
    }),
  ];
}

/** Special: by its date, or because it is a holiday. */
function saidOn(
  { week, holidays, seasons }: SaidHours,
  day: number,
  isHoliday: boolean,
): { hours: SaidDay; isSpecial: boolean } {
  const weekday = weekdayIndex(day);
  const within = seasons.filter(({ when, week: own }) => own[weekday] && isWithin(when, day));
  const dated = within.findLast(({ when }) => hasDates(when))?.week[weekday];
  const special = dated ?? (isHoliday ? holidays?.[weekday] : undefined);
  const season = within.findLast(({ when }) => !hasDates(when))?.week[weekday];
  return { hours: special ?? season ?? week[weekday]!, isSpecial: special !== undefined };
}

const LEAP_YEAR = 2040;
const MOST_YEARS = 3;

/** Every day that can be unlike others: a week, and where parts of the year are named a leap year and the years named. */
export function daysThatDiffer(said: SaidHours): number[] {
  if (said.seasons.length === 0) return [0, 1, 2, 3, 4, 5, 6].map((day) => PLAIN_MONDAY + day);
  return [LEAP_YEAR, ...yearsIn(said).slice(0, MOST_YEARS)].flatMap((year) => {
    const first = Date.UTC(year, 0, 1) / 86_400_000;
    return Array.from({ length: 366 }, (_, day) => first + day);
  });
}

/** Whether it names days of the year, which are more than any holiday. */
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

/** The years that are named, in their order. */
function yearsIn({ seasons }: SaidHours): number[] {
  const dates = seasons.flatMap(({ when }) =>
    when.periods.flatMap((period) => (period.kind === "dates" ? [period.first.year, period.last.year] : [])),
  );
  return [...new Set(dates.filter((year) => year !== null))].toSorted((a, b) => a - b);
}

/**
 * The same in OpenStreetMap's syntax, always written alike: what is more special stands later, so that the grammar, in
 * which a later rule wins, says the same as a person. `Mo-Fr 08:00-17:00; PH off; 2026 Dec 24-2027 Jan 05 off`
 */
export function hoursWritten(said: SaidHours): string {
  if (isNeverClosed(said)) return "24/7";
  const week = said.week.map((day) => (day.length === 0 ? undefined : day));
  const parts = Map.groupBy(said.seasons, ({ when }) => hasDates(when));
  const seasonRules = (dated: boolean) =>
    (parts.get(dated) ?? []).flatMap(({ when, week: own }) =>
      weekRules(own, { when: periodsText(when), nth: when.nth, needsDays: !dated }),
    );
  const rules = [
    ...weekRules(week, { when: "", nth: [], needsDays: true }),
    ...seasonRules(false),
    ...(said.holidays ? weekRules(said.holidays, { when: "PH", nth: [], needsDays: false }) : []),
    ...seasonRules(true),
  ];
  return rules.length === 0 ? "off" : rules.join("; ");
}

/** Where holidays are said to be no exception either. */
function isNeverClosed({ week, holidays, seasons }: SaidHours): boolean {
  const all = [...week, ...(holidays ?? [undefined])];
  return seasons.length === 0 && all.every((day) => day && dayKey(day) === dayKey(ALL_DAY_SAID));
}

function dayKey(day: SaidDay): string {
  return JSON.stringify(day);
}

type RuleWords = {
  when: string;
  nth: readonly number[];
  /** Months alone are no days: people would not know whether Sundays are meant. */
  needsDays: boolean;
};

/** One rule for the days of which the same is said. */
function weekRules(week: SaidWeek, { when, nth, needsDays }: RuleWords): string[] {
  const said = week.flatMap((day, index) => (day ? [index] : []));
  return [...Map.groupBy(said, (index) => dayKey(week[index]!)).values()].map((days) => {
    const day = week[days[0]!]!;
    const isWhole = days.length === 7 && nth.length === 0 && !(needsDays && (day.length > 0 || when === ""));
    const named =
      nth.length > 0 ? days.map((one) => `${daysText([one])}[${nth.join(",")}]`).join(",") : daysText(days);
    const start = [when, isWhole ? "" : named].filter((part) => part !== "").join(" ");
    return dayTexts(day)
      .map((text) => `${start} ${text}`)
      .join(", ");
  });
}

/** The sure hours together, then those with a note: `09:00-12:00`, `13:00-15:00 "by appointment"`. */
function dayTexts(day: SaidDay): string[] {
  if (day.length === 0) return ["off"];
  return [...Map.groupBy(day, ({ note }) => note)].map(([note, spans]) => {
    if (note === "") return timesText(spans);
    return isAllDay(spans) ? `"${note}"` : `${timesText(spans)} "${note}"`;
  });
}

function periodsText({ periods }: When): string {
  const texts = periods.map(periodText);
  return texts.map((text, index) => (index > 0 ? text.replace(/^week /, "") : text)).join(",");
}

function periodText(period: Period): string {
  if (period.kind === "months") return rangeText(MONTHS[period.first]!, MONTHS[period.last]!);
  if (period.kind === "weeks") {
    const { first, last, step } = period;
    const [from, to] = [first, last].map((week) => String(week).padStart(2, "0"));
    return `week ${rangeText(from!, to!)}${step === 1 ? "" : `/${step}`}`;
  }
  if (period.kind === "easter") {
    const { shift } = period;
    return shift === 0
      ? "easter"
      : `easter ${shift < 0 ? "-" : "+"}${Math.abs(shift)} day${Math.abs(shift) === 1 ? "" : "s"}`;
  }
  return rangeText(dateText(period.first), dateText(period.last));
}

function rangeText(first: string, last: string): string {
  return first === last ? first : `${first}-${last}`;
}

/** `2026 Dec 24`, `Jan 05` */
function dateText({ year, month, date }: SaidDate): string {
  return `${year === null ? "" : `${year} `}${MONTHS[month]} ${String(date).padStart(2, "0")}`;
}
