import { companyNote } from "#content/companies.ts";
import { UNLISTED_ADVICE } from "#content/everyday-words.ts";
import { islandRegion, type Region } from "#content/regions.ts";
import { locationNamed, searchWords } from "#content/vocabulary.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import { type Asked, FILTER_NAMES } from "#domain/finding/practice-filters.ts";
import { changed, type DirectoryFilter } from "./directory-filter.ts";
import { corrected } from "./corrected.ts";
import { notTold, wordsNotUnderstood } from "./not-understood.ts";
import { isUnderstood, type Question } from "./question.ts";
import { placeOfSeveralWords } from "./several-words.ts";
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
): MeantInBox | null {
  const asTyped = read(chosen.q);
  const found = filtersOf(index, chosen, asTyped);
  if (found?.leftOut === null) return found;
  const text =
    placeOfSeveralWords(asTyped) ??
    corrected(asTyped, {
      has: (word) => index.count({ words: [word] }) > 0,
      nearest: index.nearestWord,
    });
  if (text === null) return found;
  const question = read(text);
  // A practice may be called so, unless all of it says something else.
  const isOfOne = !isUnderstood(question) && index.count({ words: searchWords(text) }) > 0;
  const put = isOfOne
    ? { ...NOTHING, filter: changed(chosen, { q: text }) }
    : filtersOf(index, chosen, question);
  return put ? { ...put, takenFor: text } : found;
}

const NOTHING = { leftOut: null, takenFor: null, notes: [], read: null, part: null } as const;

function filtersOf(index: Snapshot, chosen: DirectoryFilter, question: Question): MeantInBox | null {
  const { treatment, funding, wish, isAboutPrice, suburb, rest } = question;
  const asked: Asked = {
    ...wish,
    ...(treatment && { service: treatment.service }),
    ...(funding.length === 1 && { funding: funding[0]! }),
  };
  const where = whereNamed(question);
  const isNothing = Object.keys(asked).length === 0 && where === null && !isAboutPrice;
  // "Free" may mean several kinds of help, which the search of the whole site shows side by side.
  if (isNothing || funding.length > 1 || question.isUrgent) return null;
  if (FILTER_NAMES.some((name) => asked[name] && chosen[name] && asked[name] !== chosen[name])) return null;
  const location = where && locationNamed(where.slug);
  if (location && chosen.location && location.text !== chosen.location.text) return null;
  const base = changed(chosen, {
    ...(asked as Partial<DirectoryFilter>),
    q: "",
    ...(isAboutPrice && chosen.sort === "recommended" && { sort: "price" as const }),
  });
  const at = location ? changed(base, { location }) : base;
  const said = { takenFor: null, notes: notesOn(question), read: pageOn(question), part: question.part };
  const places = at.location?.places.map(({ slug }) => slug);
  const counted = (words: readonly string[]) =>
    index.count({ ...asked, ...(places && { places }), ...(words.length > 0 && { words }) });
  if (rest.length > 0 && counted(searchWords(rest.join(" "))) > 0)
    return { ...said, filter: changed(at, { q: rest.join(" ") }), leftOut: null };
  const leftOut = wordsNotUnderstood(question);
  const inSuburb = suburb ? [noneInSuburb(index, suburb)] : [];
  const notes = [...said.notes, ...inSuburb];
  const [centre] = location?.places ?? [];
  const island = centre && islandRegion(centre);
  if (!island || counted([]) > 0) return { ...said, notes, filter: at, leftOut };
  const { slug, latitude, longitude } = centre;
  return {
    ...said,
    leftOut,
    notes: [...notes, `${noneIn(index, where!.name, { places })}, so these are the nearest.`],
    filter: changed(base, {
      location: { text: island.slug, places: island.places },
      near: { text: slug, place: centre, latitude, longitude },
      sort: "distance",
    }),
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
  const { unlisted, unlistedTyped, company, contact, street, isToday, wish, knowledge } = question;
  const care =
    unlisted && !knowledge
      ? (UNLISTED_ADVICE[unlisted] ?? `${notTold(unlisted, unlistedTyped)} Call one and ask.`)
      : null;
  const everyDay =
    isToday && !wish.open
      ? "This list is for every day. If a practice gives its hours, you’ll see when they’re open."
      : null;
  return [
    care,
    company && companyNote(company),
    contact && `We can’t search by ${contact}, so this is without it.`,
    street && `We don’t know a practice at “${street}”.`,
    everyDay,
  ].filter((one) => one !== null);
}

function pageOn({ knowledge, written }: Question): MeantInBox["read"] {
  const page = knowledge?.page ?? written;
  return page && { href: knowledge?.answer?.href ?? page.href, title: page.title };
}
