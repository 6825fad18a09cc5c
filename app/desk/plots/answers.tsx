type TheirAnswer = { answeredAt: Date; hours: number; isLate: boolean };

/** So many of the latest answers are drawn. */
const MOST = 12;
const [WIDTH, TOP, BASE, STEP, BAR] = [260, 18, 60, 22, 14];

/** How many hours a practice took for its latest answers, as bars, the latest at the right. */
export function AnswersPlot({ answers }: { answers: readonly TheirAnswer[] }) {
  const shown = answers.slice(-MOST);
  if (shown.length === 0) return null;
  const most = Math.max(...shown.map(({ hours }) => hours));
  const words = shown.map(({ hours, isLate }) => `${hours.toFixed(1)}${isLate ? " (late)" : ""}`).join(", ");
  const bars = shown.map(({ hours, isLate }, index) => ({
    x: WIDTH - BAR - STEP * (shown.length - 1 - index),
    height: Math.max(2, most === 0 ? 0 : ((BASE - TOP) * hours) / most),
    isLate,
  }));
  return (
    <div className="plot gap">
      <svg
        className="small-plot"
        viewBox={`0 0 ${WIDTH} 84`}
        role="img"
        aria-label={`Open hours until each answer, the latest last: ${words}`}
      >
        <line className="grid" x1="0" x2={WIDTH} y1={TOP} y2={TOP} />
        <text x="0" y={TOP - 5}>{`${most.toFixed(1)} h`}</text>
        {bars.map(({ x, height, isLate }) => (
          <rect
            key={x}
            className={isLate ? "seg5" : "seg1"}
            x={x}
            y={BASE - height}
            width={BAR}
            height={height}
          />
        ))}
        <line className="axis" x1="0" x2={WIDTH} y1={BASE} y2={BASE} />
        <text x={WIDTH} y="76" textAnchor="end">
          latest
        </text>
      </svg>
      {shown.some(({ isLate }) => isLate) && (
        <p className="legend">
          <span>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <rect className="seg5" width="12" height="12" />
            </svg>
            late
          </span>
        </p>
      )}
      <p className="small soft">Hours until each answer, while our desk was open.</p>
    </div>
  );
}
