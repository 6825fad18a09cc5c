import { LRUCache } from "lru-cache";
import { pickAsked, FILTERS } from "#content/filters.ts";
import { PLACES, townsListed, ALL_PLACES } from "#content/places.ts";
import { regionNamed } from "#content/regions.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import { dentistsInWords, dentistsOrNone, practicesInWords } from "#domain/counts.ts";
import { distanceInWords, kilometresBetween, type Position } from "#domain/finding/distance.ts";
import { FILTER_NAMES, type FilterName } from "#domain/finding/practice-filters.ts";
import type { PracticeListing } from "#domain/practices/practice.ts";
import { directoryHref } from "#content/links.ts";
import { treatmentsToFilterBy } from "#kit/forms/first-treatments.ts";
import { timelyFilter } from "#services/finding/open-schedules.ts";
import { readInstead } from "#kit/ui/read-instead.ts";
import { LONGEST_TELLING, queryLine } from "#domain/text.ts";
import { placePart } from "#kit/ui/place-notes.tsx";
import { unknownPlaceIn } from "#kit/ui/unknown-place-in.ts";
import { NONE_RATED, NOT_FOR_MONEY, UNRATED_LAST } from "#kit/ui/order-words.ts";
import type { PracticeCardData } from "#kit/ui/practice-card.tsx";
import { type CardCircumstances, practiceCard } from "#kit/ui/practice-card-of.ts";
import { FEW, nearestToSuburb } from "#kit/ui/nearest-to-suburb.server.ts";
import { suburbsNamed } from "#content/localities.ts";
import { cardsHtml } from "#kit/ui/practice-cards.server.tsx";
import { dayFilters, QUICK_BESIDE_DAYS, quickFilters } from "#kit/ui/quick-filters.server.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { freeDay } from "#content/free-words.ts";
import type { FreeWhen } from "#domain/free-times/free-when.ts";
import { unstatedLines } from "#kit/ui/unstated.server.ts";
import { careBeside, firstHelp } from "#services/finding/first-help.ts";
import { nextFreeIn } from "#services/practices/next-free.ts";
import type { Showing } from "#services/services.ts";
import {
  type DirectoryFilter,
  filterHref,
  isForEmergency,
  isInPain,
  distanceOrigin,
  partIn,
  filterPlace,
  filterQuery,
} from "#services/finding/directory-filter.ts";
import { findInDirectory, type Found } from "#services/finding/find-in-directory.ts";
import type { LinkSaid } from "#services/finding/meant-in-box.ts";
import { activeFilters, answerInWords, cleared, filterInWords, orderInWords } from "./filter-words.ts";
import { type MapPoints, mapPoints } from "./map-points.server.ts";
import type { Choice, Control, Screen } from "./screen.ts";
import { waysOut } from "./ways-out.server.ts";

/** What the directory shows for an address. */
export type DirectoryView = {
  screen: Omit<Screen, "practices">;
  filter: DirectoryFilter;
  /** The filter with the text as it was typed. For someone in pain `filter` has what it means instead. */
  asked: DirectoryFilter;
  total: number;
  /** The practices, either as data or as a grid of rendered HTML. Each caller needs only one of them. */
  cards: () => PracticeCardData[];
  grid: () => string;
};

