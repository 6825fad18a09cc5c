import type { CoverFacts } from "./cover-facts.ts";

/** From one to the next, in the drawing’s own units. */
const STEP = 104;

/** What to remember of an article, a number and its meaning in each row. */
export function FactsDrawing({
  facts,
  rows,
}: {
  facts: CoverFacts;
  rows: readonly { value: string; label: string }[];
}) {
  const top = 180 - (rows.length * STEP) / 2;
  return (
    <svg {...facts} viewBox="0 0 640 360">
      {rows.map(({ value, label }, index) => (
        <g key={label} transform={`translate(48 ${top + index * STEP})`}>
          {index > 0 && <path className="cover-grid" d="M0 0H544" />}
          <text className="cover-value" y="56">
            {value}
          </text>
          <text className="cover-note" y="86">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
