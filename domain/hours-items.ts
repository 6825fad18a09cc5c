import { isFull, type TimeToken } from "./hours-times.ts";
import { hoursTokens, type Token } from "./hours-tokens.ts";
import type { Period, SaidDate, When } from "./said-hours.ts";

/** The days that something is said of. */
export type Who = {
  days: readonly number[];
  isHoliday: boolean;
  /** `PH Mo-Fr`: the weekdays say on which holidays. */
  isHolidayOnly: boolean;
  when: When;
};

/** Words of opening hours that belong together. */
export type Item = Part & {
  /** Where it ends in the text. */
  end: number;
};

type Part =
  | { kind: "who"; who: Who }
  | { kind: "times"; from: TimeToken; to: TimeToken }
  | { kind: "until"; time: TimeToken }
  | { kind: "note"; words: string }
  | { kind: "closed" | "all day" | "always" | "except" | "including" | "line" | "break" | "fallback" };

/** The items of a text; or the part of it up to what is not understood. */
export function hoursItems(text: string): { items: Item[]; isFullClock: boolean } | { near: string } {
  const found = hoursTokens(text);
  if ("near" in found) return found;
  const tokens = found.tokens.map((token, at) => (isClock(found.tokens, at) ? clockToken(token) : token));
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const read = itemAt(tokens, at, items.at(-1)?.kind);
    if (!read) return { near: text.slice(0, tokens[Math.min(at + 1, tokens.length - 1)]!.end) };
    if (read.part) items.push({ ...read.part, end: tokens[read.next - 1]!.end });
    at = read.next;
  }
  return { items, isFullClock: tokens.some((token) => token.kind === "time" && isFull(token)) };
}

/** Whether four digits are a time: `0830`. A year stands beside a month. */
function isClock(tokens: readonly Token[], at: number): boolean {
  const [, , day] = [0, 1, 2].map((back) => tokens[at - back]);
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isAfterDate = before?.kind === "time" && before.style === "bare" && day?.kind === "month";
  return (
    tokens[at]!.kind === "four digits" && before?.kind !== "month" && after?.kind !== "month" && !isAfterDate
  );
}

function clockToken(token: Token): Token {
  if (token.kind !== "four digits") return token;
  const [hour, minute] = [Math.floor(token.value / 100), token.value % 100];
  return { kind: "time", hour, minute, half: null, style: "full", end: token.end };
}

/** Null where a token adds nothing, as the comma between two rules. */
type Read = { part: Part | null; next: number };

function itemAt(tokens: readonly Token[], at: number, before: Part["kind"] | undefined): Read | undefined {
  const token = tokens[at]!;
  const next = at + 1;
  switch (token.kind) {
    case "closed":
    case "all day":
    case "always":
    case "except":
    case "including":
    case "line":
    case "break":
    case "fallback":
      return { part: { kind: token.kind }, next };
    case "note":
      return { part: { kind: "note", words: token.words }, next };
    case "join":
      return { part: null, next };
    case "dash":
      // “Sunday - closed”, or the dash before an entry of a list.
      return before === undefined || ["who", "line", "break"].includes(before)
        ? { part: null, next }
        : undefined;
    case "until":
      return untilAt(tokens, next);
    default:
      return timesAt(tokens, at) ?? whoAt(tokens, at);
  }
}

function untilAt(tokens: readonly Token[], at: number): Read | undefined {
  const time = tokens[at];
  return time?.kind === "time" ? { part: { kind: "until", time }, next: at + 1 } : undefined;
}

function timesAt(tokens: readonly Token[], at: number): Read | undefined {
  const [from, sign, to] = tokens.slice(at, at + 3);
  if (from?.kind !== "time" || !isTo(sign) || to?.kind !== "time" || tokens[at + 3]?.kind === "month")
    return undefined;
  return { part: { kind: "times", from, to }, next: at + 3 };
}

function isTo(token: Token | undefined): boolean {
  return token?.kind === "dash" || token?.kind === "until";
}

