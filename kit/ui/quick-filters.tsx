import type { ReactNode } from "react";
import { formatCount } from "#domain/counts.ts";
import { Button } from "./button.tsx";
import { Chip } from "./chip.tsx";

/** A filter that is not on, with how many practices it would leave. */
export type QuickFilter = { text: string; href: string; count: number };

/** On which day someone should be free: any, one of those that people look for first, or a date. */
export type DayFilters = {
  days: readonly (QuickFilter & {
    /** Then `href` takes it off. */
    isChosen: boolean;
  })[];
  anyHref: string;
  /** A form with a date, and what else is asked for. The days are ISO days. */
  date: {
    action: string;
    kept: readonly (readonly [name: string, value: string])[];
    value: string;
    from: string;
    to: string;
  };
};

/** What people ask for most, each with its count, in one row; before it, as children, the chips of what is on. */
export function QuickFilters({
  quick,
  days = null,
  children,
}: {
  quick: readonly QuickFilter[];
  days?: DayFilters | null;
  children?: ReactNode;
}) {
  if (quick.length === 0 && !days && !children) return null;
  return (
    <nav className="chips quick" aria-label="Quick filters">
      {children}
      {days && <Days {...days} />}
      {days && <DateForm date={days.date} />}
      {quick.map((one) => (
        <Quick key={one.text} {...one} />
      ))}
    </nav>
  );
}

function Quick({ text, href, count }: QuickFilter) {
  return (
    <a className="chip chip-plain" href={href}>
      {`${text} `}
      <span className="dim">{formatCount(count)}</span>
    </a>
  );
}

function Days({ days, anyHref }: DayFilters) {
  const isAny = !days.some(({ isChosen }) => isChosen);
  return (
    <>
      <b>Free</b>
      <a className="chip chip-plain" href={anyHref} aria-current={isAny ? "true" : undefined}>
        Any time
      </a>
      {days.map(({ isChosen, ...one }) =>
        isChosen ? <Chip key={one.text} {...one} /> : <Quick key={one.text} {...one} />,
      )}
    </>
  );
}

/** Any other day, also without scripts: folded, so that the row has room for what people ask for most. */
function DateForm({ date: { action, kept, value, from, to } }: Pick<DayFilters, "date">) {
  return (
    <details className="quick-date">
      <summary className="chip chip-plain">A date</summary>
      <form action={action} method="get" aria-label="Free on a date">
        {kept.map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
        <label className="visually-hidden" htmlFor="free-date">
          A date
        </label>
        <input
          key={value}
          className="input"
          id="free-date"
          type="date"
          name="free"
          defaultValue={value}
          min={from}
          max={to}
          required
        />
        <Button size="small" kind="second">
          Show
        </Button>
      </form>
    </details>
  );
}
