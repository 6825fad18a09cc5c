import { companyNote } from "#content/companies.ts";
import { UNLISTED_ADVICE } from "#content/everyday-words.ts";
import { placesListed } from "#content/places.ts";
import { islandRegion, type Region } from "#content/regions.ts";
import { type Location, locationNamed, searchWords } from "#content/vocabulary.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import { type Asked, FILTER_NAMES } from "#domain/finding/practice-filters.ts";
import { changed, type DirectoryFilter } from "./directory-filter.ts";
import type { Place } from "#domain/finding/places.ts";
import { corrected } from "./corrected.ts";
import {
  landmarkUnknown,
  notInList,
  notLeftOut,
  notPriced,
  notOnTime,
  notTold,
  wordsNotUnderstood,
} from "./not-understood.ts";
import { isUnderstood, type Question } from "./question.ts";
import { nameOfSeveralWords } from "./several-words.ts";
import { nearestInWords, nearestListed } from "./nearest-listed.ts";
import { timelyFilter } from "./open-schedules.ts";
import { whereNamed } from "./said.ts";

/** What a text in the directory's box means, as the filters that it asks for. */
export type MeantInBox = {
  filter: DirectoryFilter;
  /** What of it isn't understood, and the list is without. */
  leftOut: string | null;
  /** The text as it was put right; null where it was read as typed. */
  takenFor: string | null;
  /** Sentences on what practices don't state, and on what the list is instead. */
  notes: readonly string[];
  /** Our page about it. */
  read: { href: string; title: string } | null;
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
  read: (text: string) => Question,
  now: () => Date,
): MeantInBox | null {
  const asTyped = read(chosen.q);
  const found = filtersOf(index, chosen, asTyped, now);
  if (found?.leftOut === null) return found;
  const put =
    nameOfSeveralWords(asTyped) ??
    corrected(asTyped, {
      has: (word) => index.count({ words: [word] }) > 0,
      nearest: index.nearestWord,
    });
  if (put === null) return found;
  const text = nameOfSeveralWords(read(put)) ?? put;
  const question = read(text);
  // A practice may be called so, unless all of it says something else.
  const isOfOne = !isUnderstood(question) && index.count({ words: searchWords(text) }) > 0;
  const meant = isOfOne
    ? { ...NOTHING, filter: changed(chosen, { q: text }) }
    : filtersOf(index, chosen, question, now);
  return meant ? { ...meant, takenFor: text } : found;
}

const NOTHING = { leftOut: null, takenFor: null, notes: [], read: null, part: null } as const;

function filtersOf(
  index: Snapshot,
  chosen: DirectoryFilter,
  question: Question,
  now: () => Date,
): MeantInBox | null {
  const { treatment, funding, wish, isAboutPrice, suburb, rest } = question;
  const { free, ...always } = wish;
  const asked: Asked = {
    ...always,
    ...(treatment && { service: treatment.service }),
    ...(funding.length === 1 && { funding: funding[0]! }),
  };
  const where = whereNamed(question);
  const onDay = { ...asked, ...(free && { free }) };
  const isNothing =
    Object.keys(onDay).length === 0 && where === null && !isAboutPrice && question.excluded.length === 0;
  // "Free" may mean several kinds of help, which the search of the whole site shows side by side.
  if (isNothing || funding.length > 1 || question.isUrgent) return null;
  if (FILTER_NAMES.some((name) => onDay[name] && chosen[name] && onDay[name] !== chosen[name])) return null;
  const location = where && locationNamed(where.slug);
  if (location && chosen.location && location.text !== chosen.location.text) return null;
  const count = (places: readonly Place[] | undefined, all: Asked, words: readonly string[] = []) =>
    index.count({
      ...all,
      ...timelyFilter(index, all, now),
      ...(places && { places: places.map(({ slug }) => slug) }),
      ...(words.length > 0 && { words }),
    });
  const around =
    location && count(location.places, asked) === 0
      ? nearestAround(index, where, location, (places) => count(places, asked) > 0)
      : null;
  const listed = around ?? { location: location ?? chosen.location };
  // Where nobody has a time to book on that day, the others there can be called.
  const isOfDay = free !== undefined && count(listed.location?.places, onDay) > 0;
  const filter = changed(chosen, {
    ...((isOfDay ? onDay : asked) as Partial<DirectoryFilter>),
    q: "",
    ...(isAboutPrice && chosen.sort === "recommended" && { sort: "price" as const }),
  });
  const notes = [...notesOn(question), ...notOnTime(question, isOfDay)];
  const said = { takenFor: null, notes, read: pageOn(question), part: question.part };
  if (
    rest.length > 0 &&
    count((location ?? chosen.location)?.places, asked, searchWords(rest.join(" "))) > 0
  ) {
    const named = { q: rest.join(" "), ...(location && { location }) };
    return { ...said, filter: changed(filter, named), leftOut: null };
  }
  const inSuburb = suburb ? [noneInSuburb(index, suburb)] : [];
  const { note, ...place } = { note: null, ...listed };
  return {
    ...said,
    leftOut: wordsNotUnderstood(question),
    notes: [...notes, ...inSuburb, ...(note === null ? [] : [note])],
    filter: changed(filter, place),
  };
}

