import { articlePath } from "#content/articles/article.ts";
import { ARTICLES } from "#content/articles/articles.ts";
import { articleSearch } from "#content/articles/search.ts";
import { pickAsked } from "#content/filters.ts";
import { islandRegion, type Region } from "#content/regions.ts";
import { type Location, locationNamed, searchWords } from "#content/vocabulary.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import { type Asked, FILTER_NAMES } from "#domain/finding/practice-filters.ts";
import { fundingName } from "#domain/practices/practice.ts";
import { changed, type DirectoryFilter, filterHref } from "./directory-filter.ts";
import type { Place } from "#domain/finding/places.ts";
import { corrected } from "./corrected.ts";
import { notesOn, wordsNotUnderstood } from "./not-understood.ts";
import { isForEveryone, isOfDentists, isUnderstood, type Question } from "./question.ts";
import { nameOfSeveralWords } from "./several-words.ts";
import { nearestInWords, nearestListed, noneIn, townInWords } from "./nearest-listed.ts";
import { fold } from "#domain/text.ts";
import { timelyFilter } from "./open-schedules.ts";
import { whereNamed } from "./said.ts";
import type { Written } from "./written.ts";

/** A link in what is said above a list: to our page about it, to our nearest page, or to a narrower list. */
export type LinkSaid = {
  kind: "page" | "nearest page" | "today" | "funding";
  text: string;
  href: string;
  /** What the page says first. */
  says?: string;
};

/** What a text in the directory's box means, as the filters that it asks for. */
export type MeantInBox = {
  filter: DirectoryFilter;
  /** What of it isn't understood, and the list is without. */
  leftOut: string | null;
  /** The text as it was put right; null where it was read as typed. */
  takenFor: string | null;
  /** Sentences on what practices don't state, and on what the list is instead. */
  notes: readonly string[];
  /** Our page about it, and narrower lists that may be meant. */
  links: readonly LinkSaid[];
  /** What someone wants to spend, in dollars. */
  sum: number | null;
  /** The part of a place that is named. Its practices are listed under the whole place. */
  part: Region | null;
};

/**
 * The filters that a typed text asks for, where no practice has all of its words: `cheap braces nelson` → braces in Nelson, the
 * cheapest first. Null where nothing of it is understood, and where it contradicts a filter that is already chosen. `read`
 * gives the meaning of a text.
 */
export function meantInBox(
  index: Snapshot,
  chosen: DirectoryFilter,
  text: string,
  { read, now }: { read: (text: string) => Question; now: () => Date },
): MeantInBox | null {
  const asTyped = read(text);
  const found = filtersOf(index, chosen, asTyped, now);
  if (found?.leftOut === null) return found;
  const put =
    nameOfSeveralWords(asTyped) ??
    corrected(asTyped, {
      has: (word) => index.count({ words: [word] }) > 0,
      nearest: index.nearestWord,
    });
  if (put === null) return found;
  const instead = nameOfSeveralWords(read(put)) ?? put;
  const question = read(instead);
  // A practice may be called so, unless all of it says something else.
  const isOfOne = !isMeant(question) && index.count({ words: searchWords(instead) }) > 0;
  const meant = isOfOne
    ? { ...NOTHING, filter: changed(chosen, { q: instead }) }
    : filtersOf(index, chosen, question, now);
  return meant ? { ...meant, takenFor: instead } : found;
}

const NOTHING = { leftOut: null, takenFor: null, notes: [], links: [], sum: null, part: null } as const;

/** Whether all of a text is understood, or it asks for any dentist. */
export function isMeant(question: Question): boolean {
  return isUnderstood(question) || isForEveryone(question);
}

