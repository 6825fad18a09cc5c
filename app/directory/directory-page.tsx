import { redirect } from "react-router";
import { dentistsInWords } from "#domain/counts.ts";
import { directoryHref, emergencyHref } from "#content/links.ts";
import { Enhance } from "#kit/islands/island.tsx";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import { PracticeMap } from "#kit/ui/map/practice-map.tsx";
import { unknownPlaceIn } from "#kit/ui/unknown-place.tsx";
import type { Route } from "./+types/directory-page.ts";
import { DirectoryHead } from "./directory-head.tsx";
import { viewDirectory } from "./directory.server.ts";
import { filterHref, FILTER_PARAMETERS, inSuburb, isOfVisitor, partIn, suburbIn } from "./filter.ts";
import { FilterForm } from "./filter-form.tsx";
import { filterInWords, isPlainList } from "./filter-words.ts";
import { Results } from "./results.tsx";

export const handle = { parameters: FILTER_PARAMETERS, isOfVisitor, hasChoices: true } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const suburb = suburbIn(searchParams);
  const view = await viewDirectory(services, searchParams);
  // For now: it may become a place of its own.
  if (suburb) throw redirect(filterHref(inSuburb(view.filter, suburb)), 302);
  return {
    ...view,
    unknownPlace: unknownPlaceIn(searchParams),
    part: partIn(searchParams),
    map: services.map,
  };
}

const TRAIL = [{ label: "Find a Dentist" }];

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageHead(matches, { ...PLAIN_HEAD, isIndexed: false });
  const { filter, total, pages } = loaderData;
  const words = filterInWords(filter);
  const place = filter.page > 1 ? ` (page ${filter.page} of ${pages})` : "";
  const described = words ? `${words}: ${dentistsInWords(total)} found.` : PLAIN_HEAD.description;
  return pageHead(matches, {
    ...PLAIN_HEAD,
    title: `${words ?? PLAIN_HEAD.title}${place}`,
    description: `${described}${place}`,
    ...(words && { hasCounts: true }),
    path: filterHref(filter),
    isIndexed: isPlainList(filter) && total > 0,
    trail: TRAIL,
  });
};

const PLAIN_HEAD = {
  title: "Find a Dentist",
  description:
    "Search dentists in 22 New Zealand towns and cities by name, place, treatment, price and opening hours.",
  path: directoryHref(),
};

export default function DirectoryPage({ loaderData: view }: Route.ComponentProps) {
  return (
    <Enhance file="app/directory/in-place">
      <div id="head">
        <DirectoryHead view={view} trail={TRAIL} />
      </div>
      <div className={view.isBare ? "wrap tail lift" : "wrap tail"} id="list">
        <div className="controls">
          <FilterForm filter={view.filter} further={view.furtherFilters} isOpen={view.isBare} />
          <PracticeMap source={view.map} />
        </div>
        <OfflineNote />
        <Results view={view} unknownPlace={view.unknownPlace} part={view.part} />
      </div>
    </Enhance>
  );
}

/** Hidden; `in-place.island.ts` shows it while there is no connection. The worker keeps the page that it leads to. */
function OfflineNote() {
  return (
    <p className="panel" id="offline" hidden>
      <b>You are offline.</b> Your list comes once you are back. In pain?{" "}
      <a href={emergencyHref()}>Emergency help</a> opens offline.
    </p>
  );
}
