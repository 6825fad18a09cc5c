import ICAL from "ical.js";

/** One rule that is walked further than this is not understood: every hour for two years. */
const MOST_STEPS = 20_000;

/** A rule as jCal has it (RFC 7265): `{ freq: "WEEKLY", byday: ["MO"] }`. */
export type Rule = {
  freq: string;
  interval?: number;
  count?: number;
  bysetpos?: number[];
  until?: string;
};

/** The rule goes on for too long. */
class TooManySteps extends Error {
  override readonly name = "TooManySteps";
}

/**
 * The times at which a rule repeats, on the wall, from about `from` to `to`. It does not look at the rule's end, which may
 * be an instant: the caller does. Some rules never come back from a step, so this runs where it can be ended.
 */
export function repeatedTimes(
  rule: Rule,
  first: Temporal.PlainDateTime,
  { from, to }: { from: Temporal.PlainDateTime; to: Temporal.PlainDateTime },
): Temporal.PlainDateTime[] {
  const { until: _, ...endless } = rule;
  const walk = ICAL.Recur.fromData(endless).iterator(toLibrary(soonStart(rule, first, from)));
  const found: Temporal.PlainDateTime[] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = walk.next();
    if (!next) return found;
    const wall = fromLibrary(next);
    if (Temporal.PlainDateTime.compare(wall, to) > 0) return found;
    const isWithin = Temporal.PlainDateTime.compare(wall, from) >= 0;
    if (isWithin && Temporal.PlainDateTime.compare(wall, first) >= 0) found.push(wall);
  }
  throw new TooManySteps();
}

/** Daily and weekly rules are alike in every interval of theirs, so they may begin just before what is asked for. */
function soonStart(
  rule: Rule,
  first: Temporal.PlainDateTime,
  from: Temporal.PlainDateTime,
): Temporal.PlainDateTime {
  const days = rule.freq === "DAILY" ? 1 : rule.freq === "WEEKLY" ? 7 : 0;
  if (days === 0 || rule.count !== undefined || rule.bysetpos !== undefined) return first;
  const interval = days * Math.max(rule.interval ?? 1, 1);
  const skipped = Math.floor(first.until(from, { largestUnit: "days" }).days / interval) - 1;
  return skipped > 0 ? first.add({ days: skipped * interval }) : first;
}

function toLibrary({ year, month, day, hour, minute, second }: Temporal.PlainDateTime): ICAL.Time {
  return ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate: false });
}

function fromLibrary({ year, month, day, hour, minute, second }: ICAL.Time): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
}
