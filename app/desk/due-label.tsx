import { DAY } from "#domain/durations.ts";
import { formatLongDay, newZealandDay, newZealandTime } from "#domain/nz-time.ts";
import { dueWords } from "#domain/requests/queue.ts";

type DueLabelProps = {
  due: Date;
  now: Date;
  isLate: boolean;
  /** Where it’s closed: `opens Monday 8am`, which says more than in how many hours. */
  opens?: string | null;
};

/** When something is due, or how late it is and since when. */
export function DueLabel({ due, now, isLate, opens }: DueLabelProps) {
  return (
    <>
      {isLate ? (
        <span className="late">{dueWords(due, now)}</span>
      ) : (
        <span className="at">{whenWords(due, now)}</span>
      )}
      <span className="small dim">
        {opens ?? (isLate ? `since ${whenWords(due, now)}` : dueWords(due, now))}
      </span>
    </>
  );
}

/** `9:52am`, on another day with it: `Tue 9:52am` */
export function whenWords(instant: Date, now: Date): string {
  const day = newZealandDay(instant);
  const time = newZealandTime(instant);
  if (day === newZealandDay(now)) return time;
  const [weekday, number, month] = formatLongDay(day).split(" ");
  const isNear = Math.abs(instant.getTime() - now.getTime()) < 6 * DAY;
  return isNear ? `${weekday!.slice(0, 3)} ${time}` : `${number} ${month!.slice(0, 3)}`;
}
