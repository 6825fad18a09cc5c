import { wishedDay } from "#content/requests/when.ts";
import { atMinute, newZealandClock, newZealandDay, newZealandTime } from "#domain/nz-time.ts";
import { isLate } from "#domain/requests/queue.ts";

type Due = { id: string; due: Date; isEmergency: boolean };
type Line = { width: number; from: number; to: number; hours: number; big: number; small: number };

const WIDE: Line = { width: 1120, from: 120, to: 1104, hours: 1, big: 8, small: 6.5 };
const NARROW: Line = { width: 340, from: 6, to: 324, hours: 2, big: 7, small: 5.5 };

/**
 * The hours ahead, with a dot for each item that falls due in them: today’s, or once today has none left, those of the next
 * day that has some. The list below says the same in words.
 */
export function DayLine({ due, now }: { due: readonly Due[]; now: Date }) {
  const today = newZealandDay(now);
  const late = due.filter((one) => isLate(one, now));
  const coming = due.filter((one) => !isLate(one, now));
  const day = coming.map((one) => newZealandDay(one.due)).toSorted()[0] ?? today;
  const plotted = { day, now, ahead: coming.filter((one) => newZealandDay(one.due) === day) };
  return (
    <div className="day">
      <p className="visually-hidden">
        {late.length} late. {plotted.ahead.length} more due {day === today ? "today" : `on ${wishedDay(day)}`}
        .
      </p>
      <Plot className="day-wide" line={WIDE} late={late} {...plotted} />
      <Plot className="day-narrow" line={NARROW} late={[]} {...plotted} />
    </div>
  );
}

const OPENS = 8 * 60;
const CLOSES = 18 * 60;

type Plotted = {
  className: string;
  line: Line;
  late: readonly Due[];
  ahead: readonly Due[];
  day: string;
  now: Date;
};

function Plot({ className, line, late, ahead, day, now }: Plotted) {
  const isToday = day === newZealandDay(now);
  const x = (minutes: number) => {
    const part = Math.min(1, Math.max(0, (minutes - OPENS) / (CLOSES - OPENS)));
    return Math.round((line.from + part * (line.to - line.from)) * 10) / 10;
  };
  const minutesOf = (instant: Date) => {
    const [hours = 0, minutes = 0] = newZealandClock(instant).split(":").map(Number);
    return hours * 60 + minutes;
  };
  const at = isToday ? x(minutesOf(now)) : line.from;
  // What is drawn last lies on top where there are many at one time.
  const dots = ahead
    .toSorted((a, b) => Number(a.isEmergency) - Number(b.isEmergency))
    .map((one) => ({ ...one, x: x(minutesOf(one.due)) }));
  const hours = Array.from({ length: 10 / line.hours + 1 }, (_, index) => 8 + index * line.hours);
  return (
    <svg className={className} viewBox={`0 -8 ${line.width} 100`} aria-hidden="true">
      <rect className="past" x={line.from} y="58" width={at - line.from} height="7" />
      <line className="axis" x1={line.from} x2={line.to} y1="58" y2="58" />
      {hours.map((hour, index) => (
        <g key={hour}>
          <line className="tick" x1={x(hour * 60)} x2={x(hour * 60)} y1="58" y2="65" />
          <text x={x(hour * 60)} y="83" textAnchor={anchor(index, hours.length)}>
            {hour === 12 ? "noon" : newZealandTime(atMinute(day, hour * 60))}
          </text>
        </g>
      ))}
      {dots.map((dot, index) => (
        <circle
          key={dot.id}
          className={dot.isEmergency ? "dot-red" : "dot"}
          cx={dot.x}
          cy={dotHeight(index, dots)}
          r={dot.isEmergency ? line.big : line.small}
        />
      ))}
      {isToday && <line className="now" x1={at} x2={at} y1="-2" y2="65" />}
      <text
        className="strong"
        x={!isToday ? at : at < 100 ? at + 7 : at - 8}
        y="8"
        textAnchor={!isToday || at < 100 ? "start" : "end"}
      >
        {isToday ? newZealandTime(now) : wishedDay(day)}
      </text>
      {late.length > 0 && (
        <>
          <text className="strong" x="0" y="36">
            Late
          </text>
          {late.slice(0, 6).map(({ id, isEmergency }, index) => (
            <circle
              key={id}
              className={isEmergency ? "dot-red" : "dot-late"}
              cx={8 + index * 17}
              cy="54"
              r={isEmergency ? line.big : line.small}
            />
          ))}
        </>
      )}
    </svg>
  );
}

function anchor(index: number, count: number): "start" | "middle" | "end" {
  if (index === 0) return "start";
  return index === count - 1 ? "end" : "middle";
}

/** Dots that would lie upon each other stand one above the other. */
function dotHeight(index: number, dots: readonly { x: number }[]): number {
  const before = dots.slice(0, index).filter(({ x }) => Math.abs(x - dots[index]!.x) < 12).length;
  return 46 - (before % 3) * 13;
}
