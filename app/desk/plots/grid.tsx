/** The lines behind a plot, with their numbers. */
export function Grid({ steps, width }: { steps: readonly number[]; width: number }) {
  return (
    <>
      {steps.map((step) => (
        <g key={step}>
          <line
            className="grid"
            x1={LEFT}
            x2={width}
            y1={plotHeight(step, steps)}
            y2={plotHeight(step, steps)}
          />
          <text x="20" y={plotHeight(step, steps) + 5} textAnchor="end">
            {step}
          </text>
        </g>
      ))}
      <line className="axis" x1={LEFT} x2={width} y1={BASE} y2={BASE} />
    </>
  );
}

/** Each plot is drawn twice: phones show the narrow drawing, wider screens the wide one. */
export const PLOTS = [
  { name: "wide", width: 520 },
  { name: "narrow", width: 316 },
] as const;

/** The line at the bottom, and the left end of all lines. */
export const BASE = 150;
export const LEFT = 28;
const TOP = 24;

/** Round steps up to at least `most`, three or four of them: `stepsTo(28)` is `[0, 10, 20, 30]`. */
export function stepsTo(most: number): number[] {
  const size =
    [1, 2, 4, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000].find((one) => one * 4 >= most) ?? 5_000;
  const count = Math.max(1, Math.ceil(most / size));
  return Array.from({ length: count + 1 }, (_, step) => step * size);
}

/** How high a value stands on the page, from the top. */
export function plotHeight(value: number, steps: readonly number[]): number {
  return BASE - ((BASE - TOP) * value) / steps.at(-1)!;
}