/** One of the words that say when: `Mon-Fri`, `PH`, `24 Dec`. */
type WhoPart = { isJoined: boolean; next: number } & (
  | { kind: "days"; value: readonly number[]; nth: readonly number[] }
  | { kind: "holiday"; isWord: boolean }
  | { kind: "period"; value: Period }
);

/** While days, holidays and parts of the year follow each other, with or without a comma. */
function whoAt(tokens: readonly Token[], start: number): Read | undefined {
  const parts: WhoPart[] = [];
  for (;;) {
    const at = parts.at(-1)?.next ?? start;
    const isJoined = parts.length > 0 && tokens[at]?.kind === "join";
    const part = whoPartAt(tokens, isJoined ? at + 1 : at);
    if (!part) break;
    parts.push({ ...part, isJoined });
  }
  const who = parts.every((part, index) => belongs(part, parts[index - 1], index)) && whoOf(parts);
  return who ? { part: { kind: "who", who }, next: parts.at(-1)!.next } : undefined;
}

type Unjoined<P> = P extends WhoPart ? Omit<P, "isJoined"> : never;

function whoPartAt(tokens: readonly Token[], at: number): Unjoined<WhoPart> | undefined {
  const token = tokens[at];
  if (token?.kind === "holiday") return { kind: "holiday", isWord: token.isWord, next: at + 1 };
  const period = periodAt(tokens, at);
  if (period) return { kind: "period", ...period };
  const days = daysAt(tokens, at);
  return days && { kind: "days", ...days };
}

/** Whether a person can tell what words say together with those before them. */
function belongs(part: WhoPart, before: WhoPart | undefined, index: number): boolean {
  if (!before) return true;
  // “Sundays, 25 Dec” are both, “25 Dec Sundays” is one.
  if (part.isJoined) return (part.kind === "period") === (before.kind === "period");
  // “Sunday 25 December” is of one year, which it does not name.
  if (part.kind === "period" && before.kind !== "period") return part.value.kind === "months";
  if (part.kind !== "days" || before.kind === "period") return true;
  if (before.kind === "holiday") return !before.isWord && index === 1;
  // “Mon Fri” may be two days, or five.
  return (before.value.at(-1)! + 1) % 7 === part.value[0];
}

/** Undefined where an ordinal is of some days only: `Mon-Fri and 1st Saturday`. */
function whoOf(parts: readonly WhoPart[]): Who | undefined {
  const [first, second] = parts;
  const days = parts.filter((part) => part.kind === "days");
  const [nth = "", ...others] = new Set(days.map((part) => part.nth.join(",")));
  if (!first || others.length > 0) return undefined;
  const periods = parts.flatMap((part) => (part.kind === "period" ? [part.value] : []));
  return {
    days: [...new Set(days.flatMap(({ value }) => value))],
    isHoliday: parts.some(({ kind }) => kind === "holiday"),
    isHolidayOnly: first.kind === "holiday" && second?.kind === "days" && !second.isJoined,
    // “Jan-Dec” is no part of the year.
    when: {
      periods: periods.filter((period) => !isWholeYear(period)),
      nth: nth === "" ? [] : nth.split(",").map(Number),
    },
  };
}

function isWholeYear(period: Period): boolean {
  return period.kind === "months" && period.first === 0 && period.last === 11;
}

/** `Mo`, `Fr-Mo`, `weekdays`, `Sa[1]`, `1st and 3rd Saturday` */
function daysAt(
  tokens: readonly Token[],
  at: number,
): { value: number[]; nth: number[]; next: number } | undefined {
  const before = nthBeforeAt(tokens, at);
  const [first, sign, last] = tokens.slice(before.next, before.next + 3);
  if (first?.kind !== "days") return undefined;
  if (isTo(sign) && last?.kind === "days" && first.days.length === 1 && last.days.length === 1) {
    const [from, to] = [first.days[0]!, last.days[0]!];
    const value = Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7);
    return before.nth.length > 0 ? undefined : { value, nth: [], next: before.next + 3 };
  }
  const after = sign?.kind === "nth" ? sign.nth : [];
  const next = before.next + (after.length > 0 ? 2 : 1);
  return { value: [...first.days], nth: [...before.nth, ...after], next };
}

