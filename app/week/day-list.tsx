import type { Row, WeekView } from "./week.server.ts";

/** One day as a list in the order of time, for a phone: days beside it, and a strip of seven to go to. */
export function DayList({ view }: { view: WeekView }) {
  const { previousDay, nextDay } = view.to;
  const chosen = view.days.find(({ isChosen }) => isChosen)!;
  return (
    <div className="week-one">
      <div className="week-step">
        <a
          data-in-place=""
          className="btn btn-second btn-small"
          href={previousDay.href}
          aria-label={`Previous day, ${previousDay.long}`}
        >
          {`‹ ${previousDay.short}`}
        </a>
        <h2 id="week-day-title" tabIndex={-1}>
          {view.title}
        </h2>
        <a
          data-in-place=""
          className="btn btn-second btn-small"
          href={nextDay.href}
          aria-label={`Next day, ${nextDay.long}`}
        >
          {`${nextDay.short} ›`}
        </a>
      </div>
      <nav className="week-strip" aria-label="Days">
        {view.days.map((one) => (
          <a
            data-in-place=""
            key={one.day}
            href={one.href}
            aria-current={one.isChosen ? "date" : undefined}
            aria-label={one.long}
          >
            <span>{one.isToday ? "Today" : one.weekday}</span>
            <span>{one.date}</span>
          </a>
        ))}
      </nav>
      {chosen.list.length === 0 ? (
        <p>Nothing is in this day.</p>
      ) : (
        <ol className="day-rows">
          {chosen.list.map((row) => (
            <li key={keyOf(row)}>
              <RowOf row={row} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** `Free`, `Free for emergencies` */
function freeWords({ forWhat, who }: Row & { kind: "free" }): string {
  const words = forWhat === "" ? "Free" : `Free for ${forWhat}`;
  return who === "" ? words : `${words}, ${who}`;
}

function keyOf(row: Row): string {
  if (row.kind === "block") return row.block.id;
  return row.kind === "free" ? row.href : row.kind;
}

function RowOf({ row }: { row: Row }) {
  if (row.kind === "now") return <p className="week-now-row">{row.text}</p>;
  if (row.kind === "free")
    return (
      <a className="week-row week-free" href={row.href}>
        <b>{row.time}</b>
        <span>
          {freeWords(row)}
          <small>Keep this time</small>
        </span>
      </a>
    );
  const { block } = row;
  const words = (
    <>
      <b>{block.time}</b>
      <span>
        {block.title}
        {(block.length || block.detail) && (
          <small>{[block.length, block.detail].filter(Boolean).join(" · ")}</small>
        )}
        {block.name && <small className="break-anywhere">{block.name}</small>}
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
