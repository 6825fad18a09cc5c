import { daysText, MONTHS, timesText } from "./hours-text.ts";
import {
  type DayPlan,
  hasDates,
  isWithin,
  type KeptHours,
  type Period,
  type SaidDate,
  type Season,
  type When,
} from "./kept-hours.ts";
import { MINUTES_IN_DAY, WEEKDAYS } from "../nz-time.ts";
import { weekdayIndex } from "./opening-hours-clock.ts";

/** What a text says; or words that end the sentence “These opening hours …”. */
export type Notated = { hours: KeptHours } | { unclear: string };

/**
 * Reads the part of OpenStreetMap's notation that says one thing only: rules in the order in which its grammar and
 * people read them alike, each with days and times. It takes microseconds, so it's how stored hours are looked up.
 *
 * `notatedHours("Mo-Fr 08:00-17:00; PH off")` → `{ hours: { week, holidays, seasons: [] } }`
 */
export function notatedHours(text: string): Notated {
  const rules: Rule[] = [];
  for (const [index, part] of text.split(/\s*;\s*/).entries()) {
    if (part === "" && index > 0) continue;
    for (const [more, rule] of part.split(ADDITIONAL).entries()) {
      const read = ruleIn(rule);
      if ("unclear" in read) return read;
      rules.push({ ...read, isAdditional: more > 0 });
    }
  }
  return composed(rules);
}

