import { clockTime, MINUTES_IN_DAY, WEEKDAYS } from "./nz-time.ts";
import type { DayPlan, Span, UsualDay } from "./opening-hours-plans.ts";

export const HOURS_NOT_STATED = "Hours not stated";

/** A row of the profile’s table: `8am–12 noon, 1pm–5pm`, `Open 24 hours`, `By appointment, call first`, `Closed`. */
export function dayInWords(spans: readonly Span[]): string {
  if (spans.length === 0) return "Closed";
  if (isAllDay(spans)) return spans[0]!.isSure ? "Open 24 hours" : "By appointment, call first";
  return spans
    .map((span) => (span.isSure ? spanInWords(span) : `${spanInWords(span)}, call first`))
    .join(", ");
}

/** One day as people say it: what runs past midnight belongs to its evening, and ends after 1440. */
export function asOneDay(before: DayPlan, plan: DayPlan, after: DayPlan): Span[] {
  const spans = runsOn(before, plan) ? plan.slice(1) : [...plan];
  if (runsOn(plan, after)) spans.push({ ...spans.pop()!, to: MINUTES_IN_DAY + after[0]!.to });
  return spans;
}

/** The sure hours of each weekday from Monday, as one day each; null where they change through the year. */
export function sureWeek(week: readonly UsualDay[]): (Span[] | null)[] {
  const plans = week.map(({ plan }) => plan && plan.filter((span) => span.isSure));
  return plans.map(
    (plan, index) => plan && asOneDay(plans[(index + 6) % 7] ?? [], plan, plans[(index + 1) % 7] ?? []),
  );
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

function runsOn(evening: DayPlan, morning: DayPlan): boolean {
  const last = evening.at(-1);
  const first = morning[0];
  if (!last || !first) return false;
  return (
    last.to === MINUTES_IN_DAY && first.from === 0 && first.to < last.from && first.isSure === last.isSure
  );
}

/** `Mon–Fri`, `Mon, Wed–Thu`, `Every day`. Indexes from Monday, ascending. */
export function daysInShort(indexes: readonly number[]): string {
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
