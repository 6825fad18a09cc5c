import { newZealandDay, newZealandInstant, readDay } from "#domain/nz-time.ts";

/** The days that a cell can mean: one, or all of a month or a year. ISO dates. */
export type FileDays = { first: string; last: string };

/**
 * A day as programs and spreadsheets write it into a file. In New Zealand the day comes before the month, and Excel saves
 * `2024-06-30` as `30/06/2024`, a whole month as `Jun-24`, and a cell that it takes for a number as `45473`. Null for
 * what could be another day: `24-Jun` has no year, `06/30/2024` is no day here.
 *
 * `fileDays("30/6/24")` → `{ first: "2024-06-30", last: "2024-06-30" }` · `fileDays("2024")?.last === "2024-12-31"`
 */
export function fileDays(text: string): FileDays | null {
  const said = text
    .trim()
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,.]?\s+/i, "")
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b(?:\s+of\b)?/i, "$1");
  const instant = dayOfInstant(said);
  if (instant !== null) return instant;
  const day = withoutTime(said);
  return day === null ? null : (dayIn(day) ?? monthIn(day) ?? yearIn(day) ?? daySince1900(day));
}

/** A time with its zone is an instant, and midnight in New Zealand is noon or 11am of the day before in UTC. */
function dayOfInstant(said: string): FileDays | null {
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/.test(said)) return null;
  const instant = newZealandInstant(said, "start");
  return instant ? oneDay(newZealandDay(instant)) : null;
}

/** Returns null where something else than a time of day stands behind the day. */
function withoutTime(said: string): string | null {
  const [, day, hour, minute] =
    /^(.*\d)(?:T|,?\s+)(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]\.?m\.?)?$/i.exec(said) ?? [];
  if (day === undefined) return said;
  return Number(hour) < 24 && Number(minute) < 60 ? day : null;
}

function dayIn(said: string): FileDays | null {
  const yearFirst =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(said) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(said);
  if (yearFirst) return realDay(yearFirst[1]!, Number(yearFirst[2]), yearFirst[3]!);
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(said);
  if (dayFirst) return realDay(dayFirst[3]!, Number(dayFirst[2]), dayFirst[1]!);
  const inWords = /^(\d{1,2})[-/ ]([a-z]{3,9})\.?,?[-/ ](\d{4}|\d{2})$/i.exec(said);
  if (inWords) return realDay(inWords[3]!, monthNamed(inWords[2]!), inWords[1]!);
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i.exec(said);
  return monthFirst && realDay(monthFirst[3]!, monthNamed(monthFirst[1]!), monthFirst[2]!);
}

function monthIn(said: string): FileDays | null {
  const yearFirst = /^(\d{4})[-/.](\d{1,2})$/.exec(said);
  if (yearFirst) return realMonth(yearFirst[1]!, Number(yearFirst[2]));
  const inDigits = /^(\d{1,2})[-/.](\d{4})$/.exec(said);
  if (inDigits) return realMonth(inDigits[2]!, Number(inDigits[1]));
  const inWords = /^([a-z]{3,9})\.?,?[-/ ](\d{4}|\d{2})$/i.exec(said);
  return inWords && realMonth(inWords[2]!, monthNamed(inWords[1]!));
}

function yearIn(said: string): FileDays | null {
  if (!/^(?:1[89]|2\d)\d{2}$/.test(said)) return null;
  return { first: `${said}-01-01`, last: `${said}-12-31` };
}

/** As a number a spreadsheet's day is how many have passed since 30 December 1899. 20000 is in 1954, 80000 in 2119. */
function daySince1900(said: string): FileDays | null {
  const days = Number(/^([2-7]\d{4})(?:\.\d+)?$/.exec(said)?.[1]);
  return Number.isNaN(days) ? null : oneDay(Temporal.PlainDate.from("1899-12-30").add({ days }).toString());
}

function realDay(year: string, month: number, day: string): FileDays | null {
  const real = readDay(`${fourDigits(year)}-${month}-${day}`);
  return real === undefined ? null : oneDay(real);
}

function realMonth(year: string, month: number): FileDays | null {
  const start = realDay(year, month, "1");
  if (!start) return null;
  const last = Temporal.PlainDate.from(start.first).add({ months: 1 }).subtract({ days: 1 });
  return { first: start.first, last: last.toString() };
}

function oneDay(day: string): FileDays {
  return { first: day, last: day };
}

/** A spreadsheet's own rule: `29` is 2029, `79` is 1979. */
function fourDigits(year: string): number {
  const number = Number(year);
  if (year.length === 4) return number;
  return number < 50 ? 2000 + number : 1900 + number;
}

const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);

/** 1 to 12, or 0, which no date has. `Sept` is September. */
function monthNamed(name: string): number {
  const lower = name.toLowerCase();
  return MONTHS.findIndex((month) => month.startsWith(lower)) + 1;
}
