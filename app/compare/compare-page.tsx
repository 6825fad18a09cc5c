import { data, redirect } from "react-router";
import { practicesInWords } from "#domain/counts.ts";
import { listInWords } from "#domain/lists.ts";
import { treatmentName } from "#domain/treatments.ts";
import { compareHref } from "#content/links.ts";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import { NotFound } from "#kit/shell/not-found.tsx";
import stylesheet from "#kit/styles/sheets/compare.css?url";
import { PlainHead } from "#kit/ui/banner.tsx";
import { MOST_COMPARED } from "#kit/ui/comparison/chosen.ts";
import { Note } from "#kit/ui/note-box.tsx";
import { unknownPlaceIn } from "#kit/ui/place-notes.tsx";
import { WholeWords } from "#kit/ui/unbroken.tsx";
import type { PageHandle } from "../root.tsx";
import type { Route } from "./+types/compare-page.ts";
import { viewCompare } from "./compare.server.ts";
import {
  type CompareFilter,
  filterHref,
  FILTER_PARAMETERS,
  idsIn,
  otherSpelling,
  readFilter,
} from "./filter.ts";
import { CompareControls } from "./filter-form.tsx";
import { comparisonHeading, comparisonTitle, comparisonTrail } from "./filter-words.ts";
import { Results } from "./results.tsx";
import { SideBySideTable, sideBySideTitle } from "./side-by-side.tsx";
import { type SideBySide, viewSideBySide } from "./side-by-side.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const handle = { parameters: FILTER_PARAMETERS, hasChoices: true } satisfies PageHandle;

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
    description: `${comparisonHeading(filter)}: ratings, services, usual prices and phone numbers of ${practicesInWords(total)} in one table${place}.`,
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
        <PlainHead trail={SIDE_BY_SIDE_TRAIL} title={sideBySideTitle(sideBySide)}>
          {sideBySide.practices.length > 1
            ? "Bold: the lowest price or the longest hours. A dash: not listed."
            : "Add another dentist to see them side by side. A dash: not listed."}
        </PlainHead>
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
