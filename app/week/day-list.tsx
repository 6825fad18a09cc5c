import { withCapital } from "#domain/text.ts";
import type { Row } from "./week-day.server.ts";
import type { WeekView } from "./week.server.ts";

/** One day as a list in the order of time, for a phone: days beside it, and a strip of seven to go to. */
export function DayList({ view }: { view: WeekView }) {
  const { previousDay, nextDay } = view.to;
  return (
    <div className={view.isByPerson ? "week-one is-by-person" : "week-one"}>
      <div className="week-step">
        <a data-in-place="" className="btn btn-second btn-small" href={previousDay.href}>
          {`‹ ${previousDay.short}`}
          <span className="visually-hidden">, previous day</span>
        </a>
        <h2 id="week-day-title" tabIndex={-1}>
          {view.title}
        </h2>
        <a data-in-place="" className="btn btn-second btn-small" href={nextDay.href}>
          {`${nextDay.short} ›`}
          <span className="visually-hidden">, next day</span>
        </a>
      </div>
      <nav className="week-strip" aria-label="Days">
        {view.strip.map((one) => (
          <a data-in-place="" key={one.day} href={one.href} aria-current={one.isChosen ? "date" : undefined}>
            <span>{one.words}</span> <span>{one.date}</span>
            <span className="visually-hidden">{` ${one.month}`}</span>
          </a>
        ))}
      </nav>
      {view.rows.length === 0 ? (
        <p className="day-rows">Nothing is in this day.</p>
      ) : (
        <ol className="day-rows">
          {view.rows.map((row) => (
            <li key={keyOf(row)}>
              <RowOf row={row} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function keyOf(row: Row): string {
  if (row.kind === "block") return row.block.id;
  return row.kind === "free" ? row.start.href : row.kind;
}

function RowOf({ row }: { row: Row }) {
  if (row.kind === "now") return <p className="week-now-row">{row.text}</p>;
  if (row.kind === "free")
    return (
      <a className="week-row week-free" href={row.start.href}>
        <b>{row.start.time}</b>
        <span>
          {withCapital(row.start.words)}
          <small>Keep this time</small>
        </span>
      </a>
    );
  const { block } = row;
  // Its name is the practice’s own note.
  const isKept = block.kind === "kept";
  const words = (
    <>
      <b>{block.time}</b>
      <span>
        {block.name && !isKept && <span className="break-anywhere">{`${block.name}, `}</span>}
        {block.title}
        {(block.length || block.detail) && (
          <small>{[block.length, block.detail].filter(Boolean).join(" · ")}</small>
        )}
        {block.name && isKept && <small className="break-anywhere">{block.name}</small>}
      </span>
    </>
  );
  const look = `week-row week-${block.kind}`;
  return block.href === null ? (
    <div className={look}>{words}</div>
  ) : (
    <a className={look} href={block.href}>
      {words}
    </a>
  );
}
