import {
  ALL_DAY,
  CLOSED,
  type Closure,
  closuresIn,
  type DayHours,
  hoursForm,
  type HoursForm,
  hoursText,
  isSameDay,
  withClosures,
} from "#domain/hours/hours-form.ts";
import {
  addMonths,
  MINUTES_IN_DAY,
  readDay,
  readMinutes,
  twentyFourHours,
  WEEKDAYS,
} from "#domain/nz-time.ts";
import { LONGEST_TEXT, openingHoursProblem } from "#domain/hours/opening-hours.ts";
import { isAllDay } from "#domain/hours/opening-hours-words.ts";
import type { Problem } from "#domain/form-fields.ts";
import type { Values } from "./section-values.ts";

/** `hours-mo` to `hours-su`. */
export const DAY_FIELDS = WEEKDAYS.map((day) => `hours-${day.slice(0, 2).toLowerCase()}`);

/** Public holidays. */
export const HOLIDAY_FIELD = "hours-ph";

/** Rows of days away: four, or one more than are filled in. What stands beyond the last is kept. */
const MOST_CLOSURES = 12;
const LEAST_CLOSURES = 4;

const CLOSURE_NUMBERS = Array.from({ length: MOST_CLOSURES }, (_, index) => index + 1);

/** A day has, beside its own name, the ends of up to two spans. */
const TIME_ENDS = ["-from", "-to", "-from-2", "-to-2"] as const;

/** Every field of the hours: all are lines. */
export const HOURS_FIELDS: readonly string[] = [
  ...[...DAY_FIELDS, HOLIDAY_FIELD].flatMap((name) => [name, ...TIME_ENDS.map((end) => `${name}${end}`)]),
  ...CLOSURE_NUMBERS.flatMap((n) => [`closed-from-${n}`, `closed-to-${n}`]),
  "keep",
];

/** The numbers of the rows of days away to show. */
export function shownClosures(values: Values): readonly number[] {
  const last = CLOSURE_NUMBERS.findLast((n) => values[`closed-from-${n}`] || values[`closed-to-${n}`]) ?? 0;
  return CLOSURE_NUMBERS.slice(0, Math.max(LEAST_CLOSURES, last + 1));
}

/** Hours that say more than the fields: those are kept, only days away are filled in. */
export function keptValues(openingHours: string, today: string): Values {
  return { keep: "yes", ...closureValues(closuresIn(openingHours, today)) };
}

/** The opening hours of a listing as the fields hold them; null where they say more. Without hours nothing is filled in. */
export function hoursValues(openingHours: string, today: string): Values | null {
  if (openingHours === "") return {};
  const form = hoursForm(openingHours, today);
  return form && formValues(form);
}

function formValues({ week, publicHolidays, closures }: HoursForm): Values {
  const values: Record<string, string> = {};
  for (const [index, day] of week.entries()) {
    const before = week[index - 1];
    const isRepeated = before !== undefined && before.length > 0 && isSameDay(day, before);
    Object.assign(values, isRepeated ? { [DAY_FIELDS[index]!]: "same" } : dayValues(DAY_FIELDS[index]!, day));
  }
  if (publicHolidays === "usual") values[HOLIDAY_FIELD] = "usual";
  else if (publicHolidays !== "unsaid") Object.assign(values, dayValues(HOLIDAY_FIELD, publicHolidays));
  return { ...values, ...closureValues(closures) };
}

function closureValues(closures: readonly Closure[]): Values {
  const rows = closures.slice(0, MOST_CLOSURES).flatMap(({ first, last }, index) => [
    [`closed-from-${index + 1}`, first],
    [`closed-to-${index + 1}`, last],
  ]);
  return Object.fromEntries(rows);
}

function dayValues(name: string, day: DayHours): Values {
  if (day.length === 0) return { [name]: "closed" };
  if (isAllDay(day)) return { [name]: "all-day" };
  const times = day.flatMap(({ from, to }) => [twentyFourHours(from), twentyFourHours(to)]);
  const ends = times.map((time, index) => [`${name}${TIME_ENDS[index]}`, time]);
  return { [name]: "open", ...Object.fromEntries(ends) };
}

type HoursReading = { hours: string } | { problems: Problem[] };

/** What was filled in, as OpenStreetMap writes it. Where nothing was, hours are not stated. */
export function readHoursFields(values: Values, before: Before): HoursReading {
  const problems: Problem[] = [];
  const report = (name: string, text: string) => void problems.push({ name, text });
  const isBlank = HOURS_FIELDS.every((name) => !values[name]);
  if (isBlank) return { hours: "" };
  askAboutUnusedTimes(values, before, report);
  const week: DayHours[] = [];
  for (const [index, name] of DAY_FIELDS.entries())
    week.push(readDayFields(values, name, { called: WEEKDAYS[index]!, before: week.at(-1), report }));
  const closures = readClosures(values, before, report);
  const publicHolidays = readHolidays(values, report);
  if (problems.length > 0) return { problems };
  const hours = hoursText({ week, publicHolidays, closures });
  const problem = hoursFault(hours);
  return problem === null ? { hours } : { problems: [{ name: DAY_FIELDS[0]!, text: problem }] };
}

/**
 * Where a browser cannot hide the times of a day, someone fills them in and leaves the answer above as it was: “Same as
 * Monday” beside 9am. An answer that was changed is meant: then times are what was tried before, and out of sight.
 */
