import type { Snapshot } from "#database/live-practices.ts";
import type { PracticeFilter } from "#database/practice-search.ts";
import { kilometresBetween, type Position } from "#domain/distance.ts";
import type { PracticeListing } from "#domain/practice.ts";
import type { PracticeCardData } from "../ui/practice-card.tsx";
import { type Asked, cardOf } from "../ui/practice-card-of.ts";
import type { Services } from "../services.ts";
import { cardsHtml } from "../ui/practice-cards.server.tsx";
import type { QuickFilter } from "../ui/quick-filters.tsx";
import { quickFilters } from "../ui/quick-filters.server.ts";
import type { UnstatedLine } from "../ui/unstated.tsx";
import { unstatedLines } from "../ui/unstated.server.ts";
import { distanceInWords } from "./distance-words.ts";
import { directoryHref } from "../links.ts";
import { type DirectoryFilter, filterHref, originOf, placeOf, queryOf } from "./filter.ts";
import { isUnsearchable, practiceFilter } from "./filter-query.ts";
import { findInDirectory } from "./find.server.ts";
import { furtherFilters } from "./further-filters.server.tsx";
import { type WayOut, waysOut } from "./ways-out.server.ts";

/** What the directory shows for an address. */
export type DirectoryView = {
  /** As it was understood, with the page that is shown. */
  filter: DirectoryFilter;
  /** How many practices match. */
  total: number;
  /** At least one. */
  pages: number;
  /** Of the list; empty for the grid, whose cards are rendered already. */
  cards: readonly PracticeCardData[];
  /** The cards of the grid as HTML, empty for the list. */
  grid: string;
  showsSamples: boolean;
  /** Only when nothing was found. */
  waysOut: readonly WayOut[];
  quick: readonly QuickFilter[];
  /** What its conditions cannot know. */
  unstated: readonly UnstatedLine[];
  /** How many of them have no review. */
  unrated: number;
  /** Nothing is asked for: the whole country, from its first page on. */
  isBare: boolean;
  /** HTML. */
  furtherFilters: string;
  /** Place slug → number of practices there, whatever the filter. */
  placeCounts: ReadonlyMap<string, number>;
};

export async function viewDirectory(
  { practices: snapshots, routing, now: clock }: Pick<Services, "practices" | "routing" | "now">,
  parameters: URLSearchParams,
): Promise<DirectoryView> {
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
    asked: askedOf(filter),
  };
  const awayOf = origin && ((practice: PracticeListing) => awayFrom(origin, practice));
  return {
    filter,
    total,
    pages,
    cards: isGrid ? [] : practices.map((one) => cardOf(one, { ...circumstances, away: awayOf?.(one) })),
    grid: isGrid ? cardsHtml(practices, circumstances, awayOf) : "",
    showsSamples: practices.some((practice) => practice.isSample),
    waysOut: total === 0 ? await waysOut(index, filter, { openSchedules, now }) : [],
    ...(isUnsearchable(filter)
      ? { quick: [], unstated: [], unrated: 0 }
      : aroundTheList(index, filter, practiceFilter(filter, openSchedules), now)),
    isBare: filterHref(filter) === directoryHref(),
    furtherFilters: furtherFilters(filter, index.languages),
    placeCounts: index.countsByPlace(),
  };
}

/** Copied out, since a card is cached for everything that it is handed. */
function askedOf({ open, isAccepting, isStepFree, funding, language }: DirectoryFilter): Required<Asked> {
  return { open, isAccepting, isStepFree, funding, language };
}

/** What else is said of a list that can be searched. */
function aroundTheList(
  index: Snapshot,
  filter: DirectoryFilter,
  found: PracticeFilter,
  now: Date,
): Pick<DirectoryView, "quick" | "unstated" | "unrated"> {
  return {
    quick: quickFilters(index, queryOf(filter), found, now),
    unstated: unstatedLines(index, found, {
      placeName: placeOf(filter)?.name,
      hrefWithout: (fact) => directoryHref({ ...queryOf(filter), [fact]: null, page: null }),
    }),
    unrated: index.count({ ...found, unstated: "rating" }),
  };
}

/** ` (about 3 km away)` */
function awayFrom(origin: Position, practice: PracticeListing): string {
  return ` (${distanceInWords(kilometresBetween(origin, practice))})`;
}
