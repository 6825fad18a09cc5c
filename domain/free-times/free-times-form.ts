import type { Problem } from "../form-fields.ts";
import type { Colleague, DaySpan, FreeTimesRules, MinuteSpan, Visit } from "./free-times-rules.ts";
import { addMonths, readDay, WEEKDAYS } from "../nz-time.ts";
import { usualDays } from "../hours/kept-hours.ts";
import { keptHours } from "../hours/opening-hours-kept.ts";
import { sureWeek } from "../hours/opening-hours-words.ts";
import {
  EARLIEST,
  LATEST,
  MOST_SPANS,
  readTimesOfDay,
  spanInWords,
  STEP,
  timesOfDayInWords,
} from "./times-of-day.ts";
import { VISIT_KINDS, VISIT_MEANT, type VisitKind } from "./visit-kinds.ts";

/** What the form begins with where a practice has said nothing yet. No day has times, so nothing is free. */
export const FREE_TIMES_UNSTATED: FreeTimesRules = {
  weekly: [[], [], [], [], [], [], []],
  visits: { checkup: { minutes: 30, for: "all" }, urgent: { minutes: 30, for: "all" } },
  startEvery: 15,
  gap: 0,
  atOnce: 1,
  notice: 4,
  weeksAhead: 4,
  notOn: [],
};

/** The fields of the form by name, as typed. */
export type FreeTimesValues = Readonly<Record<string, string>>;

const MOST_DAYS_OFF = 20;
const LEAST_DAYS_OFF = 2;

/** `times-mo` to `times-su`: the times of a day in one line, as people write them. */
export const TIMES_FIELDS = WEEKDAYS.map((day) => `times-${day.slice(0, 2).toLowerCase()}`);

/** So many people can have hours of their own. */
const MOST_COLLEAGUES = 3;
const LONGEST_NAME = 40;
const COLLEAGUE_NUMBERS = Array.from({ length: MOST_COLLEAGUES }, (_, index) => index + 1);

/** `times-2-mo` to `times-2-su`: the times of the second colleague. */
export function colleagueTimesFields(n: number): string[] {
  return TIMES_FIELDS.map((name) => name.replace("times-", `times-${n}-`));
}

const DAY_OFF_NUMBERS = Array.from({ length: MOST_DAYS_OFF }, (_, index) => index + 1);

/** What a list of the form offers. Anything else was not chosen from it. */
export const CHOICES = {
  minutes: [10, 15, 20, 25, 30, 40, 45, 50, 60, 75, 90, 105, 120],
  startEvery: [10, 15, 20, 30, 60],
  gap: [0, 5, 10, 15, 20, 30],
  atOnce: [1, 2, 3, 4],
  notice: [0, 1, 2, 4, 8, 16, 24, 40],
  weeksAhead: [1, 2, 3, 4, 6, 8, 12],
} as const;

/** No practice can be booked further ahead. */
export const MOST_WEEKS_AHEAD = Math.max(...CHOICES.weeksAhead);

/** The rules that are one number each, with the names of their fields. */
const NUMBERS = {
  startEvery: "start-every",
  gap: "gap",
  atOnce: "at-once",
  notice: "notice",
  weeksAhead: "weeks-ahead",
} as const;

const FOR_WHOM = ["all", "new", "existing"] as const;

/** Every field but the switch: all are lines. */
export const RULES_FIELDS: readonly string[] = [
  ...TIMES_FIELDS,
  ...VISIT_KINDS.flatMap((kind) => [`minutes-${kind}`, `for-${kind}`]),
  ...COLLEAGUE_NUMBERS.flatMap((n) => [`name-${n}`, `same-${n}`, ...colleagueTimesFields(n)]),
  ...Object.values(NUMBERS),
  ...DAY_OFF_NUMBERS.flatMap((n) => [`off-from-${n}`, `off-to-${n}`]),
];

/** The form of a practice that has stated nothing: its usual opening hours, and how most practices would fill in the rest. */
export function suggestedRules(openingHours: string): FreeTimesRules {
  const week = usualWeek(openingHours);
  return { ...FREE_TIMES_UNSTATED, weekly: WEEKDAYS.map((_, index) => bookablePart(week?.[index] ?? [])) };
}

/** The hours of each weekday; null where they are not stated, and of a day where they change through the year. */
function usualWeek(openingHours: string): (readonly MinuteSpan[] | null)[] | null {
  const hours = keptHours(openingHours);
  return hours ? sureWeek(usualDays(hours)) : null;
}

