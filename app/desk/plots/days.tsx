import { formatLongDay } from "#domain/nz-time.ts";
import { BASE, Grid, plotHeight, LEFT, PLOTS, stepsTo } from "./grid.tsx";

type Day = { day: string; requests: number; inTime: number };

/** A bar a day: its requests, and in front of them how many were answered in time. */
export function DaysPlot({ days }: { days: readonly Day[] }) {
  const steps = stepsTo(Math.max(...days.map(({ requests }) => requests), 1));
  const words = days
    .map(({ day, requests, inTime }) => `${weekday(day)} ${inTime} of ${requests}`)
    .join(", ");
  return (
    <>
      <div className="plot">
        {PLOTS.map(({ name, width }) => {
          const room = (width - LEFT) / days.length;
          const bar = room * 0.6;
          return (
            <svg
              key={name}
              className={name}
              viewBox={`0 0 ${width} 182`}
              role="img"
              aria-label={`Requests a day, and how many were answered in time: ${words}`}
            >
              <Grid steps={steps} width={width} />
              {days.map(({ day, requests, inTime }, index) => {
                const x = LEFT + room * index + (room - bar) / 2;
                return (
                  <g key={day}>
                    <Bar kind="seg3" x={x} width={bar} top={plotHeight(requests, steps)} />
                    <Bar kind="seg1" x={x} width={bar} top={plotHeight(inTime, steps)} />
                    <text x={x + bar / 2} y="172" textAnchor="middle">
                      {weekday(day)}
                    </text>
                  </g>
                );
              })}
            </svg>
          );
        })}
      </div>
      <p className="legend">
        <Key kind="seg1" words="answered in time" />
        <Key kind="seg3" words="late, or still open" />
      </p>
    </>
  );
}

function Bar({ kind, x, width, top }: { kind: string; x: number; width: number; top: number }) {
  return top < BASE ? <rect className={kind} x={x} y={top} width={width} height={BASE - top} /> : null;
}

function Key({ kind, words }: { kind: string; words: string }) {
  return (
    <span>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <rect className={kind} width="12" height="12" />
      </svg>
      {words}
    </span>
  );
}

function weekday(day: string): string {
  return formatLongDay(day).slice(0, 3);
}
