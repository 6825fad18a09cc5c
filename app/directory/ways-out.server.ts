import { clockSuffix } from "#content/practice-clock-words.ts";
import { placeBySlug } from "#content/places.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import { dentistsInWords } from "#domain/counts.ts";
import { distanceInWords, kilometresBetween } from "#domain/finding/distance.ts";
import { openingStatusAt } from "#domain/hours/opening-hours.ts";
import { treatmentName } from "#domain/practices/treatments.ts";
import { ownPagesNamed } from "#kit/shell/own-pages.ts";
import { searchHref } from "#content/links.ts";
import type { Timely } from "#services/finding/open-schedules.ts";
import {
  changed,
  type DirectoryFilter,
  filterHref,
  filterPlace,
} from "#services/finding/directory-filter.ts";
import { isUnsearchable, practiceFilter } from "#services/finding/find-in-directory.ts";
import { readAsTyped } from "#services/finding/question.ts";
import { activeFilters, answerInWords } from "./filter-words.ts";

/** Somewhere that has results: `12 dentists if you take out “Step-free”`. */
export type WayOut = { text: string; href: string };

type Circumstances = { timely: Timely; now: Date };

/**
 * First a page of the site that was asked for, then the search of the whole site, which understands more than names. After
 * these come the results without each of the filters, and the nearest place that has what was asked for.
 */
export async function waysOut(
  index: Snapshot,
  filter: DirectoryFilter,
  { timely, now }: Circumstances,
): Promise<WayOut[]> {
  const count = (other: DirectoryFilter) =>
    isUnsearchable(other) ? 0 : index.count(practiceFilter(other, timely));
  const withoutOne = activeFilters(filter).flatMap(({ name, text, without }) => {
    const total = count(without);
    if (total === 0) return [];
    const opens = name === "open" && filter.open === "now" ? firstOpening(index, without, now) : null;
    const words = opens
      ? `${answerInWords(without, total, 1)}, the first opens ${opens}`
      : `${dentistsInWords(total)} if you take out ${text.startsWith("“") ? text : `“${text}”`}`;
    return [{ text: words, href: filterHref(without) }];
  });
  return [
    ...ownPages(index, filter),
    ...wholeSite(filter),
    ...withoutOne,
    ...(await nearestPlace(index, filter, timely)),
  ];
}

/** Who types “cancel my booking” here is led where it is done. */
function ownPages(index: Snapshot, { q }: DirectoryFilter): WayOut[] {
  if (q === "") return [];
  return ownPagesNamed(readAsTyped(index, q)).map(({ label, href }) => ({ text: label, href }));
}

/** Who types “toothache” or “root canal Hamilton” here is answered there. */
function wholeSite(filter: DirectoryFilter): WayOut[] {
  if (filter.q === "") return [];
  const { q, service } = filter;
  const words = [q, service && treatmentName(service), filterPlace(filter)?.name].filter(Boolean).join(" ");
  return [{ text: `Search the whole site for “${words}”`, href: searchHref(words) }];
}

/** `Mon 8am`; null where no hours are stated. */
function firstOpening(index: Snapshot, filter: DirectoryFilter, now: Date): string | null {
  const openings = index.schedules.flatMap((schedule) => {
    const { holidayRegion } = placeBySlug(schedule.place);
    const status = openingStatusAt({ ...schedule, holidayRegion }, now);
    if (status.isOpen || !status.opens || !status.opensAt) return [];
    return [{ schedule, at: status.opensAt, opens: status.opens + clockSuffix(schedule.place) }];
  });
  const first = openings
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .find(
      ({ schedule }) =>
        index.count(practiceFilter({ ...filter, open: "now" }, { schedules: [schedule] })) > 0,
    );
  return first?.opens ?? null;
}

async function nearestPlace(index: Snapshot, filter: DirectoryFilter, timely: Timely): Promise<WayOut[]> {
  const here = filter.location?.places.length === 1 ? filter.location.places[0] : undefined;
  if (!here || isUnsearchable(filter)) return [];
  const anywhere = practiceFilter({ ...filter, location: null }, timely);
  const { ids } = index.search({ ...anywhere, sort: "distance", near: here, limit: 1, offset: 0 });
  const [practice] = await index.listings(ids);
  if (!practice) return [];
  const place = placeBySlug(practice.place);
  const there = changed(filter, { location: { text: place.slug, places: [place] } });
  const total = index.count(practiceFilter(there, timely));
  const away = distanceInWords(kilometresBetween(here, place));
  return [
    {
      text: `${dentistsInWords(total)} in ${place.name}, ${away} from ${here.name}`,
      href: filterHref(there),
    },
  ];
}
