import { formatDollars } from "#domain/money.ts";
import { daysBetween, formatDay } from "#domain/nz-time.ts";
import type { MiddlePrices } from "#domain/practices/price-figures.ts";
import { sharedScale } from "./figures-table.tsx";

/** The figures of one treatment, as they were on the day in a week on which we kept them. */
export type KeptWeek = { day: string; figures: MiddlePrices };

const WIDTH = 100;
const HEIGHT = 40;

/**
 * The middle price as a line over the weeks, over a band of what the middle half of practices charge. The sentence above
 * it and the table below say the same, so the drawing is hidden from screen readers.
 */
export function PriceLine({ weeks }: { weeks: readonly KeptWeek[] }) {
  const { from, to } = sharedScale(weeks);
  const [first, last] = [weeks[0]!.day, weeks.at(-1)!.day];
  const point = ({ day }: KeptWeek, dollars: number) =>
    `${round((daysBetween(first, day) / daysBetween(first, last)) * WIDTH)} ${round(HEIGHT * (1 - (dollars - from) / (to - from)))}`;
  const line = (of: "lower" | "median" | "upper", those: readonly KeptWeek[]) =>
    those.map((week) => point(week, week.figures[of])).join("L");
  return (
    <figure className="price-line" aria-hidden="true">
      <p className="small dim">{formatDollars(to)}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <path className="band" d={`M${line("lower", weeks)}L${line("upper", weeks.toReversed())}Z`} />
        <path d={`M0 0V${HEIGHT}H${WIDTH}`} vectorEffect="non-scaling-stroke" />
        <path className="middle" d={`M${line("median", weeks)}`} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="small dim">{formatDollars(from)}</p>
      <p className="small dim">
        <span>{formatDay(first)}</span>
        <span>{formatDay(last)}</span>
      </p>
      <p className="small dim">
        The line is the middle price. The light band is what the middle half of practices charge.
      </p>
    </figure>
  );
}

function round(coordinate: number): number {
  return Math.round(coordinate * 10) / 10;
}
