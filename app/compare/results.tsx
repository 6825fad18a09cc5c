import { dentistsInWords, formatCount } from "#domain/counts.ts";
import { InPainLink } from "#kit/ui/help-link.tsx";
import { Chip, PlainChip } from "#kit/ui/chip.tsx";
import { EmptyState } from "#kit/ui/empty-state.tsx";
import { NONE_RATED, NOT_FOR_MONEY, UNRATED_LAST } from "#kit/ui/order-words.ts";
import { Pager } from "#kit/ui/pager.tsx";
import { UnknownPlace } from "#kit/ui/place-notes.tsx";
import { Unstated } from "#kit/ui/unstated.tsx";
import type { CompareView } from "./compare.server.ts";
import { CompareTable } from "./compare-table.tsx";
import { type CompareFilter, filterHref } from "./filter.ts";
import { activeFilters, clearedHref, comparisonHeading, orderInWords } from "./filter-words.ts";
import { TickBar, TickedBefore } from "./ticks.tsx";

/** How many, what is on, in what order, and the dentists themselves. */
export function Results({ view, unknownPlace }: { view: CompareView; unknownPlace: string | null }) {
  const { filter, total, pages, rows, chosen, scale, unstated } = view;
  return (
    <>
      <div className="results-bar">
        <h2>{`${dentistsInWords(total)} found`}</h2>
        <ActiveFilters filter={filter} />
      </div>
      {total === 0 ? (
        <div className="stack">
          {unknownPlace && <UnknownPlace text={unknownPlace} />}
          <EmptyState
            title="No dentists found matching your criteria"
            href={clearedHref(filter)}
            action="Clear All Filters"
          >
            Try adjusting your filters to see more results
          </EmptyState>
        </div>
      ) : (
        <div className="compare">
          <div className="stack">
            {unknownPlace && <UnknownPlace text={unknownPlace} />}
            <Order view={view} />
          </div>
          <TickedBefore practices={chosen.filter(({ id }) => rows.every((row) => row.id !== id))} />
          <CompareTable view={view} caption={comparisonHeading(filter)} />
          <TickBar service={filter.service} />
          {rows.some(({ priceTo }) => priceTo !== null) && (
            <p className="small dim">{`The bar under each price runs from $0 to $${formatCount(scale.to)}.`}</p>
          )}
        </div>
      )}
      <Unstated lines={unstated} />
      <Pager page={filter.page} pages={pages} hrefOf={(page) => filterHref({ ...filter, page })} />
    </>
  );
}

function ActiveFilters({ filter }: { filter: CompareFilter }) {
  const active = activeFilters(filter);
  if (active.length === 0) return null;
  return (
    <div className="chips">
      <span className="small soft">Filtered by</span>
      {active.map(({ name, text, without }) => (
        <Chip key={name} href={filterHref(without)} text={text} />
      ))}
      <PlainChip href={clearedHref(filter)} text="Clear Filters" />
    </div>
  );
}

function orderWords({ filter, total, unordered }: CompareView): string {
  const order = orderInWords(filter);
  if (unordered === 0 || (filter.list === "price" && filter.service)) return order;
  if (filter.list === "price") return `${order} Practices that don’t give a price come last.`;
  return filter.list === "all" && unordered === total ? NONE_RATED : `${order} ${UNRATED_LAST}`;
}

/** Why the first is first. */
function Order({ view }: { view: CompareView }) {
  return (
    <>
      <p className="compare-order small dim">{`${orderWords(view)} ${NOT_FOR_MONEY}`}</p>
      {view.filter.list === "emergency" && <InPainLink />}
    </>
  );
}