/** Parameters that are unknown or make no sense are ignored. */
export async function viewDirectory(
  { practices: snapshots, routing, now: clock }: Showing,
  parameters: URLSearchParams,
): Promise<DirectoryView> {
  const index = await snapshots.now();
  const now = clock();
  const found = await findInDirectory(index, parameters, () => now);
  const { filter, total, ids } = found;
  const practices = await index.listings(ids);
  const origin = filter.sort === "distance" ? distanceOrigin(filter) : undefined;
  const circumstances = {
    now,
    routing,
    isOnePlace: filter.location?.places.length === 1,
    treatment: filter.service ?? undefined,
    // The rest is left out, since a card is cached for everything that it is handed.
    asked: pickAsked(filter),
    nextFree: nextFreeIn(index, filter.service, now, filter.free),
  };
  const awayOf = origin && ((practice: PracticeListing) => awayFrom(origin, practice));
  const screen = {
    ...screenWords(index, found),
    ...filterForm(index, found, now),
    ...aroundTheList(index, found, now),
    order: orderSentence(index, found),
    waysOut: total === 0 ? await waysOut(index, filter, { timely: found.timely, now }) : [],
    map: listMap(index, found, practices),
    nearest: await nearestInstead(index, found, circumstances),
    unknownPlace: unknownPlaceIn(parameters),
    leftOut: found.leftOut,
    takenFor:
      found.takenFor && readInstead(queryLine(parameters.get("q") ?? "", LONGEST_TELLING), found.takenFor),
    notHere: found.notHere,
    notes: found.notes,
    links: found.links.filter((one) => one !== answerInstead(found)),
    isBleedingGums: found.isBleedingGums,
    isMaybeHurt: found.isMaybeHurt && total > 0,
    care: careBeside(found.hurt),
    part: placePart(partIn(parameters) ?? found.part),
  };
  const cards = () => practices.map((one) => practiceCard(one, { ...circumstances, away: awayOf?.(one) }));
  const grid = () => `<div class="cards cards-3">${cardsHtml(practices, circumstances, awayOf)}</div>`;
  return { screen, filter, asked: withText(found), total, cards, grid };
}

/** After the practices of a suburb that has few: those nearest to it. */
async function nearestInstead(
  index: Snapshot,
  { filter, sought, total, ids }: Found,
  circumstances: Omit<CardCircumstances, "isOnePlace" | "away">,
) {
  const [suburb, another] = suburbsNamed(filter.q);
  if (!sought || !suburb || another || total === 0 || total > FEW) return null;
  return nearestToSuburb(index, suburb, sought, ids, circumstances);
}

/** The filter for addresses, which keep what was typed: so the pages that they lead to begin with the same help. */
function withText({ filter, typed }: Found): DirectoryFilter {
  return { ...filter, q: typed };
}

/** Nothing is asked for, in a grid or a list: the whole country, from its first page on. */
function isBare(filter: DirectoryFilter): boolean {
  return filterHref({ ...filter, view: "grid" }) === directoryHref();
}

function screenWords(index: Snapshot, found: Found) {
  const { filter, typed, hurt, total, pages } = found;
  const { page, view } = filter;
  const asked = withText(found);
  const active = activeFilters(filter);
  const ofText: ReadonlySet<string> = new Set(["q", "emergency", ...found.fromText]);
  const help = firstHelp(hurt);
  const answer = answerInstead(found);
  const named = help?.title ?? null;
  const heading = isBare(filter) ? "Find a dentist" : (answer?.text ?? answerInWords(filter, total, pages));
  return {
    address: filterHref(asked),
    place: filterPlace(filter)?.slug ?? null,
    title: named ?? answer?.text ?? directoryTitle(filter, pages),
    heading,
    answer,
    lede: isBare(filter) ? `${extentInWords(index.countsByPlace())}.` : null,
    count: named === null ? `${dentistsOrNone(total)} found` : heading,
    show: total === 0 ? "Show no dentists" : `Show ${dentistsInWords(total)}`,
    active: active.map(({ name, text, without }) => ({
      name,
      text,
      // What the text asks for goes together with it.
      href: filterHref(ofText.has(name) ? without : { ...without, q: typed }),
    })),
    activeCount: active.length,
    clearedHref: filterHref(cleared(filter)),
    emergency: isForEmergency(filter) ? { place: nameOnly(filterPlace(filter)), help } : null,
    view,
    views: {
      grid: filterHref({ ...asked, view: "grid" }),
      list: filterHref({ ...asked, view: "list" }),
    },
    total,
    page,
    pages,
  };
}