function askAboutUnusedTimes(values: Values, { openingHours, today }: Before, report: Report): void {
  const shown = hoursValues(openingHours, today) ?? {};
  for (const [index, name] of [...DAY_FIELDS, HOLIDAY_FIELD].entries()) {
    const [answer = "", before = ""] = [values[name], shown[name]];
    const filled = TIME_ENDS.find((end) => values[`${name}${end}`]);
    if (answer !== before || answer === "open" || filled === undefined) continue;
    const day = WEEKDAYS[index];
    // A day without an answer is asked for one.
    if (day && answer !== "") report(`${name}${filled}`, `${day}: choose “Open”, or leave its times empty`);
    if (!day) report(`${name}${filled}`, "Public holidays: choose “Other hours”, or leave their times empty");
  }
}

/** Keeps the hours, and reads the days away. */
export function readKeptHours(values: Values, before: Before): HoursReading {
  const problems: Problem[] = [];
  const isFilled = [...DAY_FIELDS, HOLIDAY_FIELD].some((name) =>
    ["", ...TIME_ENDS].some((end) => values[`${name}${end}`]),
  );
  if (isFilled)
    problems.push({ name: "keep", text: "Choose “Replace them”, or leave the days of the week empty" });
  const closures = readClosures(values, before, (name, text) => void problems.push({ name, text }));
  if (problems.length > 0) return { problems };
  const hours = withClosures(before.openingHours, closures);
  const problem = hoursFault(hours);
  return problem === null ? { hours } : { problems: [{ name: "closed-from-1", text: problem }] };
}

/** What stood before, and the ISO day on which it is changed. */
type Before = { openingHours: string; today: string };

function readClosures(values: Values, { openingHours, today }: Before, report: Report): Closure[] {
  const typed = CLOSURE_NUMBERS.flatMap((n) => readClosure(values, n, { today, report }));
  return [...typed, ...closuresIn(openingHours, today).slice(MOST_CLOSURES)];
}

type Report = (name: string, text: string) => void;

function hoursFault(hours: string): string | null {
  if (hours === "") return "Enter the hours of at least one day";
  if (hours.length > LONGEST_TEXT)
    return "These hours are too long to be stored. Make more days alike, or enter fewer days away";
  return openingHoursProblem(hours);
}

function readDayFields(
  values: Values,
  name: string,
  { called, before, report }: { called: string; before: DayHours | undefined; report: Report },
): DayHours {
  const answer = values[name];
  if (answer === "closed") return CLOSED;
  if (answer === "all-day" && name !== HOLIDAY_FIELD) return ALL_DAY;
  if (answer === "same" && before) return before;
  if (answer === "open") return readSpans(values, name, called, report);
  report(name, `Choose whether you are open: ${called}`);
  return CLOSED;
}

/** Where there is no answer, visitors are told to call first. */
function readHolidays(values: Values, report: Report): HoursForm["publicHolidays"] {
  const answer = values[HOLIDAY_FIELD];
  if (!answer) return "unsaid";
  if (answer === "usual") return "usual";
  return readDayFields(values, HOLIDAY_FIELD, { called: "Public holidays", before: undefined, report });
}

function readSpans(values: Values, name: string, called: string, report: Report): DayHours {
  const [from, to, fromAgain, toAgain] = TIME_ENDS.map((end) => values[`${name}${end}`] ?? "");
  const first = readSpan({ from, to }, (end, text) => report(`${name}-${end}`, `${called}: ${text}`));
  if (fromAgain === "" && toAgain === "") return first;
  const second = readSpan({ from: fromAgain, to: toAgain }, (end, text) =>
    report(`${name}-${end}-2`, `${called}, again open: ${text}`),
  );
  if (first[0] && second[0] && second[0].from <= first[0].to)
    report(`${name}-from-2`, `${called}, again open: enter a time after you have closed`);
  return [...first, ...second];
}

function readSpan(
  typed: { from: string | undefined; to: string | undefined },
  report: (end: "from" | "to", text: string) => void,
): DayHours {
  const from = readMinutes(typed.from ?? "");
  const end = readMinutes(typed.to ?? "");
  // Midnight as a closing time is the end of the day.
  const to = end === 0 ? MINUTES_IN_DAY : end;
  if (from === undefined) report("from", "enter when you open, like 8am or 08:30");
  if (to === undefined) report("to", "enter when you close, like 5pm or 17:30");
  if (from === undefined || to === undefined) return CLOSED;
  if (to <= from) report("to", "enter a closing time after the opening time");
  return [{ from, to }];
}

/** One field alone is one day. */
function readClosure(
  values: Values,
  n: number,
  { today, report }: { today: string; report: Report },
): Closure[] {
  const [from, to] = [values[`closed-from-${n}`] ?? "", values[`closed-to-${n}`] ?? ""];
  if (from === "" && to === "") return [];
  const [first, last] = [readDay(from || to), readDay(to || from)];
  if (!first) report(`closed-from-${n}`, "Enter a real date, with day, month and year");
  else if (!last) report(`closed-to-${n}`, "Enter a real date, with day, month and year");
  else if (last < first) report(`closed-to-${n}`, "Enter a last day on or after the first day");
  else if (last < today) report(`closed-to-${n}`, "Enter today or a later day, or clear this row");
  else if (last > addMonths(today, 24)) report(`closed-to-${n}`, "Enter a day within the next two years");
  return first && last ? [{ first, last }] : [];
}