function nthBeforeAt(tokens: readonly Token[], start: number): { nth: number[]; next: number } {
  const nth: number[] = [];
  let at = start;
  for (let token = tokens[at]; token?.kind === "nth before"; token = tokens[at]) {
    nth.push(token.nth);
    at += tokens[at + 1]?.kind === "join" && tokens[at + 2]?.kind === "nth before" ? 2 : 1;
  }
  return { nth, next: at };
}

/** Months, weeks of the year, Easter and dates. */
function periodAt(tokens: readonly Token[], at: number): { value: Period; next: number } | undefined {
  const token = tokens[at];
  if (token?.kind === "weeks") {
    const { kind, first, last, step } = token;
    return { value: { kind, first, last, step }, next: at + 1 };
  }
  if (token?.kind === "easter") return { value: { kind: "easter", shift: token.shift }, next: at + 1 };
  return datesAt(tokens, at) ?? monthsAt(tokens, at);
}

function monthsAt(tokens: readonly Token[], at: number): { value: Period; next: number } | undefined {
  const [first, sign, last] = tokens.slice(at, at + 3);
  if (first?.kind !== "month") return undefined;
  const isRange = isTo(sign) && last?.kind === "month";
  const value = { kind: "months", first: first.month, last: isRange ? last.month : first.month } as const;
  return { value, next: at + (isRange ? 3 : 1) };
}

/** `Dec 24`, `24 December 2026`, `2026 Dec 24-2027 Jan 05`, `24 Dec to 5 Jan`, `Dec 24-26` */
function datesAt(tokens: readonly Token[], at: number): { value: Period; next: number } | undefined {
  const first = dateAt(tokens, at);
  if (!first) return undefined;
  if (!isTo(tokens[first.next])) return { value: datesBetween(first.date, first.date), next: first.next };
  const last = dateAt(tokens, first.next + 1) ?? dateInMonthAt(tokens, first.next + 1, first.date);
  return last && { value: datesBetween(first.date, last.date), next: last.next };
}

/** A year that is said once is that of both ends. */
function datesBetween(first: SaidDate, last: SaidDate): Period {
  const wraps = first.month * 100 + first.date > last.month * 100 + last.date;
  const firstYear = first.year ?? (last.year === null ? null : last.year - (wraps ? 1 : 0));
  const lastYear = last.year ?? (first.year === null ? null : first.year + (wraps ? 1 : 0));
  return { kind: "dates", first: { ...first, year: firstYear }, last: { ...last, year: lastYear } };
}

function dateAt(tokens: readonly Token[], start: number): { date: SaidDate; next: number } | undefined {
  const yearFirst = yearAt(tokens, start);
  const at = start + (yearFirst === null ? 0 : 1);
  const [one, other] = tokens.slice(at, at + 2);
  const month = [one, other].find((token) => token?.kind === "month");
  const date = [one, other].find((token) => token?.kind === "time");
  if (month?.kind !== "month" || date?.kind !== "time" || !isDate(date.hour, date.style)) return undefined;
  const year = yearFirst ?? yearAt(tokens, at + 2);
  const next = at + 2 + (yearFirst === null && year !== null ? 1 : 0);
  return { date: { year, month: month.month, date: date.hour }, next };
}

function dateInMonthAt(
  tokens: readonly Token[],
  at: number,
  first: SaidDate,
): { date: SaidDate; next: number } | undefined {
  const token = tokens[at];
  if (token?.kind !== "time" || !isDate(token.hour, token.style) || token.hour <= first.date)
    return undefined;
  return { date: { ...first, date: token.hour }, next: at + 1 };
}

function isDate(date: number, style: TimeToken["style"]): boolean {
  return style === "bare" && date >= 1 && date <= 31;
}

function yearAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  return token?.kind === "four digits" ? token.value : null;
}
