import { MINUTES_IN_DAY } from "./nz-time.ts";
import { openingHoursProblem } from "./opening-hours.ts";
import { isEveryWeekAlike, readHours, type Span } from "./opening-hours-reading.ts";
import { isAllDay } from "./opening-hours-words.ts";
import { withCapital } from "./text.ts";

/**
 * Opening hours from a spreadsheet as OpenStreetMap writes them, or in one sentence why they are left out. English times
 * are understood, and an AM or PM that is written once is meant twice. What no dentist keeps is not believed: `9-5` reads
 * as 9am to 5am.
 *
 * `readableHours("Mon-Fri 8:00 AM – 1:00 PM, 2:00 – 5:00 PM")` → `{ hours: "Mo-Fr 08:00-13:00,14:00-17:00", problem: null }`
 */
export function readableHours(
  raw: string,
): { hours: string; problem: null } | { hours: null; problem: string } {
  const text = withoutSchoolHolidays(withoutFallback(inTwentyFourHours(inShortDays(inOneLine(raw)))));
  const problem = openingHoursProblem(text);
  if (problem) return { hours: null, problem };
  return isKeptByDentists(text)
    ? { hours: text, problem: null }
    : { hours: null, problem: `“${raw}” are hours that no dentist keeps.` };
}

/** A line or a bar between rules is a semicolon: `Mon 8am-5pm⏎Tue 8am-5pm`. */
function inOneLine(raw: string): string {
  return raw.trim().replaceAll(/\s*(?:[\r\n]+|(?<!\|)\|(?!\|))\s*/g, "; ");
}

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** `Monday: 8am; Tues - Thurs` → `Mo 8am; Tu-Th`. Only whole English words: `Mo` and `Mon` stay or become `Mo`. */
function inShortDays(text: string): string {
  const short = text
    .replaceAll(/\b(?:public|bank) holidays?\b/gi, "PH")
    .replaceAll(/\b([a-z]{2,9})\b\.?/gi, (word, letters: string) => {
      const day = DAYS.find((one) => letters.length >= 2 && one.startsWith(letters.toLowerCase()));
      return day ? withCapital(day.slice(0, 2)) : word;
    });
  return short
    .replaceAll(/\bweekdays\b/gi, "Mo-Fr")
    .replaceAll(/\bweekends?\b/gi, "Sa-Su")
    .replaceAll(/\b(?:every ?day|daily|(?:7|seven) days(?: (?:a|per) week)?)\b/gi, "Mo-Su")
    .replaceAll(/\b(Mo|Tu|We|Th|Fr|Sa|Su|PH)(?:\s*:)+\s*/g, "$1 ")
    .replaceAll(/\b(Mo|Tu|We|Th|Fr|Sa|Su)\s*(?:[-–—]|to)\s*(?=(?:Mo|Tu|We|Th|Fr|Sa|Su)\b)/g, "$1-")
    .replaceAll(/\bclosed\b/gi, "off");
}

const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\.?)?`;
const SPAN = new RegExp(`${TIME}\\s*(?:[-–—]|to)\\s*${TIME}(?![\\d:])`, "gi");

/** Spans in which a time says AM or PM: `2:00 – 5:00 PM` → `14:00-17:00`. Other spans stay as they are. */
function inTwentyFourHours(text: string): string {
  return text
    .replaceAll(
      SPAN,
      (
        span,
        fromHour: string,
        fromMinute = "00",
        fromHalf: string | undefined,
        toHour: string,
        toMinute = "00",
        toHalf: string | undefined,
      ) => {
        if (!fromHalf && !toHalf) return span.replaceAll(/\s*[–—]\s*/g, "-");
        const end = clock(toHour, toMinute, toHalf ?? fromHalf!);
        // The first time has the half of the second, unless it would then be the later one: `9 – 5 PM`.
        const sameHalf = clock(fromHour, fromMinute, fromHalf ?? toHalf!);
        const start = fromHalf || sameHalf < end ? sameHalf : clock(fromHour, fromMinute, "a");
        return `${start}-${end}`;
      },
    )
    .replaceAll(/(\d{2}:\d{2}),\s+(?=\d{2}:\d{2})/g, "$1,");
}

/** `clock("2", "00", "p") === "14:00"`; 12 AM is the beginning of the day. */
function clock(hour: string, minute: string, half: string): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

/**
 * `Mo-Fr 08:30-17:00 || "by appointment"` would say “call first” of every night: what has no time after `||` is left out.
 */
function withoutFallback(text: string): string {
  const [first = "", ...others] = text.split("||");
  const timed = others.filter((rules) => /\d/.test(rules.replaceAll(/"[^"]*"/g, "")));
  return [first, ...timed].map((rules) => rules.trim()).join(" || ");
}

/** Rules of the school holidays are left out: what remains is how it is on other days. */
function withoutSchoolHolidays(text: string): string {
  return text
    .split(";")
    .filter((rule) => !/\bSH\b/.test(rule))
    .map((rule) => rule.trim())
    .filter((rule) => rule !== "")
    .join("; ");
}

/**
 * Whether readable hours hold on every day only because they name none, as OpenStreetMap's grammar has it: a dentist who
 * writes `8am–1pm` hardly means Sundays. A text that names a weekday somewhere is taken at its word, and so is `24/7`.
 *
 * `namesNoDays("08:00-13:00; PH off") === true`, `namesNoDays("08:00-17:00; Sa,Su off") === false`
 */
export function namesNoDays(hours: string): boolean {
  const plain = hours.replaceAll(/"[^"]*"/g, "");
  if (/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b|24\/7|\b24 hours\b/.test(plain)) return false;
  return plain.split(/;|\|\|/).some((rule) => /\d/.test(rule) && !DAY_OF_YEAR.test(rule));
}

/** A holiday or a date: `PH 10:00-12:00`, `Dec 24 08:00-12:00`. */
const DAY_OF_YEAR =
  /\bPH\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\s+\d{1,2}(?![\d:])|\beaster\b/i;

const EARLIEST = 5 * 60;
const LONGEST = 16 * 60;

/**
 * No opening before 5am, none over midnight and none of more than 16 hours, on no day, but for those that never close:
 * what holds in January only, or on a holiday, is shown too.
 */
function isKeptByDentists(text: string): boolean {
  const { hours } = readHours(text);
  return (
    hours === null ||
    daysOf(text).every((day) =>
      [hours.planOf(day, false, false), hours.planOf(day, true, true)].every(
        (plan) => isAllDay(plan) || plan.every(isKept),
      ),
    )
  );
}

function isKept({ from, to }: Span): boolean {
  return from >= EARLIEST && to < MINUTES_IN_DAY && to - from <= LONGEST;
}

/** A week where every week is alike, else every day of a leap year and of the years that the text names. */
function daysOf(text: string): number[] {
  const years = new Set([LEAP_YEAR, ...[...text.matchAll(/\b20\d\d\b/g)].slice(0, MOST_YEARS).map(Number)]);
  return [...years].flatMap((year) => {
    const first = Date.UTC(year, 0, 1) / 86_400_000;
    return Array.from({ length: isEveryWeekAlike(text) ? 7 : 366 }, (_, day) => first + day);
  });
}

const LEAP_YEAR = 2040;
const MOST_YEARS = 3;
