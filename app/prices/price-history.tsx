import { formatDollars } from "#domain/money.ts";
import { formatDay } from "#domain/nz-time.ts";
import { FiguresTable } from "./figures-table.tsx";
import { type KeptWeek, PriceLine } from "./price-line.tsx";

/** More weeks than these are shown by the month; the spreadsheet has each. */
const MOST_WEEKS = 8;
const MOST_MONTHS = 12;

/** How prices have changed: in a sentence, a drawing and figures. With one week kept it says since when. */
export function PriceHistory({ weeks }: { weeks: readonly KeptWeek[] }) {
  const [first] = weeks;
  if (first === undefined) return null;
  const rows = shownWeeks(weeks).map(({ day, figures }) => ({ name: formatDay(day), figures }));
  return (
    <section className="block" aria-labelledby="history">
      <h2 id="history">Week by week</h2>
      <p>{weeks.length > 1 ? changeInWords(first, weeks.at(-1)!) : firstWeekInWords(first)}</p>
      {weeks.length > 1 && (
        <>
          <PriceLine weeks={weeks} />
          <FiguresTable what="On" labelledBy="history" rows={rows} />
        </>
      )}
    </section>
  );
}

/** Each week, or the last one of each month; the oldest first. */
function shownWeeks(weeks: readonly KeptWeek[]): readonly KeptWeek[] {
  if (weeks.length <= MOST_WEEKS) return weeks;
  const byMonth = new Map(weeks.map((week) => [week.day.slice(0, "2026-11".length), week]));
  return [...byMonth.values()].slice(-MOST_MONTHS);
}

function changeInWords(first: KeptWeek, last: KeptWeek): string {
  const [before, after] = [formatDollars(first.figures.median), formatDollars(last.figures.median)];
  if (before === after)
    return `The middle price was ${after} on ${formatDay(last.day)}, as on ${formatDay(first.day)}.`;
  return `The middle price was ${before} on ${formatDay(first.day)} and ${after} on ${formatDay(last.day)}. It also changes when more practices list a price.`;
}

function firstWeekInWords({ day }: KeptWeek): string {
  return `We’ve kept this price since ${formatDay(day)}. We add it every week, and show how it changes from the second week on.`;
}