/** The page that answers where no practice does. */
function answerInstead({ total, links }: Found): LinkSaid | null {
  return (total === 0 && links.find(({ kind }) => kind === "page")) || null;
}

/** `Dentists in Nelson (page 2 of 3)`, as the title of the page. */
function directoryTitle(filter: DirectoryFilter, pages: number): string {
  const place = filter.page > 1 ? ` (page ${filter.page} of ${pages})` : "";
  return `${filterInWords(filter) ?? "Find a Dentist"}${place}`;
}

function nameOnly(place: { slug: string; name: string } | null) {
  return place && { slug: place.slug, name: place.name };
}

/** The first filters have their place in the row; the others are on the sheet, most with what they would leave. */
const FIRST: readonly FilterName[] = ["service"];

function filterForm(index: Snapshot, { filter, typed, sought }: Found, now: Date) {
  const { near, view, sort } = filter;
  const list = sought && index.around(sought);
  const today = newZealandDay(now);
  // There is no area to tick before someone has chosen it on the map.
  const further = FILTER_NAMES.filter(
    (name) => !FIRST.includes(name) && (name !== "area" || filter.area !== null),
  ).map((name) => control(name));
  return {
    typed,
    hidden: { ...(near && { near: near.text }), ...(view === "list" && { view }) },
    first: [locationControl(index, filter), ...FIRST.map((name) => control(name))],
    further,
    furtherCount: further.filter(({ value }) => value !== "").length,
    sort: {
      name: "sort",
      label: "Sort by",
      kind: "list" as const,
      value: sort,
      options: [
        { value: "recommended", text: "Recommended" },
        { value: "rating", text: "Rating" },
        { value: "reviews", text: "Reviews" },
        { value: "price", text: "Lowest price" },
        { value: "soonest", text: "Free soonest" },
        { value: "name", text: "Name" },
        { value: "location", text: "Location" },
        { value: "distance", text: near ? "Distance" : "Distance from town centre" },
      ],
    },
  };

  function control(name: FilterName): Control {
    const { label, choices } = FILTERS[name];
    const value = filter[name]?.toString() ?? "";
    if (!choices) {
      const ticked = name === "area" ? value : "yes";
      return {
        name,
        label,
        kind: "box",
        value,
        options: [{ value: ticked, text: label, ...counted(name, ticked) }],
      };
    }
    const options =
      name === "service"
        ? treatmentsToFilterBy("cosmetic")
        : choices.options({ languages: index.languages, today });
    const chosen = filter[name];
    // A day further ahead that someone has chosen.
    const isOffered = value === "" || options.some((one) => one.value === value);
    const other = isOffered || name !== "free" ? [] : [{ value, label: freeDay(chosen as FreeWhen) }];
    const isShort = !FIRST.includes(name) && options.length < 7;
    return {
      name,
      label,
      kind: isShort ? "buttons" : "list",
      value,
      options: [
        { value: "", text: choices.nothing },
        ...[...options, ...other].map((one) => ({
          value: one.value,
          text: one.label,
          ...(isShort && name !== "price" && counted(name, one.value)),
        })),
      ],
    };
  }

  function counted(name: FilterName, value: string): Pick<Choice, "count"> {
    if (!list) return {};
    const { schedules, freeIds } = timelyFilter(index, { service: filter.service, [name]: value }, () => now);
    return {
      count: list.count({
        [name]: value,
        ...(schedules && { schedules }),
        ...(freeIds && { freeIds }),
      }),
    };
  }
}

