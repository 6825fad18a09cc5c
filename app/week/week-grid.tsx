import { clockTime } from "#domain/nz-time.ts";
import type { Lane, Placed } from "#domain/free-times/practice-week.ts";
import type { ShownBlock, ShownFree } from "./week-day.server.ts";
import type { WeekView } from "./week.server.ts";

/** Seven days on one time line, or one day of several people, for a wide screen. */
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
      {view.columns.map((column) => (
        <Column key={column.id} column={column} />
      ))}
    </div>
  );
}

function Column({ column }: { column: WeekView["columns"][number] }) {
  const { isToday, isChosen, title } = column;
  return (
    <section className={isToday ? "week-day is-today" : "week-day"} aria-label={column.label}>
      <h2 id={isChosen ? "week-column-title" : undefined} tabIndex={isChosen ? -1 : undefined}>
        {title}
      </h2>
      <div className="week-column">
        {column.closed
          .filter(({ from, to }) => from < to)
          .map((block) => (
            <div key={block.id} className={`week-block week-${block.kind} ${place(block)}`}>
              <b>{block.title}</b>
              {block.detail}
            </div>
          ))}
        {column.runs.map((run) => (
          <FreeRun key={run.from} run={run} />
        ))}
        {column.blocks.map((block) => (
          <GridBlock key={block.id} block={block} />
        ))}
        {column.now && (
          <div className={`week-now ${at(column.now.minute)}`}>
            <span>{column.now.text}</span>
          </div>
        )}
      </div>
    </section>
  );
}

/** Where rows are too low for a press each, an hour of starts opens in place. */
function FreeRun({ run }: { run: ShownFree }) {
  const [first] = run.times;
  const look = `week-block week-free ${place(run)}`;
  if (run.times.length === 1)
    return (
      <a className={look} href={first!.href}>
        {`${first!.time} ${first!.words}`}
      </a>
    );
  return (
    <details className={look}>
      <summary>
        <b>{`${run.times.length} free`}</b>
        {`from ${first!.time}`}
      </summary>
      <ul>
        {run.times.map((start) => (
          <li key={start.href}>
            <a href={start.href}>{`${start.time} ${start.words}`}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function GridBlock({ block }: { block: ShownBlock }) {
  const isOneLine = isLow(block);
  const look = `week-block week-${block.kind} ${place(block)}${isOneLine ? " is-low" : ""}`;
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

/** Inline styles are refused by the site’s policy, so a place on the time line is a class for its hours, minutes and lane. */
function place({ from, to, lane = 1, lanes = 1 }: Placed & Partial<Lane>): string {
  const beside = lanes === 1 ? "" : ` lane-${lane} lanes-${lanes}`;
  return `${at(from)} to-h-${hourOf(to)} to-m-${minuteOf(to)}${beside}`;
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
