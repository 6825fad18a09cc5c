import { dollarRange, formatDollars } from "#domain/money.ts";
import type { CoverFacts } from "./cover-facts.ts";

type Range = { label: string; from: number; to: number };

/** Sizes of a drawing, in its own units. A decade is from $100 to $1,000. */
type Sheet = {
  width: number;
  height: number;
  /** Where $100 stands. */
  left: number;
  decade: number;
  top: number;
  row: number;
  bar: number;
};

const CARD: Sheet = { width: 640, height: 360, left: 106, decade: 226, top: 46, row: 68, bar: 30 };
const WIDE: Sheet = { width: 1216, height: 380, left: 172, decade: 461, top: 52, row: 74, bar: 34 };

const GRID = [100, 1_000, 10_000];

/** Ranges on a line where each gridline is ten times the one before; a wide sheet for wide pages. */
export function PriceRangesDrawing({
  facts,
  ranges,
  isWide,
}: {
  facts: CoverFacts;
  ranges: readonly Range[];
  isWide: boolean;
}) {
  if (!isWide) return <Ranges facts={facts} ranges={ranges} sheet={CARD} />;
  return (
    <>
      <Ranges facts={{ ...facts, className: "cover cover-wide" }} ranges={ranges} sheet={WIDE} />
      <Ranges facts={{ ...facts, className: "cover cover-narrow" }} ranges={ranges} sheet={CARD} />
    </>
  );
}

function Ranges({ facts, ranges, sheet }: { facts: CoverFacts; ranges: readonly Range[]; sheet: Sheet }) {
  const { width, height, bar, row, top } = sheet;
  return (
    <svg {...facts} viewBox={`0 0 ${width} ${height}`}>
      {GRID.map((amount) => (
        <g key={amount}>
          <path className="cover-grid" d={`M${acrossFor(sheet, amount)} 24V${height - 44}`} />
          <text className="cover-scale" x={acrossFor(sheet, amount)} y={height - 16}>
            {formatDollars(amount)}
          </text>
        </g>
      ))}
      {ranges.map(({ label, from, to }, index) => {
        const [start, end, y] = [acrossFor(sheet, from), acrossFor(sheet, to), top + index * row];
        const words = start < width / 2 ? { x: end + 16 } : ({ x: start - 16, textAnchor: "end" } as const);
        return (
          <g key={label}>
            <rect className="cover-bar" x={start} y={y} width={end - start} height={bar} rx="3" />
            <text className="cover-name" {...words} y={y + bar / 2}>
              {label}
            </text>
            <text className="cover-price" {...words} y={y + bar / 2 + 22}>
              {dollarRange(from, to)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function acrossFor({ left, decade }: Sheet, amount: number): number {
  return Math.round(left + (Math.log10(amount) - 2) * decade);
}
