import { BASE, heightOf, LEFT } from "./scale.ts";

/** The lines behind a plot, with their numbers. */
export function Grid({ steps, width }: { steps: readonly number[]; width: number }) {
  return (
    <>
      {steps.map((step) => (
        <g key={step}>
          <line className="grid" x1={LEFT} x2={width} y1={heightOf(step, steps)} y2={heightOf(step, steps)} />
          <text x="20" y={heightOf(step, steps) + 5} textAnchor="end">
            {step}
          </text>
        </g>
      ))}
      <line className="axis" x1={LEFT} x2={width} y1={BASE} y2={BASE} />
    </>
  );
}
