/**
 * Days and times as they are on the wall in New Zealand. A day is an ISO date (`2025-06-18`);
 * whichever zone the process runs in makes no difference.
 */
export const ZONE = "Pacific/Auckland";

export const MINUTES_IN_DAY = 24 * 60;

/** In the order of ISO 8601. */
export const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** A day of a month in a text, with or without its year: `3 March`, `3 March 2026`, not `30 minutes`. */
export const DAY_IN_WORDS = new RegExp(String.raw`\b\d{1,2} (?:${MONTHS.join("|")})\b(?: \d{4}\b)?`);

/**
 * Which day it is in New Zealand. `newZealandDay(new Date("2025-06-17T12:00:00Z")) === "2025-06-18"`
 *
 * The last answer is kept for its minute, since one page asks a dozen times; days there begin on whole minutes.
 */
export function newZealandDay(instant: Date): string {
  const minute = Math.floor(instant.getTime() / 60_000);
  if (minute !== last.minute) last = { minute, day: inNewZealand(instant).toPlainDate().toString() };
  return last.day;
}

let last = { minute: NaN, day: "" };

/** When the New Zealand day of an instant ends. `nextMidnight(new Date("2026-11-20T00:30:00Z"))` is 11:00 UTC that day. */
export function nextMidnight(instant: Date): Date {
  const tomorrow = inNewZealand(instant).toPlainDate().add({ days: 1 });
  return new Date(tomorrow.toZonedDateTime(ZONE).epochMilliseconds);
}

/** What the clock says in New Zealand: `newZealandTime(new Date("2025-06-17T21:30:00Z")) === "9:30am"` */
export function newZealandTime(instant: Date): string {
  const { hour, minute } = inNewZealand(instant);
  return clockTime(hour * 60 + minute);
}

/** `8am`, `8:30am`, `12 noon`, `midnight`. Minutes since midnight; those past 1440 are of the next day. */
export function clockTime(minutes: number): string {
  const inDay = minutes % MINUTES_IN_DAY;
  if (inDay === 0) return "midnight";
  if (inDay === 12 * 60) return "12 noon";
  const { hour, minute, half } = onTwelveHourClock(inDay);
  return minute === "00" ? `${hour}${half}` : `${hour}:${minute}${half}`;
}

/** Writes the minutes as `09:30`. */
export function twentyFourHours(minutes: number): string {
  const inDay = minutes % MINUTES_IN_DAY;
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The time of an instant as a time field has it: `newZealandClock(new Date("2025-06-17T21:30:00Z")) === "09:30"` */
export function newZealandClock(instant: Date): string {
  return inNewZealand(instant).toPlainTime().toString({ smallestUnit: "minute" });
}

/** `newZealandMinute(new Date("2026-11-20T00:30:00Z")) === "2026-11-20 13:30"`, which `newZealandInstant` reads. */
export function newZealandMinute(instant: Date): string {
  return `${newZealandDay(instant)} ${newZealandClock(instant)}`;
}

/** `formatDay("2025-06-18") === "18 June 2025"` */
export function formatDay(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return `${date.day} ${MONTHS[date.month - 1]} ${date.year}`;
}

/** `monthInWords("2026-05") === "May 2026"` */
export function monthInWords(month: string): string {
  return formatDay(`${month}-01`).replace(/^1 /, "");
}

/** The day of an instant in New Zealand: `formatInstantDay(new Date("2025-06-17T12:00:00Z")) === "18 June 2025"` */
export function formatInstantDay(instant: Date): string {
  return formatDay(newZealandDay(instant));
}

/** `formatLongDay("2025-06-18") === "Wednesday 18 June 2025"` */
export function formatLongDay(day: string): string {
  return `${formatWeekday(day)} ${formatDay(day)}`;
}

/** `formatInstant(new Date("2026-11-20T00:30:00Z")) === "Friday 20 November 2026, 1:30pm NZ time"` */
export function formatInstant(instant: Date): string {
  return `${formatLongDay(newZealandDay(instant))}, ${newZealandTime(instant)} NZ time`;
}

/** `formatWeekday("2025-06-18") === "Wednesday"` */
export function formatWeekday(day: string): string {
  return WEEKDAYS[Temporal.PlainDate.from(day).dayOfWeek - 1]!;
}

/** `addDays("2024-02-28", 2) === "2024-03-01"` */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** The ISO week that a day is in, which begins on a Monday: `isoWeek("2026-11-23") === "2026-W48"` */
export function isoWeek(day: string): string {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(day);
  return `${yearOfWeek}-W${String(weekOfYear).padStart(2, "0")}`;
}

/** `daysBetween("2024-02-28", "2024-03-01") === 2` */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days;
}

