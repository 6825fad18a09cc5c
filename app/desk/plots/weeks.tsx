import { formatDay } from "#domain/nz-time.ts";
import { Grid, plotHeight, LEFT, PLOTS, stepsTo } from "./grid.tsx";

type Week = { begins: string; hours: number | null };

/** How long half of the answers took, week by week, as a line. A week without an answer has no point. */
export function WeeksPlot({ weeks }: { weeks: readonly Week[] }) {
  const known = weeks.flatMap(({ begins, hours }, index) =>
    hours === null ? [] : [{ begins, hours, index }],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return <p className="soft">No practice has answered in the last twelve weeks.</p>;
  const steps = stepsTo(Math.max(...known.map(({ hours }) => hours), 1));
  const words = known.map(({ begins, hours }) => `${shortDay(begins)} ${hours.toFixed(1)} hours`).join(", ");
  return (
    <>
      <div className="plot">
        {PLOTS.map(({ name, width }) => {
          const room = (width - LEFT) / weeks.length;
          const points = known.map(({ hours, index, begins }) => ({
            begins,
            x: LEFT + room * (index + 0.5),
            y: plotHeight(hours, steps),
          }));
          const end = points.at(-1)!;
          return (
            <svg
              key={name}
              className={name}
              viewBox={`0 0 ${width} 182`}
              role="img"
              aria-label={`Median open hours until a practice answers, by the week it was asked: ${words}`}
            >
              <Grid steps={steps} width={width} />
              <polyline
                className="line"
                points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}
              />
              {points.map(({ begins, x, y }) => (
                <circle key={begins} className="point" cx={x} cy={y} r="4.5" />
              ))}
              <text className="strong" x={end.x} y={end.y - 10} textAnchor="end">
                {`${last.hours.toFixed(1)} h`}
              </text>
              <text x={LEFT} y="172">
                {shortDay(weeks[0]!.begins)}
              </text>
              <text x={width} y="172" textAnchor="end">
                this week
              </text>
            </svg>
          );
        })}
      </div>
      <p className="legend">Half of the answers came sooner. Only hours when our desk is open count.</p>
    </>
  );
}

/** `7 September` */
function shortDay(day: string): string {
  return formatDay(day).split(" ").slice(0, 2).join(" ");
}