/** The part of a day in which visits can be, on five minutes. */
function bookablePart(day: readonly MinuteSpan[]): MinuteSpan[] {
  return day
    .map(({ from, to }) => ({
      from: Math.max(EARLIEST, Math.ceil(from / STEP) * STEP),
      to: Math.min(LATEST, Math.floor(to / STEP) * STEP),
    }))
    .filter(({ from, to }) => from < to)
    .slice(0, MOST_SPANS);
}

/** The rules as the form holds them. Days that are over are left out: they say nothing any more. */
export function freeTimesValues(rules: FreeTimesRules, today: string): FreeTimesValues {
  const { weekly, visits, notOn, colleagues = [] } = rules;
  return Object.fromEntries([
    ...TIMES_FIELDS.map((name, index) => [name, timesOfDayInWords(weekly[index]!)]),
    ...VISIT_KINDS.flatMap((kind) => [
      [`minutes-${kind}`, String(visits[kind]?.minutes ?? "")],
      [`for-${kind}`, visits[kind]?.for ?? "all"],
    ]),
    ...colleagues.flatMap((one) => [
      [`name-${one.whose}`, one.name],
      ...colleagueTimesFields(one.whose).map((name, index) => [name, timesOfDayInWords(one.weekly[index]!)]),
    ]),
    ...Object.entries(NUMBERS).map(([rule, name]) => [name, String(rules[rule as keyof typeof NUMBERS])]),
    ...notOn
      .filter(({ to }) => to >= today)
      .flatMap(({ from, to }, index) => [
        [`off-from-${index + 1}`, from],
        [`off-to-${index + 1}`, to],
      ]),
  ]);
}

/** The numbers of the rows of days off to show: one more than are filled in. */
export function shownDaysOff(values: FreeTimesValues): readonly number[] {
  const last = DAY_OFF_NUMBERS.findLast((n) => values[`off-from-${n}`] || values[`off-to-${n}`]) ?? 0;
  return DAY_OFF_NUMBERS.slice(0, Math.max(LEAST_DAYS_OFF, last + 1));
}

/** The numbers of the colleagues to show: one more than are filled in. */
export function shownColleagues(values: FreeTimesValues): readonly number[] {
  const isFilled = (n: number) => [`name-${n}`, ...colleagueTimesFields(n)].some((name) => values[name]);
  return COLLEAGUE_NUMBERS.slice(0, (COLLEAGUE_NUMBERS.findLast(isFilled) ?? 0) + 1);
}

/** What was filled in, or what is wrong with it, in words. `today` is an ISO day. */
export function readFreeTimes(
  values: FreeTimesValues,
  today: string,
): { rules: FreeTimesRules } | { problems: Problem[] } {
  const problems: Problem[] = [];
  const report = (name: string, text: string) => void problems.push({ name, text });
  const weekly = TIMES_FIELDS.map((name, index) => {
    const read = readTimesOfDay(values[name] ?? "");
    if (typeof read !== "string") return read;
    report(name, `${WEEKDAYS[index]}: ${read}`);
    return [];
  });
  const visits = readVisits(values, report);
  const colleagues = COLLEAGUE_NUMBERS.flatMap((n) => readColleague(values, n, { weekly, report }));
  for (const [index, { whose, name }] of colleagues.entries())
    if (colleagues.slice(0, index).some((one) => one.name === name))
      report(`name-${whose}`, "Enter another name: two people can’t have the same");
  if (problems.length === 0)
    reportVisitsUnstated([...weekly, ...colleagues.flatMap((one) => one.weekly)], visits, report);
  const number = (rule: keyof typeof NUMBERS) => {
    const found = CHOICES[rule].find((choice) => String(choice) === values[NUMBERS[rule]]);
    if (found === undefined) report(NUMBERS[rule], "Choose one of these");
    return found ?? 0;
  };
  const rules: FreeTimesRules = {
    weekly,
    visits,
    ...(colleagues.length > 0 && { colleagues }),
    startEvery: number("startEvery"),
    gap: number("gap"),
    atOnce: number("atOnce"),
    notice: number("notice"),
    weeksAhead: number("weeksAhead"),
    notOn: DAY_OFF_NUMBERS.flatMap((n) => readDaysOff(values, n, { today, report })),
  };
  return problems.length > 0 ? { problems } : { rules };
}

/** What rules still lack before a patient can book anything by them. */
export function whatIsMissing({ weekly, visits, colleagues }: FreeTimesRules): Problem | null {
  if (Object.keys(visits).length === 0)
    return {
      name: `minutes-${VISIT_KINDS[0]}`,
      text: "Choose how long at least one visit takes, or choose “No” below",
    };
  if (!colleagues && weekly.every((day) => day.length === 0))
    return { name: TIMES_FIELDS[0]!, text: "Enter the times of at least one day, or choose “No” below" };
  return null;
}