function locationControl(index: Snapshot, { location }: DirectoryFilter): Control {
  const several =
    location && location.places.length > 1
      ? [{ value: location.text, text: regionNamed(location.text)?.name ?? `“${location.text}”` }]
      : [];
  const towns = townsListed(index.countsByPlace());
  const chosen = location?.places.length === 1 ? location.places[0]! : null;
  const isMissing = chosen && ![...PLACES, ...towns].some(({ slug }) => slug === chosen.slug);
  const further = [...towns, ...(isMissing ? [chosen] : [])];
  return {
    name: "location",
    label: "Location",
    kind: "list",
    value: location?.text ?? "",
    options: [
      { value: "", text: "All locations" },
      ...several,
      ...PLACES.map(({ slug, name }) => ({ value: slug, text: name })),
      ...further.map(({ slug, name }) => ({ value: slug, text: name, group: "More towns" })),
    ],
  };
}

/** What else is said of a list; nothing of one that cannot be searched. */
function aroundTheList(index: Snapshot, found: Found, now: Date) {
  const { filter, sought } = found;
  if (!sought) return { days: null, quick: [], unstated: [] };
  const query = filterQuery(withText(found));
  return {
    days: dayFilters(index, query, sought, now),
    quick: quickFilters(index, query, sought, now, QUICK_BESIDE_DAYS),
    /** What its conditions cannot know. */
    unstated: unstatedLines(index, sought, {
      placeName: filterPlace(filter)?.name,
      hrefWithout: (fact) => directoryHref({ ...query, [fact]: null, page: null }),
    }),
  };
}

/** How the list is ordered, and that nobody pays for it. */
function orderSentence(index: Snapshot, { filter, total, sought }: Found): string | null {
  if (total === 0 || !sought) return null;
  const unrated = index.around(sought).count({ unstated: "rating" });
  const isByRating = ["recommended", "rating", "reviews"].includes(filter.sort) && !isInPain(filter);
  const last = isByRating && unrated > 0 ? ` ${UNRATED_LAST}` : "";
  const order = isByRating && unrated === total ? NONE_RATED : `${orderInWords(filter)}${last}`;
  return `${order} ${NOT_FOR_MONEY}`;
}

/** More of them would be a cloud, and many bytes. */
const MOST_DOTS = 250;

/** Lists of one place in another order, or with other words, often have the same page of practices. */
const MAPS = new WeakMap<Snapshot, LRUCache<string, { map: MapPoints | null }>>();
const MOST_MAPS = 200;

function listMap(
  index: Snapshot,
  { filter, total, ids, sought }: Found,
  practices: readonly PracticeListing[],
): MapPoints | null {
  const places = filter.location?.places ?? null;
  const hasOthers = places?.length === 1 && total > ids.length && total <= MOST_DOTS;
  const others = hasOthers && sought ? index.around(sought).practices() : [];
  const counts = isBare(filter) ? index.countsByPlace() : null;
  const known = MAPS.getOrInsertComputed(index, () => new LRUCache({ max: MOST_MAPS }));
  const placesAsked = places?.map(({ slug }) => slug).join(" ");
  const key = [placesAsked, counts !== null, ids, others.map(({ id }) => id)].join("|");
  const last = known.get(key);
  if (last) return last.map;
  const onPage = new Set(ids);
  const map = mapPoints(practices, { others: others.filter(({ id }) => !onPage.has(id)), counts });
  known.set(key, { map });
  return map;
}

/** ` (about 3 km away)` */
function awayFrom(origin: Position, practice: PracticeListing): string {
  return ` (${distanceInWords(kilometresBetween(origin, practice))})`;
}

/** How many practices, from where to where, by place slug: `1,240 practices from Whangārei to Invercargill`. */
function extentInWords(counts: ReadonlyMap<string, number>): string {
  const listed = ALL_PLACES.filter(({ slug }) => counts.has(slug)).toSorted(
    (a, b) => b.latitude - a.latitude,
  );
  const [north, south] = [listed[0], listed.at(-1)];
  if (!north || !south) return "No practices are listed yet";
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const where = north === south ? `in ${north.name}` : `from ${north.name} to ${south.name}`;
  return `${practicesInWords(total)} ${where}`;
}
