import { askedOf } from "#content/filters.ts";
import type { Snapshot } from "#database/live-practices.ts";
import { kilometresBetween, type Position } from "#domain/distance.ts";
import type { PracticeListing } from "#domain/practice.ts";
import { cardOf } from "#kit/ui/practice-card-of.ts";
import type { Services } from "#services/services.ts";
import { cardsHtml } from "#kit/ui/practice-cards.server.tsx";
import { quickFilters } from "#kit/ui/quick-filters.server.ts";
import { unstatedLines } from "#kit/ui/unstated.server.ts";
import { distanceInWords } from "#kit/ui/distance-words.ts";
import { directoryHref } from "#content/links.ts";
import { type DirectoryFilter, filterHref, originOf, placeOf, queryOf } from "./filter.ts";
import { isUnsearchable, practiceFilter } from "./filter-query.ts";
import { findInDirectory, type OpenSchedules } from "./find.server.ts";
import { furtherFilters } from "./further-filters.server.tsx";
import { waysOut } from "./ways-out.server.ts";

/** What the directory shows for an address. */
export type DirectoryView = Awaited<ReturnType<typeof viewDirectory>>;

/** Parameters that are unknown or make no sense are ignored. */
export async function viewDirectory(
  { practices: snapshots, routing, now: clock }: Pick<Services, "practices" | "routing" | "now">,
  parameters: URLSearchParams,
) {
  const index = await snapshots.now();
  const now = clock();
  const { filter, total, pages, ids, openSchedules } = findInDirectory(index, parameters, () => now);
  const practices = await index.listings(ids);
  const isGrid = filter.view === "grid";
  const origin = filter.sort === "distance" ? originOf(filter) : undefined;
  const circumstances = {
    now,
    routing,
    isOnePlace: filter.location?.places.length === 1,
    treatment: filter.service ?? undefined,
    // Without the rest: a card is cached for everything that it is handed.
    asked: askedOf(filter),
  };
  const awayOf = origin && ((practice: PracticeListing) => awayFrom(origin, practice));
  return {
    /** As it was understood, with the page that is shown. */
    filter,
    /** How many practices match. */
    total,
    /** At least one. */
    pages,
    /** Of the list; empty for the grid, whose cards are rendered already. */
    cards: isGrid ? [] : practices.map((one) => cardOf(one, { ...circumstances, away: awayOf?.(one) })),
    /** The cards of the grid as HTML, empty for the list. */
    grid: isGrid ? cardsHtml(practices, circumstances, awayOf) : "",
    showsSamples: practices.some((practice) => practice.isSample),
    /** Only when nothing was found. */
    waysOut: total === 0 ? await waysOut(index, filter, { openSchedules, now }) : [],
    ...aroundTheList(index, filter, openSchedules, now),
    /** Nothing is asked for: the whole country, from its first page on. */
    isBare: filterHref(filter) === directoryHref(),
    /** HTML. */
    furtherFilters: furtherFilters(filter, index.languages),
    /** Place slug → number of practices there, whatever the filter. */
    placeCounts: index.countsByPlace(),
  };
}

/** What else is said of a list; nothing of one that cannot be searched. */
function aroundTheList(index: Snapshot, filter: DirectoryFilter, openSchedules: OpenSchedules, now: Date) {
  if (isUnsearchable(filter)) return { quick: [], unstated: [], unrated: 0 };
  const found = practiceFilter(filter, openSchedules);
  return {
    quick: quickFilters(index, queryOf(filter), found, now),
    /** What its conditions cannot know. */
    unstated: unstatedLines(index, found, {
      placeName: placeOf(filter)?.name,
      hrefWithout: (fact) => directoryHref({ ...queryOf(filter), [fact]: null, page: null }),
    }),
    /** How many of them have no review. */
    unrated: index.count({ ...found, unstated: "rating" }),
  };
}

/** ` (about 3 km away)` */
function awayFrom(origin: Position, practice: PracticeListing): string {
  return ` (${distanceInWords(kilometresBetween(origin, practice))})`;
}
