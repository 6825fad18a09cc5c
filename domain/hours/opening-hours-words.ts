import { clockTime, MINUTES_IN_DAY, WEEKDAYS } from "../nz-time.ts";
import type { Span, UsualDay } from "./kept-hours.ts";

export const HOURS_NOT_STATED = "Hours not stated";

/** A row of the profile’s table: `8am–12 noon, 1pm–5pm`, `Open 24 hours`, `By appointment, call first`, `Closed`. */
export function dayInWords(spans: readonly Span[]): string {
  if (spans.length === 0) return "Closed";
  if (isAllDay(spans)) return spans[0]!.isSure ? "Open 24 hours" : "By appointment, call first";
  return spans
    .map((span) => (span.isSure ? spanInWords(span) : `${spanInWords(span)}, call first`))
    .join(", ");
}

/** The sure hours of each weekday from Monday; null where they change through the year. */
export function sureWeek(week: readonly UsualDay[]): (Span[] | null)[] {
  return week.map(({ plan }) => plan && plan.filter((span) => span.isSure));
}

/** A line on a card has room for this. */
const LONGEST_LINE = 60;

/** One line: `Mon–Fri 8am–6pm, Sat 9am–3pm`. */
export function weekInShort(week: readonly UsualDay[]): string {
  const unsettled = week.flatMap((day, index) => (day.plan === null ? [{ index, ...day }] : []));
  if (unsettled.length > 2 || unsettled.some((day) => !day.isSometimesClosed)) {
    return "Hours change through the year";
  }

  const days = sureWeek(week);
  const open = days.flatMap((spans, index) => (spans?.length ? [index] : []));
  if (open.length === 0) return "By arrangement, call first";
  if (days.every((spans) => spans && isAllDay(spans))) return "Open 24 hours, every day";

  const alike = Map.groupBy(open, (index) =>
    isAllDay(days[index]!) ? "24 hours" : days[index]!.map(spanInWords).join(" and "),
  );
  const parts = [...alike].map(([words, indexes]) => `${daysInShort(indexes)} ${words}`);
  const line = [...parts, ...unsettled.map(({ index }) => `some ${WEEKDAYS[index]}s`)].join(", ");
  return line.length <= LONGEST_LINE ? line : roughly(open, days);
}

function roughly(open: readonly number[], days: readonly (Span[] | null)[]): string {
  const spans = days.flatMap((day) => day ?? []);
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  if (to - from >= MINUTES_IN_DAY) return `${daysInShort(open)}, hours vary`;
  return `${daysInShort(open)} between ${clockTime(from)} and ${clockTime(to)}, hours vary`;
}

function spanInWords({ from, to }: Span): string {
  return `${clockTime(from)}–${clockTime(to)}`;
}

/** One span from midnight to midnight. */
export function isAllDay(spans: readonly Pick<Span, "from" | "to">[]): boolean {
  return spans.length === 1 && spans[0]!.from === 0 && spans[0]!.to === MINUTES_IN_DAY;
}

/** `Mon–Fri`, `Mon, Wed–Thu`, `Every day`. Indexes from Monday, ascending. */
function daysInShort(indexes: readonly number[]): string {
  if (indexes.length === 7) return "Every day";
  return consecutiveRuns(indexes)
    .map(({ first, last }) => (first === last ? short(first) : `${short(first)}–${short(last)}`))
    .join(", ");
}

/** Days that follow each other, together: `[0, 1, 2, 4]` → `[{ first: 0, last: 2 }, { first: 4, last: 4 }]` */
export function consecutiveRuns(indexes: readonly number[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (const index of indexes) {
    const run = runs.at(-1);
    if (run?.last === index - 1) run.last = index;
    else runs.push({ first: index, last: index });
  }
  return runs;
}

function short(index: number): string {
  return WEEKDAYS[index]!.slice(0, 3);
}