/** Gives the same day some months on, or the last of that month: `addMonths("2025-01-31", 1) === "2025-02-28"` */
export function addMonths(day: string, months: number): string {
  return Temporal.PlainDate.from(day).add({ months }).toString();
}

/**
 * The one reader of days: as a date field sends one or as New Zealanders type it, day first: `2025-06-18`, `18/6/2025`,
 * `18.06.2025`, `18 June 2025`, `18 jun 2025`. Undefined when there is no such day, as for `2026-02-30`, or when its year
 * is a slip of the finger: nobody means a day before 1900 or after 2999.
 */
export function readDay(text: string): string | undefined {
  const typed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return realDay(iso[1], iso[2], iso[3]);
  const dayFirst = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(typed);
  if (dayFirst) return realDay(dayFirst[3], dayFirst[2], dayFirst[1]);
  const inWords = /^(\d{1,2}) (\p{L}{3,9}) (\d{4})$/u.exec(typed);
  if (inWords) return realDay(inWords[3], monthNamed(inWords[2]!), inWords[1]);
  return undefined;
}

const FIRST_YEAR = "1900";
const LAST_YEAR = "2999";

/**
 * The instant that a text means: a day with its beginning or its end, a day and a time in New Zealand, or an instant with
 * its zone. Undefined when it is none, as for a time that is skipped when the clocks go forward. When they go back, a time
 * comes twice: the first is meant as a beginning, the second as an end.
 *
 * `newZealandInstant("2026-11-20", "start")` is `2026-11-19T11:00:00Z` · `newZealandInstant("2026-11-20T14:30", "start")`
 */
export function newZealandInstant(text: string, edge: "start" | "end"): Date | undefined {
  const typed = text.trim().replace(" ", "T");
  const day = readDay(text);
  if (day !== undefined && edge === "start") return atMinute(day, 0);
  if (day !== undefined) return new Date(atMinute(addDays(day, 1), 0).getTime() - 1);
  if (readDay(typed.split("T", 1)[0]!) === undefined) return undefined;
  try {
    if (/(Z|[+-]\d\d:?\d\d)$/.test(typed)) return new Date(Temporal.Instant.from(typed).epochMilliseconds);
    const time = Temporal.PlainDateTime.from(typed, { overflow: "reject" });
    const instant = onTheWall(time, edge === "start" ? "earlier" : "later");
    return inNewZealand(instant).toPlainDateTime().equals(time.round("millisecond")) ? instant : undefined;
  } catch {
    return undefined;
  }
}

function onTheWall(
  time: Temporal.PlainDateTime,
  disambiguation: "compatible" | "earlier" | "later" = "compatible",
): Date {
  return new Date(time.toZonedDateTime(ZONE, { disambiguation }).epochMilliseconds);
}

/** A time that can be asked for. */
export type TimeSlot = {
  /** As the specification writes it, and as forms send it: `9:30 AM`. */
  value: string;
  /** As visitors read it: `9:30am`, `12 noon`. */
  label: string;
  /** Since midnight: 570. */
  minutes: number;
};

const FIRST_SLOT = 8 * 60;
const LAST_SLOT = 18 * 60;
const SLOT_MINUTES = 30;