type Report = (name: string, text: string) => void;

function readVisits(values: FreeTimesValues, report: Report): FreeTimesRules["visits"] {
  const visits: Partial<Record<VisitKind, Visit>> = {};
  for (const kind of VISIT_KINDS) {
    const [typed = "", whom = ""] = [values[`minutes-${kind}`], values[`for-${kind}`]];
    if (typed === "") continue;
    const minutes = CHOICES.minutes.find((choice) => String(choice) === typed);
    const patients = FOR_WHOM.find((one) => one === whom);
    if (minutes === undefined) report(`minutes-${kind}`, "Choose one of these lengths");
    else if (patients === undefined) report(`for-${kind}`, "Choose who can book it");
    else visits[kind] = { minutes, for: patients };
  }
  return visits;
}

/** Someone with hours of their own: nobody, where neither a name nor a time was filled in. */
function readColleague(
  values: FreeTimesValues,
  n: number,
  { weekly: practices, report }: { weekly: FreeTimesRules["weekly"]; report: Report },
): Colleague[] {
  const name = (values[`name-${n}`] ?? "").trim();
  const isSame = values[`same-${n}`] === "yes";
  const own = colleagueTimesFields(n).map((field, index) => {
    const read = readTimesOfDay(values[field] ?? "");
    if (typeof read !== "string") return read;
    report(field, `${WEEKDAYS[index]}${name && `, ${name}`}: ${read}`);
    return null;
  });
  const weekly = isSame ? practices : own.map((day) => day ?? []);
  const hasTimes = isSame || own.some((day) => day === null || day.length > 0);
  if (name === "" && !hasTimes) return [];
  if (name === "") report(`name-${n}`, "Enter the name of the person with these times");
  else if (name.length > LONGEST_NAME) report(`name-${n}`, `Use ${LONGEST_NAME} characters or fewer`);
  else if (!hasTimes)
    report(colleagueTimesFields(n)[0]!, `Enter the times of at least one day for ${name}, or clear the name`);
  return [{ whose: n, name, weekly }];
}

/** Times that are kept for a visit which patients can’t book would be nobody’s. */
function reportVisitsUnstated(
  weekly: FreeTimesRules["weekly"],
  visits: FreeTimesRules["visits"],
  report: Report,
): void {
  const kept = new Set(weekly.flat().flatMap(({ kinds = [] }) => kinds));
  for (const kind of VISIT_KINDS)
    if (kept.has(kind) && !visits[kind])
      report(`minutes-${kind}`, `You keep times for ${VISIT_MEANT[kind]}: choose how long one takes`);
}

/** One field alone is one day. */
function readDaysOff(
  values: FreeTimesValues,
  n: number,
  { today, report }: { today: string; report: Report },
): DaySpan[] {
  const [first = "", last = ""] = [values[`off-from-${n}`], values[`off-to-${n}`]];
  if (first === "" && last === "") return [];
  const [from, to] = [readDay(first || last), readDay(last || first)];
  if (!from) report(`off-from-${n}`, "Enter a real date, with day, month and year");
  else if (!to) report(`off-to-${n}`, "Enter a real date, with day, month and year");
  else if (to < from) report(`off-to-${n}`, "Enter a last day on or after the first day");
  else if (to < today) report(`off-to-${n}`, "Enter today or a later day, or clear this row");
  else if (to > addMonths(today, 24)) report(`off-to-${n}`, "Enter a day within the next two years");
  return from && to ? [{ from, to }] : [];
}

/** Times at which the practice is closed by its own opening hours: `["Saturday 9am to 12 noon"]`. They count all the same. */
export function outsideHours({ weekly, colleagues = [] }: FreeTimesRules, openingHours: string): string[] {
  const week = usualWeek(openingHours);
  const inWeek = (days: FreeTimesRules["weekly"], name: string) => outsideIn(days, week, name);
  return [...inWeek(weekly, ""), ...colleagues.flatMap((one) => inWeek(one.weekly, `${one.name}, `))];
}

function outsideIn(
  weekly: FreeTimesRules["weekly"],
  week: ReturnType<typeof usualWeek>,
  name: string,
): string[] {
  return weekly.flatMap((spans, index) => {
    const open = week?.[index];
    if (!open) return [];
    return spans
      .filter((span) => !open.some(({ from, to }) => from <= span.from && span.to <= to))
      .map((span) => `${name}${WEEKDAYS[index]} ${spanInWords(span)}`);
  });
}
