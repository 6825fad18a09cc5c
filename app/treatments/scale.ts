import type { Duration, PriceRange } from "#content/treatments/treatment-page.ts";
import { formatDollars } from "#domain/money.ts";

/** A line from nothing to a round figure beyond the range, and what is written under its ticks. */
export type Scale = {
  /** Shares of the line, 0 to 1. */
  from: number;
  to: number;
  ticks: readonly { at: number; label: string }[];
  /** For who does not see it: `Between $6,000 and $9,000, on a scale to $12,000`. */
  spoken: string;
};

const DOLLAR_STEPS = [10, 100, 1_000, 10_000].flatMap((power) => [power, 2 * power, 3 * power, 5 * power]);
const TIME_STEPS = { minutes: [5, 10, 15, 30, 60], hours: [1, 2, 3, 6], months: [1, 2, 3, 6, 12] } as const;

const MOST_STEPS = 5;
/** How far the line goes on beyond the range, at least. */
const ROOM = 1.2;

/** A range without an end goes to the end of the line. */
export function priceScale({ from, to }: PriceRange): Scale {
  const { ticks, end } = ticksTo(to ?? 2 * from, DOLLAR_STEPS, inShort);
  const scaled = `on a scale to ${formatDollars(end)}`;
  const spoken =
    to === null
      ? `From ${formatDollars(from)}, ${scaled}`
      : `Between ${formatDollars(from)} and ${formatDollars(to)}, ${scaled}`;
  return { from: from / end, to: (to ?? end) / end, ticks, spoken };
}

/** Of 12 to 18 months the ticks are at 0, 6, 12, 18 and 24. */
export function timeScale({ from, to, unit }: Duration): Scale {
  const { ticks, end } = ticksTo(to, TIME_STEPS[unit], String);
  return {
    from: from / end,
    to: to / end,
    ticks,
    spoken: `Between ${from} and ${to} ${unit}, on a scale to ${end}`,
  };
}

function ticksTo(most: number, steps: readonly number[], label: (value: number) => string) {
  const wanted = most * ROOM;
  const step = steps.find((one) => Math.ceil(wanted / one) <= MOST_STEPS) ?? steps.at(-1)!;
  const parts = Math.ceil(wanted / step);
  const ticks = Array.from({ length: parts + 1 }, (_, index) => ({
    at: index / parts,
    label: label(index * step),
  }));
  return { ticks, end: parts * step };
}

/** `inShort(1500) === "$1.5k"` */
function inShort(amount: number): string {
  return amount >= 1_000 ? `$${amount / 1_000}k` : `$${amount}`;
}
