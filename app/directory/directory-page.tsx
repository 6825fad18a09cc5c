import { PLACES } from "#content/places.ts";
import { dentistsInWords } from "#domain/counts.ts";
import { directoryHref } from "../links.ts";
import { Enhance } from "../islands/island.tsx";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "../seo/head.ts";
import { servicesContext } from "../services.ts";
import { Banner } from "../ui/banner.tsx";
import { PracticeMap } from "../ui/map/practice-map.tsx";
import { StripMap } from "../ui/map/strip-map.tsx";
import type { Route } from "./+types/directory-page.ts";
import { viewDirectory } from "./directory.server.ts";
import { extentInWords } from "./extent-words.ts";
import { filterHref, FILTER_PARAMETERS, isOfVisitor } from "./filter.ts";
import { FilterForm } from "./filter-form.tsx";
import { filterInWords, isPlainList } from "./filter-words.ts";
import { Results } from "./results.tsx";

export const handle = { parameters: FILTER_PARAMETERS, isOfVisitor, hasChoices: true } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { practices, now, map } = context.get(servicesContext);
  return { ...(await viewDirectory(await practices.now(), new URL(request.url).searchParams, now())), map };
}

const TRAIL = [{ label: "Home", href: "/" }, { label: "Find a Dentist" }];

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
  picture: directoryHref(),
};

export default function DirectoryPage({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <Banner trail={TRAIL}>
        <div className="directory-head">
          <div>
            <h1>Find a dentist</h1>
            <p className="lede">{ledeOf(view.placeCounts)}</p>
          </div>
          <StripMap towns={townsOf(view.placeCounts)} />
        </div>
      </Banner>
      <div className="wrap lift tail">
        <Enhance file="directory/in-place">
          <FilterForm filter={view.filter} languages={view.languages} />
          <PracticeMap source={view.map} />
          <Results view={view} />
        </Enhance>
      </div>
    </>
  );
}

/** `1,240 practices from Whangārei to Invercargill. Choose a place on the map, or search below.` */
function ledeOf(counts: ReadonlyMap<string, number>): string {
  const invitation = counts.size > 0 ? " Choose a place on the map, or search below." : "";
  return `${extentInWords(counts)}.${invitation}`;
}

function townsOf(counts: ReadonlyMap<string, number>) {
  return PLACES.map(({ slug, name, latitude, longitude }) => ({
    slug,
    name,
    latitude,
    longitude,
    count: counts.get(slug) ?? 0,
    href: directoryHref({ location: slug }),
  }));
}
