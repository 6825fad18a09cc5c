import { data, redirect } from "react-router";
import { listInWords } from "#domain/lists.ts";
import { dentistsInWords, practicesInWords } from "#domain/counts.ts";
import { treatmentName } from "#domain/practices/treatments.ts";
import { compareHref } from "#content/links.ts";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import { NotFound } from "#kit/shell/not-found.tsx";
import stylesheet from "#kit/styles/sheets/compare.css?url";
import { PlainHead } from "#kit/ui/banner.tsx";
import { MOST_COMPARED } from "#kit/ui/comparison/chosen.ts";
import { Note } from "#kit/ui/note-box.tsx";
import { UnknownPlace } from "#kit/ui/place-notes.tsx";
import { unknownPlaceIn } from "#kit/ui/unknown-place-in.ts";
import { WholeWords } from "#kit/ui/unbroken.tsx";
import { InPainLink } from "#kit/ui/help-link.tsx";
import { Chip, PlainChip } from "#kit/ui/chip.tsx";
import { EmptyState } from "#kit/ui/empty-state.tsx";
import { NONE_RATED, NOT_FOR_MONEY, RECOMMENDED, UNRATED_LAST } from "#kit/ui/order-words.ts";
import { Pager } from "#kit/ui/pager.tsx";
import { Unstated } from "#kit/ui/unstated.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/compare-page.ts";
import { type CompareView, viewCompare } from "./compare.server.ts";
import {
  type CompareFilter,
  FILTER_PARAMETERS,
  filterHref,
  idsIn,
  otherSpelling,
  readFilter,
} from "./filter.ts";
import { CompareControls } from "./filter-form.tsx";
import {
  activeFilters,
  clearedHref,
  comparisonHeading,
  comparisonTitle,
  comparisonTrail,
  orderInWords,
} from "./filter-words.ts";
import { SideBySideTable, sideBySideTitle } from "./side-by-side.tsx";
import { type SideBySide, viewSideBySide } from "./side-by-side.server.ts";
import { CompareTable } from "./compare-table.tsx";
import { TickBar, TickedBefore } from "./ticks.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const handle = {
  parameters: FILTER_PARAMETERS,
  hasChoices: true,
  placeIn: (shown) => {
    const places = (shown as Shown | null | undefined)?.list?.filter.location?.places;
    return places?.length === 1 ? places[0]!.slug : undefined;
  },
} satisfies PageHandle;

type Shown = { list: Awaited<ReturnType<typeof viewCompare>> | null };

/** The table at `/compare` and `/compare/{filter}`; with `ids` the chosen practices side by side instead. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { searchParams, search, pathname } = new URL(request.url);
  const { languages } = await services.practices.now();
  const filter = readFilter(params.filter, searchParams, languages);
  if (!filter) {
    const slug = otherSpelling(params.filter ?? "");
    if (slug) throw redirect(compareHref(slug) + search, 301);
    return data(null, { status: 404 });
  }
  const ids = idsIn(searchParams, "ids");
  const sideBySide = await viewSideBySide(services, ids, filter.service);
  if (sideBySide) return data({ sideBySide, list: null, gone: 0, unknownPlace: null, pathname });
  const unknownPlace = filter.location ? null : unknownPlaceIn(searchParams);
  const list = await viewCompare(services, filter);
  return data({ sideBySide: null, list, gone: ids.length, unknownPlace, pathname });
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return pageHead(matches, { ...MISSING_HEAD, path: location.pathname });
  const { sideBySide, list, pathname } = loaderData;
  if (sideBySide) return pageHead(matches, headOfSideBySide(sideBySide));
  const { filter, total, pages } = list;
  const path = filterHref(filter);
  const place = filter.page > 1 ? ` (page ${filter.page} of ${pages})` : "";
  return pageHead(matches, {
    title: `${comparisonTitle(filter)}${place}`,
    description: `${comparisonHeading(filter)}: ${practicesInWords(total)} in one table, with what each says of its services, prices and hours${place}.`,
    hasCounts: true,
    path,
    // Only comparisons with an address of their own are indexed, not what a form asked for.
    isIndexed: total > 0 && path.replace(/\?page=\d+$/, "") === pathname,
    trail: comparisonTrail(filter, pathname),
  });
};

const MISSING_HEAD = {
  title: "Comparison not found",
  description: "We have no comparison of dentists at this address.",
  isIndexed: false,
};

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  const { sideBySide, list, gone, unknownPlace, pathname } = loaderData;
  if (sideBySide) {
    return (
      <>
        <PlainHead trail={SIDE_BY_SIDE_TRAIL} title={sideBySideTitle(sideBySide)} />
        <SideBySideTable view={sideBySide} />
      </>
    );
  }
  return (
    <>
      <PlainHead trail={comparisonTrail(list.filter, pathname)} title={comparisonHeading(list.filter)}>
        <WholeWords
          text={`Tick up to ${MOST_COMPARED}, then see them side by side. Prices are for ${pricedWords(list.filter)}.`}
        />
      </PlainHead>
      <div className="wrap tail">
        <div className="stack">
          {gone > 0 && <Gone count={gone} />}
          <CompareControls filter={list.filter} hasRatings={list.hasRatings} />
        </div>
        <Results view={list} unknownPlace={unknownPlace} />
      </div>
    </>
  );
}

/** So that no one takes the list for what they had compared. */
function Gone({ count }: { count: number }) {
  const none = count === 1 ? "The practice you chose" : "None of the practices you chose";
  return (
    <Note>{`${none} is ${count === 1 ? "no longer listed" : "listed any more"}. Choose from the practices below.`}</Note>
  );
}

/** `Dental Implants, and for a usual visit`: the treatment that was chosen has its own price. */
function pricedWords({ service }: CompareFilter): string {
  return service === null ? "a usual visit" : `${treatmentName(service)}, and for a usual visit`;
}

const SIDE_BY_SIDE_TRAIL = [{ label: "Compare Dentists", href: compareHref() }, { label: "Side by side" }];

function headOfSideBySide({ practices }: SideBySide) {
  const names = practices.map(({ name }) => name);
  return {
    title: `Side by Side: ${names.join(", ")}`,
    description: `Ratings, prices, opening hours and services of ${listInWords(names)}${practices.length > 1 ? ", side by side" : ""}.`,
    path: compareHref(),
    isIndexed: false,
    trail: SIDE_BY_SIDE_TRAIL,
  };
}

/** How many, what is on, in what order, and the dentists themselves. */
function Results({ view, unknownPlace }: { view: CompareView; unknownPlace: string | null }) {
  const { filter, total, pages, rows, chosen, unstated } = view;
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
  // Sorting by rating is no order where no one has one.
  if (unordered === total)
    return order.includes(RECOMMENDED) ? order.replace(RECOMMENDED, NONE_RATED) : NONE_RATED;
  return `${order} ${UNRATED_LAST}`;
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
