import type { DayOfWeek } from "#domain/opening-hours.ts";

/** Minutes since midnight at the two ends of a day's line. */
const LINE = { from: 7 * 60, to: 21 * 60 };

/** Seven bars on one line from 7am to 9pm, with a mark for now; the times stand beside them as text. */
export function Week({ week, minuteNow }: { week: readonly DayOfWeek[]; minuteNow: number }) {
  return (
    <ul className="week">
      {week.map((day) => (
        <li key={day.day} className={day.isToday ? "today" : undefined}>
          <span>
            <span aria-hidden="true">{day.day.slice(0, 3)}</span>
            <span className="visually-hidden">{day.isToday ? `${day.day}, today ` : `${day.day} `}</span>
          </span>
          <Bars day={day} now={day.isToday ? minuteNow : null} />
          <span className={day.text === "Closed" ? "dim" : undefined}>
            {day.text}
            {day.note && <span className="dim">{` ${day.note}`}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Bars({ day: { spans }, now }: { day: DayOfWeek; now: number | null }) {
  return (
    <svg aria-hidden="true">
      <rect className="track" width="100%" height="100%" rx="3" />
      {spans
        .map(({ from, to }) => ({ x: shareOf(from), end: shareOf(to) }))
        .filter(({ x, end }) => end > x)
        .map(({ x, end }) => (
          <rect key={x} x={percent(x)} width={percent(end - x)} height="100%" rx="3" />
        ))}
      {now !== null && now >= LINE.from && now <= LINE.to && (
        <line x1={percent(shareOf(now))} x2={percent(shareOf(now))} y1="0" y2="100%" />
      )}
    </svg>
  );
}

function shareOf(minute: number): number {
  return Math.min(1, Math.max(0, (minute - LINE.from) / (LINE.to - LINE.from)));
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