/** 8:00 AM to 6:00 PM, every 30 minutes: 21 of them (specification, section 9). */
export const TIME_SLOTS: readonly TimeSlot[] = Array.from(
  { length: (LAST_SLOT - FIRST_SLOT) / SLOT_MINUTES + 1 },
  (_, index) => slotAt(FIRST_SLOT + index * SLOT_MINUTES),
);

/** A time of day as the specification writes it, to the minute: `timeValue(new Date("2026-12-02T20:15:00Z")) === "9:15 AM"` */
export function timeValue(instant: Date): string {
  const { hour, minute } = inNewZealand(instant);
  return slotAt(hour * 60 + minute).value;
}

/** The slot that a text means: `9:30 AM`, `09:30`, `9.30am`, `9am`, `noon`, `17:00`. Undefined when it is none of the 21. */
export function findTimeSlot(text: string): TimeSlot | undefined {
  const minutes = readMinutes(text);
  return TIME_SLOTS.find((slot) => slot.minutes === minutes);
}

/** The one reader of times of day, to the minute: `readTime("9.30am") === "09:30"` · `readTime("14:05") === "14:05"`. Undefined when it is none. */
export function readTime(text: string): string | undefined {
  const minutes = readMinutes(text);
  return minutes === undefined ? undefined : twentyFourHours(minutes);
}

/** A time of day as visitors read it: `timeLabel("09:15") === "9:15am"` */
export function timeLabel(time: string): string {
  const minutes = readMinutes(time);
  return minutes === undefined ? time : clockTime(minutes);
}

/** When a slot begins: `slotStart("2026-11-20", findTimeSlot("9:30 AM")!)` is 19 November 2026, 20:30 UTC. */
export function slotStart(day: string, { minutes }: TimeSlot): Date {
  return atMinute(day, minutes);
}

/** So many minutes after a day's midnight, by the clock: `atMinute("2026-11-20", 480)` is 8am in New Zealand on that day. */
export function atMinute(day: string, minutes: number): Date {
  return onTheWall(Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes }));
}

function inNewZealand(instant: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(ZONE);
}

function realDay(year = "", month: string | number = "", day = ""): string | undefined {
  if (year < FIRST_YEAR || year > LAST_YEAR) return undefined;
  try {
    const parts = { year: Number(year), month: Number(month), day: Number(day) };
    return Temporal.PlainDate.from(parts, { overflow: "reject" }).toString();
  } catch {
    return undefined;
  }
}

/** 1 to 12, or 0, which no date has. */
function monthNamed(name: string): number {
  const lower = name.toLowerCase();
  return MONTHS.findIndex((month) => month.toLowerCase().startsWith(lower)) + 1;
}

function slotAt(minutes: number): TimeSlot {
  const { hour, minute, half } = onTwelveHourClock(minutes);
  return {
    value: `${hour}:${minute} ${half.toUpperCase()}`,
    label: clockTime(minutes),
    minutes,
  };
}

function onTwelveHourClock(minutes: number) {
  return {
    hour: Math.floor(minutes / 60) % 12 || 12,
    minute: String(minutes % 60).padStart(2, "0"),
    half: minutes < 12 * 60 ? "am" : "pm",
  };
}

/** Minutes since midnight: `readMinutes("9.30am") === 570`. Without am or pm the 24-hour clock is meant. */
export function readMinutes(text: string): number | undefined {
  const typed = text.toLowerCase().replace(/\s/g, "");
  if (/^(12)?(noon|midday)$/.test(typed)) return 12 * 60;
  const parts = /^(\d{1,2})(?:[:.](\d{2}))?(?::00)?(a\.?m\.?|p\.?m\.?)?$/.exec(typed);
  if (!parts || (parts[2] === undefined && parts[3] === undefined)) return undefined;
  const hour = Number(parts[1]);
  const minute = Number(parts[2] ?? 0);
  if (minute > 59 || hour > 23) return undefined;
  if (parts[3] === undefined) return hour * 60 + minute;
  if (hour < 1 || hour > 12) return undefined;
  return ((hour % 12) + (parts[3].startsWith("p") ? 12 : 0)) * 60 + minute;
}