/** A comma between rules: hours that are added to those before. */
const ADDITIONAL = /(?<=:\d\d|\boff|"),\s*(?=[A-Za-z])/;

type Rule = {
  days: readonly number[];
  /** Whether public holidays are named beside the days. */
  isHoliday: boolean;
  /** `PH Mo-Fr`: the weekdays say on which holidays. */
  isHolidayOnly: boolean;
  when: When;
  hours: DayPlan;
  /** `24/7`: less than what is said of any day. */
  isAlways: boolean;
  isAdditional: boolean;
};

const DAY = "(?:Mo|Tu|We|Th|Fr|Sa|Su)";
const DAYS = String.raw`${DAY}(?:-${DAY})?(?:\[[-\d,]+\])?`;
const MONTH = `(?:${MONTHS.join("|")})`;
const DATE = String.raw`(?:\d{4} )?${MONTH} \d{1,2}`;
const PERIOD = String.raw`(?:week \d+(?:-\d+)?(?:\/\d+)?(?:, ?\d+(?:-\d+)?(?:\/\d+)?)*|easter(?: [+-]\d+ days?)?|${DATE}(?:-(?:${DATE}|\d{1,2}))?|${MONTH}(?:-${MONTH})?)`;
const TIMES = String.raw`\d\d:\d\d-\d\d:\d\d`;
const RULE = new RegExp(
  String.raw`^(?<periods>${PERIOD}(?:, ?${PERIOD})*)?:? ?(?<days>(?:PH|${DAYS})(?:(?:, ?| )(?:PH|${DAYS}))*)? ?(?:(?<off>off)|(?<always>24\/7)|(?<times>${TIMES}(?:, ?${TIMES})*)?(?<note> ?"by appointment")?)$`,
);

function ruleIn(text: string): Omit<Rule, "isAdditional"> | { unclear: string } {
  const parts = RULE.exec(text)?.groups;
  if (!parts) return { unclear: `can’t be read near “${text.slice(-40)}”` };
  const { periods = "", days = "", off, always, times = "", note } = parts;
  if (!off && !always && times === "" && note === undefined)
    return { unclear: `name days without any hours near “${text.slice(-40)}”` };
  const hours = off ? [] : always || times === "" ? [{ ...ALL_DAY, isSure: !note }] : spansIn(times, !note);
  if (hours === null) return { unclear: `close before they open near “${text.slice(-40)}”` };
  const who = daysIn(days);
  if (who === null) return { unclear: `can’t be read near “${text.slice(-40)}”` };
  const when = { periods: periodsIn(periods).filter((one) => !isWholeYear(one)), nth: who.nth };
  const isNamed = who.days.length > 0 || who.isHoliday;
  const isWhole = Boolean(always) || hasDates(when) || (off && when.periods.length > 0);
  if (!isNamed && !isWhole) return { unclear: "don’t say on which days" };
  if (who.isHoliday && (when.periods.length > 0 || when.nth.length > 0))
    return { unclear: "speak of public holidays in a part of the year" };
  if (always && (isNamed || when.periods.length > 0)) return { unclear: "say 24/7 of some days" };
  return {
    days: who.days.length > 0 || who.isHoliday ? who.days : EVERY_DAY,
    isHoliday: who.isHoliday || Boolean(always),
    isHolidayOnly: who.isHolidayOnly,
    when,
    hours,
    isAlways: Boolean(always),
  };
}

const ALL_DAY = { from: 0, to: MINUTES_IN_DAY };
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** Returns null where they don't follow each other within one day. */
function spansIn(times: string, isSure: boolean): DayPlan | null {
  const ends = Array.from(times.matchAll(/(\d\d):(\d\d)/g), ([, hour, minute]) =>
    Number(minute) < 60 ? Number(hour) * 60 + Number(minute) : Number.NaN,
  );
  const isInOrder = ends.every((end, index) => end <= MINUTES_IN_DAY && !(end <= (ends[index - 1] ?? -1)));
  if (!isInOrder) return null;
  return Array.from({ length: ends.length / 2 }, (_, index) => ({
    from: ends[index * 2]!,
    to: ends[index * 2 + 1]!,
    isSure,
  }));
}

type Who = Pick<Rule, "days" | "isHoliday" | "isHolidayOnly"> & { nth: readonly number[] };

/** `Mo-We,Sa`, `Sa[1,3]`, `Mo-Fr,PH`, `PH Mo-Fr`; null for others. */
function daysIn(text: string): Who | null {
  const isHoliday = /\bPH\b/.test(text);
  const isHolidayOnly = /^PH (?!,)/.test(text);
  if (/ /.test(text.replaceAll(", ", ",").replace(/^PH /, ""))) return null;
  const parts = text.split(/, ?| /).filter((part) => part !== "" && part !== "PH");
  const days = parts.flatMap((part) => {
    const [from, to = from] = part
      .replace(/\[.*/, "")
      .split("-")
      .map((day) => WEEKDAYS.findIndex((name) => name.startsWith(day)));
    return Array.from({ length: ((to! - from! + 7) % 7) + 1 }, (_, index) => (from! + index) % 7);
  });
  const [nth = "", ...others] = new Set(parts.map((part) => /\[(.*)\]/.exec(part)?.[1] ?? ""));
  const numbers = nth === "" ? [] : nth.split(",").map(Number);
  const isCounted = numbers.every((one) => Number.isInteger(one) && Math.abs(one) >= 1 && Math.abs(one) <= 5);
  return others.length > 0 || !isCounted ? null : { days, isHoliday, isHolidayOnly, nth: numbers };
}

function periodsIn(text: string): Period[] {
  if (text.startsWith("week "))
    return text
      .slice(5)
      .split(/, ?/)
      .map((part) => {
        const [, first, last = first, step = "1"] = /^(\d+)(?:-(\d+))?(?:\/(\d+))?/.exec(part)!;
        return { kind: "weeks", first: Number(first), last: Number(last), step: Number(step) };
      });
  return text === "" ? [] : text.split(/, ?/).map(periodIn);
}

function periodIn(text: string): Period {
  const easter = /^easter(?: ([+-]\d+))?/.exec(text);
  if (easter) return { kind: "easter", shift: Number(easter[1] ?? 0) };
  const [start = "", end = start] = text.split("-");
  const first = dateIn(start);
  if (first.date === 0) return { kind: "months", first: first.month, last: dateIn(end).month };
  const last = /^\d+$/.test(end) ? { ...first, date: Number(end) } : dateIn(end);
  return { kind: "dates", first, last: { ...last, year: last.year ?? first.year } };
}

/** `2026 Dec 24`; the date of a month alone is 0. */
function dateIn(text: string): SaidDate {
  const [, year, month, date] = /^(?:(\d{4}) )?(\w{3})(?: (\d+))?$/.exec(text)!;
  return { year: year ? Number(year) : null, month: MONTHS.indexOf(month!), date: Number(date ?? 0) };
}

function isWholeYear(period: Period): boolean {
  return period.kind === "months" && period.first === 0 && period.last === 11;
}

/** What is said of a day, and of how many days at once: what is said of fewer counts more. */
type Said = { hours: DayPlan; size: number };

/** The four layers, later ones above: the week, parts of the year, public holidays, dates. */
type Layer = { rank: 0 | 1 | 2 | 3; when: When; days: (Said | undefined)[] };

const ALWAYS: When = { periods: [], nth: [] };

/**
 * Rules one over the other. A later rule replaces an earlier one by the grammar, while people add hours that don't meet,
 * and give more weight to what is said of fewer days. Only what both read alike is taken.
 */
function composed(rules: readonly Rule[]): Notated {
  const layers = new Map<string, Layer>();
  for (const rule of rules) {
    const when = isAlways(rule.when) ? "" : JSON.stringify(rule.when);
    for (const { rank, days } of placesOf(rule)) {
      const key = `${rank} ${when}`;
      const layer = layers.getOrInsertComputed(key, () => ({ rank, when: rule.when, days: [] }));
      for (const day of days) {
        const twice = (part: string) => ({ unclear: `say two things about ${WEEKDAYS[day]}${part}` });
        const above = layers.values().some((one) => one.rank > rank && isOther(one.days[day], rule.hours));
        const beneath = rank === 1 ? layers.get(WEEK_KEY)?.days[day] : undefined;
        if (above || (beneath && areApart(beneath.hours, rule.hours) && !rule.isAdditional))
          return twice(rank === 0 ? "" : " in a part of the year");
        const before =
          layer.days[day] ?? (rule.isAdditional && beneath ? { ...beneath, size: 8 } : undefined);
        const after = said(rule, rule.isAlways ? EVERY_DAY.length + 1 : days.length, before);
        if (!after) return twice("");
        layer.days[day] = after;
      }
    }
  }
  const all = [...layers.values()].toSorted((a, b) => a.rank - b.rank);
  const daysOf = (rank: number) => all.find((layer) => layer.rank === rank)?.days;
  const planned = (days: Layer["days"] | undefined) => EVERY_DAY.map((day) => days?.[day]?.hours);
  const hours: KeptHours = {
    week: planned(daysOf(0)).map((day) => day ?? []),
    holidays: daysOf(2) ? planned(daysOf(2)) : null,
    seasons: all
      .filter(({ rank }) => rank === 1 || rank === 3)
      .map(({ when, days }) => ({ when, week: planned(days) })),
  };
  return { hours };
}

const WEEK_KEY = "0 ";

function isAlways({ periods, nth }: When): boolean {
  return periods.length + nth.length === 0;
}

/** In which layers a rule says something, and of which days. */
function placesOf(rule: Rule): { rank: Layer["rank"]; days: readonly number[] }[] {
  const { days, isHoliday, isHolidayOnly, when } = rule;
  const rank = hasDates(when) ? 3 : when.periods.length + when.nth.length > 0 ? 1 : 0;
  return [
    ...(isHolidayOnly || days.length === 0 ? [] : [{ rank, days } as const]),
    ...(isHoliday ? [{ rank: 2, days: isHolidayOnly ? days : EVERY_DAY } as const] : []),
  ];
}

function isOther(before: Said | undefined, hours: DayPlan): boolean {
  return before !== undefined && !isAlike(before.hours, hours);
}

/** Undefined where the grammar and people would read two things. */
function said({ hours, isAdditional }: Rule, size: number, before: Said | undefined): Said | undefined {
  if (!before || isAlike(before.hours, hours)) return { hours, size: Math.min(size, before?.size ?? size) };
  if (areApart(before.hours, hours)) {
    const all = [...before.hours, ...hours].toSorted((a, b) => a.from - b.from);
    return isAdditional ? { hours: all, size } : undefined;
  }
  const isWithout = isAdditional && hours.length > 0 && !covers(hours, before.hours);
  return size < before.size && !isWithout ? { hours, size } : undefined;
}

function isAlike(one: DayPlan, other: DayPlan): boolean {
  if (one === other) return true;
  return (
    one.length === other.length &&
    one.every(({ from, to, isSure }, index) => {
      const same = other[index]!;
      return from === same.from && to === same.to && isSure === same.isSure;
    })
  );
}

/** Whether both are hours, and none of one is within the other. */
function areApart(one: DayPlan, other: DayPlan): boolean {
  const meet = one.some((a) => other.some((b) => a.from < b.to && b.from < a.to));
  return one.length > 0 && other.length > 0 && !meet;
}

function covers(more: DayPlan, less: DayPlan): boolean {
  return less.every((one) => more.some(({ from, to }) => from <= one.from && one.to <= to));
}

const LEAP_YEAR = 2040;

/**
 * Whether no day has two seasons, or two dates, that say different things. It goes through every day of some years, so
 * it's asked once, before hours are stored.
 */
export function areSeasonsClear({ seasons }: KeptHours): boolean {
  if (seasons.length < 2) return true;
  const years = seasons.flatMap(({ when }) =>
    when.periods.flatMap((one) => (one.kind === "dates" && one.first.year !== null ? [one.first.year] : [])),
  );
  // Days away are all alike, and most hours have no other seasons.
  if (seasons.every(({ week }) => week.every((day) => day?.length === 0))) return true;
  return [LEAP_YEAR, ...new Set(years)].every((year) => {
    const first = Date.UTC(year, 0, 1) / 86_400_000;
    return Array.from({ length: 366 }, (_, index) => first + index).every((day) => {
      const weekday = weekdayIndex(day);
      const within = seasons.filter(({ when, week }) => week[weekday] && isWithin(when, day));
      return [true, false].every((dated) => {
        const same = within.filter(({ when }) => hasDates(when) === dated).map(({ week }) => week[weekday]!);
        return same.every((one) => isAlike(one, same[0]!));
      });
    });
  });
}

/**
 * Writes the hours in the notation, always alike: what is more special stands later, so that a later rule wins for
 * the grammar and for people. `Mo-Fr 08:00-17:00; PH off; 2026 Dec 24-2027 Jan 05 off`
 */
export function hoursWritten({ week, holidays, seasons }: KeptHours): string {
  const isNeverClosed = [...week, ...(holidays ?? [undefined])].every((day) => day && isSureAllDay(day));
  if (seasons.length === 0 && isNeverClosed) return "24/7";
  const rules = [
    ...weekRules(week.map((day) => (day.length === 0 ? undefined : day))),
    ...seasons.filter(({ when }) => !hasDates(when)).flatMap(seasonRules),
    ...(holidays ? weekRules(holidays, "PH") : []),
    ...seasons.filter(({ when }) => hasDates(when)).flatMap(seasonRules),
  ];
  return rules.length === 0 ? "off" : rules.join("; ");
}

function isSureAllDay(day: DayPlan): boolean {
  return day.length === 1 && day[0]!.isSure && day[0]!.from === 0 && day[0]!.to === MINUTES_IN_DAY;
}

function seasonRules({ when, week }: Season): string[] {
  return weekRules(week, periodsText(when.periods), when);
}

/** One rule for the days of which the same is said. */
function weekRules(week: readonly (DayPlan | undefined)[], start = "", when: When = ALWAYS): string[] {
  const days = EVERY_DAY.filter((day) => week[day]);
  return [...Map.groupBy(days, (day) => JSON.stringify(week[day])).values()].map((alike) => {
    const hours = week[alike[0]!]!;
    const isWhole =
      alike.length === 7 && (start === "PH" || hasDates(when) || (start !== "" && hours.length === 0));
    const { nth } = when;
    const named =
      nth.length > 0 ? alike.map((day) => `${daysText([day])}[${nth.join(",")}]`).join(",") : daysText(alike);
    const who = [start, isWhole && nth.length === 0 ? "" : named].filter((part) => part !== "").join(" ");
    return dayTexts(hours)
      .map((text) => `${who} ${text}`)
      .join(", ");
  });
}

/** The sure hours together, then those by appointment. */
function dayTexts(hours: DayPlan): string[] {
  if (hours.length === 0) return ["off"];
  const [sure, others] = [hours.filter(({ isSure }) => isSure), hours.filter(({ isSure }) => !isSure)];
  const isAllDay = others[0]?.from === 0 && others[0].to === MINUTES_IN_DAY;
  return [
    ...(sure.length > 0 ? [timesText(sure)] : []),
    ...(others.length > 0 ? [isAllDay ? '"by appointment"' : `${timesText(others)} "by appointment"`] : []),
  ];
}

function periodsText(periods: readonly Period[]): string {
  const texts = periods.map(periodText);
  return texts.map((text, index) => (index > 0 ? text.replace(/^week /, "") : text)).join(",");
}

function periodText(period: Period): string {
  if (period.kind === "months") return rangeText(MONTHS[period.first]!, MONTHS[period.last]!);
  if (period.kind === "weeks") {
    const [from, to] = [period.first, period.last].map((week) => String(week).padStart(2, "0"));
    return `week ${rangeText(from!, to!)}${period.step === 1 ? "" : `/${period.step}`}`;
  }
  if (period.kind === "easter") {
    const { shift } = period;
    const days = `${Math.abs(shift)} day${Math.abs(shift) === 1 ? "" : "s"}`;
    return shift === 0 ? "easter" : `easter ${shift < 0 ? "-" : "+"}${days}`;
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