function filtersOf(
  index: Snapshot,
  chosen: DirectoryFilter,
  question: Question,
  now: () => Date,
): MeantInBox | null {
  const asked = filtersAsked(question, chosen);
  if (!asked) return null;
  const count = counterOf(index, now);
  const { filter, isOfDay, isNamed, isInSuburb, note } = listAsked({
    index,
    now,
    chosen,
    question,
    asked,
    count,
  });
  const isNear = question.isNearMe && !filter.location && !filter.near;
  const besides = [
    question.suburb && !isInSuburb && noneInSuburb(index, question.suburb),
    note,
    isNear && "To see dentists near you, choose your town or city under “Location”.",
  ].filter((one) => typeof one === "string");
  const notes = notesOn(question, { isOfDay, isAsWished: true, isNamed, others: [] });
  const hasAny = (one: DirectoryFilter) =>
    count(one.location?.places, pickAsked(one), searchWords(one.q)) > 0;
  return {
    filter,
    leftOut: isNamed ? null : wordsNotUnderstood(question),
    takenFor: null,
    notes: isNamed ? notes : [...notes, ...besides],
    links: [...pageOn(question), ...narrowerLists(filter, question, hasAny)],
    sum: question.sum,
    part: question.part,
  };
}

type FiltersAsked = {
  /** Those of any day. */
  always: Asked;
  /** Those with the day on which a time is to be free. */
  onDay: Asked;
  where: Where | null;
  location: Location | null | undefined;
};

/** The filters that a question names; null where it names none, and where one of them contradicts a chosen one. */
function filtersAsked(question: Question, chosen: DirectoryFilter): FiltersAsked | null {
  const { treatment, funding, wish, isAboutPrice, unlisted, isToday, excluded } = question;
  const where = whereNamed(question);
  const isNarrow = treatment !== null || funding.length > 0 || Object.keys(wish).length > 0 || where !== null;
  const isOfTime = isToday || question.openOn !== null;
  const isAsked =
    isNarrow || question.isOfAll || isAboutPrice || question.isSoonest || isOfTime || excluded.length > 0;
  const isOfAll = unlisted !== null || isForEveryone(question) || isOfDentists(question);
  if (question.isUrgent || question.notListed?.isAll || !(isAsked || isOfAll)) return null;
  // What no practice states is asked of a dentist, and of no surgeon.
  const isToAsk = unlisted !== null && !isNarrow && !chosen.location && !chosen.service;
  const service = treatment?.service ?? (isToAsk ? ("general-dentistry" as const) : null);
  const { free, ...others } = wish;
  const always: Asked = {
    ...others,
    ...(service && { service }),
    ...(funding.length === 1 && { funding: funding[0]! }),
  };
  const onDay = { ...always, ...(free && { free }) };
  if (FILTER_NAMES.some((name) => onDay[name] && chosen[name] && onDay[name] !== chosen[name])) return null;
  const location = where && locationNamed(where.slug);
  if (location && chosen.location && location.text !== chosen.location.text) return null;
  return { always, onDay, where, location };
}

/** Counts practices in places as asked, with words of their names. */
type Counter = (places: readonly Place[] | undefined, asked: Asked, words?: readonly string[]) => number;

function counterOf(index: Snapshot, now: () => Date): Counter {
  return (places, asked, words = []) =>
    index.count({
      ...asked,
      ...timelyFilter(index, asked, now),
      ...(places && { places: places.map(({ slug }) => slug) }),
      ...(words.length > 0 && { words }),
    });
}

type ListIn = {
  index: Snapshot;
  now: () => Date;
  chosen: DirectoryFilter;
  question: Question;
  asked: FiltersAsked;
  count: Counter;
};

