import { dentistsInWords } from "#domain/counts.ts";
import type { Region } from "#content/regions.ts";
import { directoryHref } from "#content/links.ts";
import { Chip, PlainChip } from "#kit/ui/chip.tsx";
import { EmergencyFirst } from "#kit/ui/emergency-panel.tsx";
import { EmptyState } from "#kit/ui/empty-state.tsx";
import { Pager } from "#kit/ui/pager.tsx";
import { NONE_RATED, NOT_FOR_MONEY, UNRATED_LAST } from "#kit/ui/order-words.ts";
import { PartNote } from "#kit/ui/part-note.tsx";
import { PracticeRows } from "#kit/ui/practice-row.tsx";
import { QuickFilters } from "#kit/ui/quick-filters.tsx";
import { UnknownPlace } from "#kit/ui/unknown-place.tsx";
import { Unstated } from "#kit/ui/unstated.tsx";
import { ViewToggle } from "#kit/ui/view-toggle.tsx";
import type { DirectoryView } from "./directory.server.ts";
import { type DirectoryFilter, filterHref, isForEmergency, placeOf } from "./filter.ts";
import { activeFilters, cleared, orderInWords } from "./filter-words.ts";

/** What is on, how many, and the practices themselves. */
export function Results({
  view,
  unknownPlace,
  part,
}: {
  view: DirectoryView;
  unknownPlace: string | null;
  part: Region | null;
}) {
  const { filter, total, pages, cards, quick, unstated } = view;
  return (
    <div id="results">
      {isForEmergency(filter) && <EmergencyFirst place={placeOf(filter)} />}
      <QuickFilters quick={quick}>{activeChips(filter)}</QuickFilters>
      <div className="results-bar">
        <h2 id="count" tabIndex={-1}>{`${dentistsInWords(total)} found`}</h2>
        <ViewToggle view={filter.view} hrefOf={(shown) => filterHref({ ...filter, view: shown })} />
      </div>
      <div className="stack">
        {part && <PartNote part={part} />}
        {unknownPlace && <UnknownPlace text={unknownPlace} />}
        {total === 0 && <NothingFound view={view} />}
        {filter.view === "list" ? <PracticeRows practices={cards} hasCompare /> : <Grid html={view.grid} />}
        <Unstated lines={unstated} />
        {total > 0 && <Order view={view} />}
      </div>
      <Pager page={filter.page} pages={pages} hrefOf={(page) => filterHref({ ...filter, page })} />
    </div>
  );
}

/** What is on, each with the link that takes it off; null when nothing is. */
function activeChips(filter: DirectoryFilter) {
  const active = activeFilters(filter);
  if (active.length === 0) return null;
  return (
    <>
      {active.map(({ name, text, without }) => (
        <Chip key={name} href={filterHref(without)} text={text} />
      ))}
      <PlainChip href={filterHref(cleared(filter))} text="Clear all" />
    </>
  );
}

function Order({ view: { filter, total, unrated } }: { view: DirectoryView }) {
  const isByRating = ["recommended", "rating", "reviews"].includes(filter.sort);
  const last = isByRating && unrated > 0 ? ` ${UNRATED_LAST}` : "";
  const order = isByRating && unrated === total ? NONE_RATED : `${orderInWords(filter)}${last}`;
  return <p className="small dim">{`${order} ${NOT_FOR_MONEY}`}</p>;
}

function Grid({ html }: { html: string }) {
  if (html === "") return null;
  // oxlint-disable-next-line react/no-danger -- HTML that React rendered and escaped in the loader
  return <div className="cards cards-3" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The words are the specification's (section 2); the links lead to what there is instead. */
function NothingFound({ view: { waysOut } }: { view: DirectoryView }) {
  return (
    <>
      <EmptyState title="No dentists found" href={directoryHref()} action="Browse all dentists">
        Try adjusting your search criteria or browse all dentists.
      </EmptyState>
      {waysOut.length > 0 && (
        <section className="stack-xs" aria-labelledby="instead">
          <h3 id="instead">What there is instead</h3>
          <ul>
            {waysOut.map(({ text, href }) => (
              <li key={href}>
                <a className="onward" href={href}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
