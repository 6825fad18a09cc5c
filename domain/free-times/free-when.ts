import { addDays, daysBetween, formatWeekday, readDay, WEEKDAYS } from "../nz-time.ts";

/** When a time should be free: on a day, by its date or as people say it, or in the next seven days. */
export type FreeWhen =
  | "today"
  | "tomorrow"
  | "week"
  | Lowercase<(typeof WEEKDAYS)[number]>
  | `${number}-${number}-${number}`;

/** `freeWhenIn("Saturday") === "saturday"` · `freeWhenIn("2026-12-05") === "2026-12-05"` · null for nonsense. */
export function freeWhenIn(text: string): FreeWhen | null {
  const word = text.toLowerCase();
  if (word === "today" || word === "tomorrow" || word === "week" || isWeekday(word)) return word;
  return (readDay(word) as FreeWhen | undefined) ?? null;
}

/** Whether it is a day by its date, as any day of any year may be. */
export function isDate(when: FreeWhen): boolean {
  return /^\d/.test(when);
}

/** The first day and how many there are: `daysOf("saturday", "2026-12-03")` is `{ from: "2026-12-05", days: 1 }`. */
export function daysOf(when: FreeWhen, today: string): { from: string; days: number } {
  if (when === "today") return { from: today, days: 1 };
  if (when === "tomorrow") return { from: addDays(today, 1), days: 1 };
  if (when === "week") return { from: today, days: 7 };
  return { from: isWeekday(when) ? nextWeekday(when, today) : when, days: 1 };
}

/**
 * The days that people look for first: today, tomorrow, and what of the weekend comes after them. On Thursday 3 December:
 * `["today", "tomorrow", "2026-12-05", "2026-12-06"]`
 */
export function daysToOffer(today: string): FreeWhen[] {
  const weekend = (["saturday", "sunday"] as const)
    .map((day) => nextWeekday(day, today))
    .filter((day) => daysBetween(today, day) > 1);
  return ["today", "tomorrow", ...(weekend as FreeWhen[])];
}

type Weekday = Lowercase<(typeof WEEKDAYS)[number]>;

/** Monday first: `["monday", "tuesday", …]` */
const WEEKDAY_WORDS: readonly string[] = WEEKDAYS.map((day) => day.toLowerCase());

function isWeekday(word: string): word is Weekday {
  return WEEKDAY_WORDS.includes(word);
}

/** The day itself where today is one. */
function nextWeekday(weekday: Weekday, today: string): string {
  const from = WEEKDAY_WORDS.indexOf(formatWeekday(today).toLowerCase());
  return addDays(today, (WEEKDAY_WORDS.indexOf(weekday) - from + 7) % 7);
}
