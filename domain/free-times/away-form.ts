import { MINUTE } from "../durations.ts";
import type { Problem } from "../form-fields.ts";
import { addDays, addMonths, atMinute, MINUTES_IN_DAY, newZealandDay, readDay } from "../nz-time.ts";

/** The fields in which a practice says when nobody is there, as typed. */
export type AwayValues = Readonly<Partial<Record<(typeof AWAY_FIELDS)[number], string>>>;

/** `day` is of a morning or an afternoon, `from` and `to` of other days. */
export const AWAY_FIELDS = ["who", "when", "day", "from", "to"] as const;

const NOON = MINUTES_IN_DAY / 2;
const LONGEST_DAYS = 92;
const MONTHS_AHEAD = 13;

/**
 * The stretch in which nobody is there, from now on at the earliest, on the practice’s own clock; or what is wrong with it.
 * Who is away is read by `readWho`.
 *
 * `readAway({ when: "tomorrow" }, now)` → the whole of the next day
 */
export function readAway(values: AwayValues, now: Date): { from: Date; to: Date } | { problems: Problem[] } {
  const today = newZealandDay(now);
  // To the minute, as an address has it.
  const started = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE);
  const wrong = (name: string, text: string) => ({ problems: [{ name, text }] });
  const stretch = (from: Date, to: Date, field: string) =>
    to > now
      ? { from: from > now ? from : started, to }
      : wrong(field, "Choose a time that is still to come");
  const whole = (first: string, last: string) => [atMinute(first, 0), atMinute(addDays(last, 1), 0)] as const;
  const day = readDay(values.day ?? "");
  switch (values.when) {
    case "tomorrow":
      return stretch(...whole(addDays(today, 1), addDays(today, 1)), "when");
    case "rest":
      return stretch(now, atMinute(addDays(today, 1), 0), "when");
    case "morning":
    case "afternoon":
      if (!day) return wrong("day", "Enter a real date, with day, month and year");
      if (day > addMonths(today, MONTHS_AHEAD)) return wrong("day", TOO_FAR);
      return values.when === "morning"
        ? stretch(atMinute(day, 0), atMinute(day, NOON), "day")
        : stretch(atMinute(day, NOON), atMinute(addDays(day, 1), 0), "day");
    case "days":
      return readDays(values, today, stretch, wrong);
    default:
      return wrong("when", "Choose when you’re away");
  }
}

const TOO_FAR = "Enter a day within the next 13 months";

function readDays(
  { from = "", to = "" }: AwayValues,
  today: string,
  stretch: (from: Date, to: Date, field: string) => { from: Date; to: Date } | { problems: Problem[] },
  wrong: (name: string, text: string) => { problems: Problem[] },
): { from: Date; to: Date } | { problems: Problem[] } {
  const first = readDay(from || to);
  const last = readDay(to || from);
  if (!first) return wrong("from", "Enter a real date, with day, month and year");
  if (!last) return wrong("to", "Enter a real date, with day, month and year");
  if (last < first) return wrong("to", "Enter a last day on or after the first day");
  if (first > addMonths(today, MONTHS_AHEAD)) return wrong("from", TOO_FAR);
  if (addDays(first, LONGEST_DAYS) < last) return wrong("to", "Enter at most three months at once");
  return stretch(atMinute(first, 0), atMinute(addDays(last, 1), 0), "from");
}

/** Who is away: null for everybody; undefined for nobody who can be chosen. */
export function readWho({ who = "" }: AwayValues, numbers: readonly number[]): number | null | undefined {
  if (who === "" || who === "all") return null;
  return numbers.find((whose) => String(whose) === who);
}

/**
 * A few of some free times, for someone to choose from: of each half day the first, until there are as many as wanted, then
 * whatever comes next.
 *
 * `spreadOver(times, 3)` → Thursday 9am, Thursday 1pm, Friday 9am
 */
export function spreadOver(times: Iterable<Date>, most: number): Date[] {
  const spread: Date[] = [];
  const rest: Date[] = [];
  const halves = new Set<string>();
  let looked = 0;
  for (const at of times) {
    const day = newZealandDay(at);
    const half = `${day} ${at < atMinute(day, NOON) ? "am" : "pm"}`;
    if (halves.has(half)) rest.push(at);
    else spread.push(at);
    halves.add(half);
    if (spread.length === most || ++looked === MOST_LOOKED_AT) break;
  }
  return [...spread, ...rest].slice(0, most).toSorted((a, b) => a.getTime() - b.getTime());
}

/** Two weeks of every quarter of an hour. */
const MOST_LOOKED_AT = 500;
