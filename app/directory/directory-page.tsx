import { redirect } from "react-router";
import { dentistsInWords } from "#domain/counts.ts";
import { directoryHref } from "#content/links.ts";
import { Enhance } from "#kit/islands/island.tsx";
import type { PageHandle } from "../root.tsx";
import { pageHead } from "#kit/seo/head.ts";
import { servicesContext } from "#kit/context.ts";
import { MAP_FRAGMENT } from "#kit/ui/map/fragment.ts";
import type { Route } from "./+types/directory-page.ts";
import { DirectoryScreen, Practices, TRAIL } from "./directory-screen.tsx";
import type { SentScreen } from "./directory.island.tsx";
import { viewDirectory } from "./directory.server.ts";
import { withHtml } from "./filter-lists.server.tsx";
import { MAP_OPENERS } from "./moving-map/use-open-map.ts";
import {
  filterHref,
  FILTER_PARAMETERS,
  inSuburb,
  isOfVisitor,
  suburbIn,
} from "#services/finding/directory-filter.ts";
import { filterInWords, isPlainList } from "./filter-words.ts";

export const handle = {
  parameters: FILTER_PARAMETERS,
  isOfVisitor,
  hasChoices: true,
  placeIn: (data) => (data as Data | undefined)?.screen.place ?? undefined,
} satisfies PageHandle;

type Data = Awaited<ReturnType<typeof loader>>;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const suburb = suburbIn(searchParams);
  const { screen, filter, asked, total, cards, grid } = await viewDirectory(services, searchParams);
  // For now: it may become a place of its own.
  if (suburb) throw redirect(filterHref(inSuburb(asked, suburb)), 302);
  const shown = screen.view === "list" ? { practices: cards() } : { grid: grid() };
  const lists = {
    first: screen.first.map(withHtml),
    further: screen.further.map(withHtml),
    sort: withHtml(screen.sort),
  };
  return { screen: { ...screen, ...lists }, filter, total, shown, source: services.map };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageHead(matches, { ...PLAIN_HEAD, isIndexed: false });
  const { filter, total, screen } = loaderData;
  const words = filterInWords(filter);
  const place = filter.page > 1 ? ` (page ${filter.page} of ${screen.pages})` : "";
  const described = words ? `${words}: ${dentistsInWords(total)} found.` : PLAIN_HEAD.description;
  return pageHead(matches, {
    ...PLAIN_HEAD,
    title: screen.title,
    description: described.replace(/\.$/, `${place}.`),
    ...(words && { hasCounts: true }),
    path: screen.address,
    isIndexed: isPlainList(filter) && total > 0,
    trail: TRAIL,
  });
};

const PLAIN_HEAD = {
  title: "Find a Dentist",
  description:
    "Search New Zealand dentists by name and place, and see what each says of its services, prices and hours.",
  path: directoryHref(),
};

/** What does its work in the browser alone. */
const ONLY_WITH_SCRIPTS = `.directory-form .near-me a, ${MAP_OPENERS}`;

/**
 * What the HTML says is not sent a second time as data: heading, list and map stay as they are (`ServedScreen`), and the
 * controls are read from the form (`controlsOnPage`). The cards of a grid are texts that most lists share.
 */
export default function DirectoryPage({ loaderData: { screen, source, shown } }: Route.ComponentProps) {
  const { address, title, typed, hidden, furtherCount, activeCount, clearedHref, show, view, views } = screen;
  const sent: SentScreen = {
    address,
    title,
    typed,
    hidden,
    furtherCount,
    activeCount,
    clearedHref,
    show,
    view,
    views,
  };
  const whole = { ...screen, practices: null };
  return (
    <Enhance
      file="app/directory/directory"
      trigger={{ touched: true, addressed: MAP_FRAGMENT, replayed: ONLY_WITH_SCRIPTS, inPlace: true }}
      props={{ screen: sent, source }}
    >
      <DirectoryScreen
        screen={whole}
        source={source}
        cards={
          "practices" in shown ? (
            <Practices screen={whole} practices={shown.practices} />
          ) : (
            // oxlint-disable-next-line react/no-danger -- HTML that React rendered and escaped in the loader
            <div dangerouslySetInnerHTML={{ __html: shown.grid }} />
          )
        }
      />
    </Enhance>
  );
}