type Where = NonNullable<ReturnType<typeof whereNamed>>;

/**
 * The list for a place that has no practice as asked: of the nearest that has any at all, as the search of the whole site
 * has it, or else of its island, the nearest first. Null on the Chatham Islands.
 */
function nearestAround(
  index: Snapshot,
  { name }: Where,
  { places }: Location,
  has: (places: readonly Place[]) => boolean,
): (Pick<DirectoryFilter, "location"> & Partial<DirectoryFilter> & { note: string }) | null {
  const [centre, another] = places;
  const island = centre && islandRegion(centre);
  if (!island) return null;
  const nearest =
    !another && index.count({ places: [centre.slug] }) === 0
      ? nearestListed(centre, placesListed(index.countsByPlace()))
      : undefined;
  if (nearest && has([nearest]))
    return { location: locationNamed(nearest.slug), note: nearestInWords(name, centre, nearest) };
  const { slug, latitude, longitude } = centre;
  return {
    location: { text: island.slug, places: island.places },
    near: { text: slug, place: centre, latitude, longitude },
    sort: "distance",
    note: `${noneIn(index, name, { places: places.map((one) => one.slug) })}, so these are the nearest.`,
  };
}

function noneInSuburb(index: Snapshot, { name, place }: NonNullable<Question["suburb"]>): string {
  return `${noneIn(index, name, { places: [place.slug], words: searchWords(name) })}, so this is all of ${place.name}.`;
}

/** What is empty: the place, or what was asked for in it. */
function noneIn(index: Snapshot, name: string, all: PracticeFilter): string {
  return index.count(all) > 0
    ? `No practice in ${name} is listed as you asked`
    : `No practice is listed in ${name}`;
}

function notesOn(question: Question): string[] {
  const { unlisted, unlistedTyped, company, contact, street, knowledge } = question;
  const care =
    unlisted && !knowledge
      ? (UNLISTED_ADVICE[unlisted] ?? `${notTold(unlisted, unlistedTyped)} Call one and ask.`)
      : null;
  return [
    care,
    company && companyNote(company),
    contact && `We can’t search by ${contact}, so this is without it.`,
    notLeftOut(question),
    notPriced(question),
    notInList(question),
    landmarkUnknown(question),
    street && `We don’t know a practice at “${street}”.`,
  ].filter((one) => one !== null);
}

function pageOn({ knowledge, written }: Question): MeantInBox["read"] {
  const page = knowledge?.page ?? written;
  return page && { href: knowledge?.answer?.href ?? page.href, title: page.title };
}
