import { clockTime } from "#domain/nz-time.ts";
import type { Lane, Placed } from "#domain/free-times/practice-week.ts";
import type { ShownBlock, ShownFree, WeekView } from "./week.server.ts";

type Day = WeekView["days"][number];

/** Seven days on one time line, for a wide screen. */
export function WeekGrid({ view }: { view: WeekView }) {
  const { first, last } = view.hours;
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  return (
    <div className={`week-grid from-${first} until-${last}`}>
      <div className="week-hours" aria-hidden="true">
        {hours.slice(1).map((hour) => (
          <span key={hour} className={`h-${hour} m-0`}>
            {clockTime(hour * 60)}
          </span>
        ))}
      </div>
      {view.days.map((day) => (
        <DayColumn key={day.day} day={day} />
      ))}
    </div>
  );
}

function DayColumn({ day }: { day: Day }) {
  return (
    <section className={day.isToday ? "week-day is-today" : "week-day"} aria-label={day.long}>
      <h2 id={day.isChosen ? "week-column-title" : undefined} tabIndex={day.isChosen ? -1 : undefined}>
        {day.isToday ? `${day.short} · Today` : day.short}
      </h2>
      <div className="week-column">
        {day.closed
          .filter(({ from, to }) => from < to)
          .map((block) => (
            <div key={block.id} className={`week-block week-${block.kind} ${place(block)}`}>
              <b>{block.title}</b>
              {block.detail}
            </div>
          ))}
        {day.runs.map((run) => (
          <FreeRun key={run.from} run={run} />
        ))}
        {day.blocks.map((block) => (
          <GridBlock key={block.id} block={block} />
        ))}
        {day.now?.isShown && (
          <div className={`week-now ${at(day.now.minute)}`}>
            <span>{day.now.text}</span>
          </div>
        )}
      </div>
    </section>
  );
}

/** `9am free`, `12 noon free for emergencies` */
function freeWords({ time, forWhat, who }: ShownFree["times"][number]): string {
  const words = forWhat === "" ? `${time} free` : `${time} free for ${forWhat}`;
  return who === "" ? words : `${words}, ${who}`;
}

/** Where rows are too low for a press each, an hour of starts opens in place. */
function FreeRun({ run }: { run: ShownFree }) {
  const [first] = run.times;
  if (run.times.length === 1)
    return (
      <a className={`week-block week-free ${place(run)}`} href={first!.href}>
        {freeWords(first!)}
      </a>
    );
  return (
    <details className={`week-block week-free ${place(run)}`}>
      <summary>
        <b>{`${run.times.length} free`}</b>
        {`from ${first!.time}`}
      </summary>
      <ul>
        {run.times.map((start) => (
          <li key={start.href}>
            <a href={start.href}>{freeWords(start)}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function GridBlock({ block }: { block: ShownBlock }) {
  const isOneLine = isLow(block);
  const look = `week-block week-${block.kind} ${place(block)} ${lane(block)}${isOneLine ? " is-low" : ""}`;
  const when = isOneLine ? [block.time] : [block.time, block.length];
  const words = (
    <>
      <b>{when.filter(Boolean).join(" · ")}</b>
      {/* What there’s no room for is cut off at the end. */}
      {[block.name, block.detail, block.title].filter(Boolean).join(" · ")}
    </>
  );
  return block.href === null ? (
    <div className={look}>{words}</div>
  ) : (
    <a className={look} href={block.href}>
      {words}
    </a>
  );
}

/** One line is all that fits. */
function isLow({ from, to }: Placed): boolean {
  return to - from < 20;
}

/** Inline styles are refused by the site’s policy, so a place on the time line is a class for its hours and minutes. */
function place({ from, to }: Placed): string {
  return `${at(from)} to-h-${hourOf(to)} to-m-${minuteOf(to)}`;
}

function at(minutes: number): string {
  return `h-${hourOf(minutes)} m-${minuteOf(minutes)}`;
}

function hourOf(minutes: number): number {
  return Math.floor(minutes / 60);
}

/** To five minutes. */
function minuteOf(minutes: number): number {
  return Math.floor((minutes % 60) / 5) * 5;
}

function lane({ lane: own, lanes }: Lane): string {
  return lanes === 1 ? "" : `lane-${own}-of-${lanes}`;
}