/** The list that filters ask for: where no practice is so, the nearest, and where none is free on the day, those of any day. */
function listAsked({
  index,
  now,
  chosen,
  question,
  asked: { always, onDay, where, location },
  count,
}: ListIn) {
  const { isAboutPrice, isSoonest, suburb, rest, town, townNamed } = question;
  const order = isAboutPrice ? "price" : isSoonest ? "soonest" : null;
  const name = where && where === town ? townInWords(town, townNamed) : (where?.name ?? "");
  const around =
    where && location && count(location.places, always) === 0
      ? nearestAround(index, name, location, { ...always, ...timelyFilter(index, always, now) })
      : null;
  const { note, ...listed } = around ?? { location: location ?? chosen.location, note: null };
  // Where nobody has a time to book on that day, the others there can be called.
  const isOfDay = onDay.free !== undefined && count(listed.location?.places, onDay) > 0;
  const filter = changed(chosen, {
    ...((isOfDay ? onDay : always) as Partial<DirectoryFilter>),
    q: "",
    ...(order && chosen.sort === "recommended" && { sort: order }),
  });
  const hasWords = (words: string) =>
    words !== "" && count((location ?? chosen.location)?.places, always, searchWords(words)) > 0;
  const isNamed = hasWords(rest.join(" "));
  // A word that nobody knows doesn't widen the suburb to its city.
  const isInSuburb = !isNamed && suburb !== null && hasWords(fold(suburb.name));
  const words = isNamed ? rest.join(" ") : isInSuburb ? fold(suburb.name) : null;
  const list = words === null ? listed : { q: words, ...(location && { location }) };
  return { filter: changed(filter, list), isOfDay, isNamed, isInSuburb, note };
}

/** Those with a free time today, where today was asked for, and each kind of help with the cost where several may be meant. */
function narrowerLists(
  list: DirectoryFilter,
  { isToday, funding }: Question,
  hasAny: (filter: DirectoryFilter) => boolean,
): LinkSaid[] {
  const today = isToday && !list.free ? [changed(list, { free: "today" })] : [];
  const kinds = funding.length > 1 && !list.funding ? funding : [];
  return [
    ...today.filter(hasAny).map((one) => ({
      kind: "today" as const,
      text: "See who has a free time today",
      href: filterHref(one),
    })),
    ...kinds
      .map((one) => changed(list, { funding: one }))
      .filter(hasAny)
      .map((one) => ({ kind: "funding" as const, text: fundingName(one.funding!), href: filterHref(one) })),
  ];
}

type Where = NonNullable<ReturnType<typeof whereNamed>>;

/**
 * The list for a place that has no practice as asked: where it has none at all, of the nearest that has one as asked, like
 * the search of the whole site, or else of its island, the nearest first. Null on the Chatham Islands.
 */
function nearestAround(
  index: Snapshot,
  name: string,
  { places }: Location,
  asked: PracticeFilter,
): (Pick<DirectoryFilter, "location"> & Partial<DirectoryFilter> & { note: string }) | null {
  const [centre, another] = places;
  const island = centre && islandRegion(centre);
  if (!island) return null;
  const all = { places: places.map((one) => one.slug) };
  const none = noneIn(index, name, all);
  const nearest = nearestListed(index, centre, asked);
  const note = nearest ? nearestInWords(none, nearest) : `${none}, so these are the nearest.`;
  const { slug, latitude, longitude } = centre;
  const near = { text: slug, place: centre, latitude, longitude };
  const location =
    nearest && !another && index.count(all) === 0
      ? locationNamed(nearest.place.slug)
      : { text: island.slug, places: island.places };
  return { location, near, sort: "distance", note };
}

function noneInSuburb(index: Snapshot, { name, place }: NonNullable<Question["suburb"]>): string {
  return `${noneIn(index, name, { places: [place.slug], words: searchWords(name) })}, so this is all of ${place.name}.`;
}

/** Our page about what is asked, to be read before the list. */
export function pageOn({ knowledge, compared, written, article, notListed }: Question): LinkSaid[] {
  if (notListed?.isAll) return [];
  if (!knowledge && compared.length > 0) return compared.map(linkTo);
  const page = knowledge?.page ?? written;
  if (page) {
    const kind = knowledge?.isUnanswered ? "nearest page" : "page";
    return [{ ...linkTo({ ...page, ...knowledge?.answer }), kind }];
  }
  const [found] = article === null ? [] : findArticles(article);
  return found ? [linkTo({ title: found.title, href: articlePath(found), text: found.excerpt })] : [];
}

function linkTo({ title, href, text }: Written): LinkSaid {
  return { kind: "page", text: title, href, says: text };
}

const findArticles = articleSearch(ARTICLES);
