import type { Snapshot } from "#database/practices/live-practices.ts";
import { type Timely, timelyFilter } from "./open-schedules.ts";
import { soonestFree } from "#services/practices/next-free.ts";
import { pickAsked } from "#content/filters.ts";
import { islandRegion } from "#content/regions.ts";
import { locationNamed, searchWords } from "#content/vocabulary.ts";
import type { PracticeFilter, PracticeOrder } from "#database/practices/practice-search.ts";
import { type Asked, FILTER_NAMES, type FilterName } from "#domain/finding/practice-filters.ts";
import { fold, queryLine } from "#domain/text.ts";
import type { Hurt } from "#domain/finding/hurt.ts";
import { notesOn, notHere, notSearchedBy, wordsNotUnderstood } from "./not-understood.ts";
import { hasWish, isForEveryone, type Question, readAsTyped } from "./question.ts";
import { readSaid, whereNamed } from "./said.ts";
import { atTownCentre } from "./town-centre.ts";
import { splitWords } from "./lexicon.ts";
import { isMeant, type MeantInBox, meantInBox, pageOn } from "./meant-in-box.ts";
import { openFirst } from "./open-first.ts";
import { withinSum } from "./stated-prices.ts";
import { type DirectoryFilter, distanceOrigin, isInPain, readFilter } from "./directory-filter.ts";

/** The practices that an address asks for, for the page and for programs. */
export type Found = {
  /** As it was understood, with the page that was found. */
  filter: DirectoryFilter;
  /** The text as typed. The filter of someone in pain keeps none of it; addresses and the box do, so that the help stays. */
  typed: string;
  /** What the text says of someone who is hurt; null where it says nothing of it. */
  hurt: Hurt | null;
  /** What of the text isn't understood, as “qwertyville”; null where all is, and where the text is searched for. */
  leftOut: string | null;
  /** The text put right; null where it was read as typed. */
  takenFor: string | null;
  /** What else is said of the text where its filters are listed instead. */
  notes: MeantInBox["notes"];
  links: MeantInBox["links"];
  part: MeantInBox["part"];
  /** Gums that bleed, which may be one and the other. */
  isBleedingGums: boolean;
  /** The filters that the text of someone in pain asks for, and that no one has chosen: taking one off takes the text off. */
  fromText: readonly FilterName[];
  /** Said before everything else. */
  notHere: string | null;
  /** Words of a hurt are there, and others that say otherwise. */
  isMaybeHurt: boolean;
  /** How many practices match. */
  total: number;
  /** At least one. */
  pages: number;
  /** The practices on this page, in order. */
  ids: readonly number[];
  /** Set where the filter is about opening hours or free times. */
  timely: Timely;
  /** The filter as the index takes it; null if the index can’t search for it. */
  sought: PracticeFilter | null;
};

export const PAGE_SIZE = 24;

/**
 * The one way from an address to practices. `now` is asked for only where the filter is about now: an answer that
 * never asked is kept for longer. An address that asks for a page beyond the last one gets the last one: the list may
 * have become shorter.
 */
export async function findInDirectory(
  index: Snapshot,
  parameters: URLSearchParams,
  now: () => Date,
): Promise<Found> {
  const { filter: asked, sum, ...read } = readFilterInPain(index, parameters, now);
  const timely = timelyFilter(index, asked, now);
  const sought = isUnsearchable(asked) ? null : practiceFilter(asked, timely);
  const order = await practiceOrder(index, asked, now);
  const { total, ids } = search(asked.page);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(asked.page, pages);
  const filter = { ...asked, page };
  const ofSum = sought && total > 0 ? await withinSum(index, { sum, service: asked.service }, sought) : [];
  const notes = [...read.notes, ...ofSum];
  return {
    filter,
    ...read,
    notes,
    total,
    pages,
    ids: page === asked.page ? ids : search(page).ids,
    timely,
    sought,
  };

  function search(number: number) {
    if (!sought) return { total: 0, ids: [] };
    const part = { limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE };
    return isInPain(asked)
      ? openFirst(index, { ...sought, near: distanceOrigin(asked) }, { ...part, now: now() })
      : index.search({ ...sought, ...order, ...part });
  }
}

/** Finds the same practices all at once, in the same order, but no more than `most` of them. */
export async function findAllInDirectory(
  index: Snapshot,
  parameters: URLSearchParams,
  now: () => Date,
  most: number,
): Promise<Pick<Found, "filter" | "total" | "ids">> {
  const asked = { ...readFilterInPain(index, parameters, now).filter, page: 1 };
  if (isUnsearchable(asked)) return { filter: asked, total: 0, ids: [] };
  const filter = practiceFilter(asked, timelyFilter(index, asked, now));
  const part = { limit: most, offset: 0 };
  const found = isInPain(asked)
    ? openFirst(index, { ...filter, near: distanceOrigin(asked) }, { ...part, now: now() })
    : index.search({ ...filter, ...(await practiceOrder(index, asked, now)), ...part });
  return { ...found, filter: asked };
}

/**
 * The filter of an address. What is understood of a text that no practice has becomes filters (`meantInBox`). Where the text
 * tells of pain, as a search of the whole site reads it, the filter asks for practices that see people in pain, near the
 * place that it names. A danger to life comes before practices that have its words, and so does any hurt that has no word
 * in common with a practice: "ow" is in Howick.
 */
function readFilterInPain(
  index: Snapshot,
  parameters: URLSearchParams,
  now: () => Date,
): Omit<Found, "total" | "pages" | "ids" | "timely" | "sought"> & Pick<MeantInBox, "sum"> {
  const asked = readFilter(parameters, index.languages);
  const nothing = {
    typed: asked.q,
    hurt: null,
    leftOut: null,
    takenFor: null,
    notes: [],
    links: [],
    sum: null,
    part: null,
    isBleedingGums: false,
    fromText: [],
    notHere: null,
    isMaybeHurt: false,
  };
  const read = (said: string) => readAsTyped(index, said);
  const hurtElsewhere = hurtIn(parameters, asked, read);
  const filter = hurtElsewhere === null ? asked : { ...asked, q: queryLine(hurtElsewhere) };
  if (filter.q === "") return { filter, ...nothing, typed: "" };
  const text = hurtElsewhere ?? parameters.get("q") ?? "";
  const { question, takenFor } = readSaid(text, read);
  const { hurt, isUrgent } = question;
  const isDanger = isUrgent && hurt !== null && hurt.risk !== null;
  const isNoName = isUrgent && hurt !== null && !splitWords(filter.q).some(index.hasWord);
  const isSearchable = !isUnsearchable(filter);
  const isOfCentre = atTownCentre(question) !== null;
  const isNamed = isSearchable && !isOfCentre && index.count({ words: searchWords(filter.q) }) > 0;
  const maybe = { hurt, isMaybeHurt: question.isMaybeHurt, isBleedingGums: question.isBleedingGums };
  const inBox = () => {
    const meant = isSearchable ? meantInBox(index, filter, text, { read, now }) : null;
    return meant && { ...nothing, ...meant, typed: meant.filter.q, ...maybe };
  };
  // "Dentist nelson" is Nelson, and not whatever has the word in its name: as many as the search counts.
  const meant = !isUrgent && isMeant(question) && !(isNamed && isMaybeName(question)) ? inBox() : null;
  if (meant) return meant;
  if (!isDanger && !isNoName && isNamed) return { filter, ...nothing };
  if (!isUrgent) {
    const partly = isMeant(question) ? null : inBox();
    return (
      partly ?? { ...nothing, filter, ...maybe, notes: notSearchedBy(question), links: pageOn(question) }
    );
  }
  const inPain = { ...filter, q: "", emergency: "yes" as const };
  const there = { ...inPain, ...whereInPain(index, inPain, question) };
  // Where a life may be at risk, no day and no price chooses who is shown.
  const asWished = isDanger ? null : withWishes(index, there, question, now);
  return {
    ...nothing,
    filter: asWished ?? there,
    typed: filter.q,
    hurt,
    part: filter.location ? null : question.part,
    notHere: notHere(question),
    leftOut: wordsNotUnderstood(question),
    takenFor,
    notes: notesOn(filter.location ? { ...question, suburb: null } : question, {
      isOfDay: false,
      isAsWished: asWished !== null,
      isNamed: false,
      others: [],
    }),
    fromText: asWished ? FILTER_NAMES.filter((name) => asWished[name] !== there[name]) : [],
  };
}

/** Whether all that is understood of it is care that no practice states, a page, or any dentist: a practice may be called so. */
function isMaybeName(question: Question): boolean {
  if (isForEveryone(question)) return true;
  const { unlisted, article, written, treatment, funding } = question;
  const isAnswered = unlisted !== null || article !== null || written !== null;
  return isAnswered && !treatment && funding.length === 0 && !hasWish(question) && !whereNamed(question);
}

/** The list of someone in pain as they wish it; null where nobody there is so, or another filter is chosen already. */
function withWishes(
  index: Snapshot,
  filter: DirectoryFilter,
  { wish, funding }: Question,
  now: () => Date,
): DirectoryFilter | null {
  const wished: Asked = { ...wish, ...(funding.length === 1 && { funding: funding[0]! }) };
  if (FILTER_NAMES.some((name) => wished[name] && filter[name] && wished[name] !== filter[name])) return null;
  const all = { ...filter, ...wished } as DirectoryFilter;
  return index.count(practiceFilter(all, timelyFilter(index, all, now))) > 0 ? all : null;
}

/** What programs and old links put words of a person into, beside `q`. */
const FREE_TEXTS = ["location", "near", "service", "language"] as const;

/**
 * The text of someone who is hurt that stands where a town or a treatment was asked for, and is none; null where there is
 * none, or where `q` says as much.
 */
function hurtIn(
  parameters: URLSearchParams,
  asked: DirectoryFilter,
  read: (text: string) => Question,
): string | null {
  const isOfLife = (text: string) => read(text).hurt?.risk ?? false;
  const texts = FREE_TEXTS.flatMap((name) =>
    asked[name] ? [] : queryLine(parameters.get(name) ?? ""),
  ).filter((text) => text.includes(" "));
  const found = texts.find(isOfLife) ?? texts.find((text) => read(text).hurt && read(text).isUrgent);
  if (found === undefined || asked.q === "") return found ?? null;
  const isAsMuch = isOfLife(asked.q) || (read(asked.q).isUrgent && !isOfLife(found));
  return isAsMuch ? null : found;
}

/** The place or region that a text names; where nobody there sees people in pain, the nearest on the same island. */
function whereInPain(
  index: Snapshot,
  filter: DirectoryFilter,
  question: Question,
): Partial<Pick<DirectoryFilter, "location" | "near" | "sort">> {
  const named = whereNamed(question);
  if (filter.location || !named) return {};
  const location = locationNamed(named.slug);
  const places = location?.places ?? [];
  const [centre] = places;
  const island = centre && islandRegion(centre);
  if (!island || index.count({ emergency: "yes", places: places.map(({ slug }) => slug) }) > 0)
    return { location };
  const { slug, latitude, longitude } = centre;
  const near = { text: slug, place: centre, latitude, longitude };
  return { location: { text: island.slug, places: island.places }, near, sort: "recommended" };
}

/** The filter as the practice index takes it. What is open or free counts only where the filter is about it. */
export function practiceFilter(
  filter: DirectoryFilter,
  { schedules, freeIds }: Pick<PracticeFilter, "schedules" | "freeIds">,
): PracticeFilter {
  return {
    ...pickAsked(filter),
    words: searchWords(filter.q),
    places: filter.location?.places.map((place) => place.slug),
    schedules: filter.open ? schedules : undefined,
    freeIds: filter.free ? freeIds : undefined,
  };
}

/**
 * The order as the practice index takes it. `near` is where distances are measured from, `soonest` who is free first,
 * `prices` what each charges for the treatment that was asked for; without one a usual visit is compared.
 */
async function practiceOrder(
  index: Snapshot,
  filter: DirectoryFilter,
  now: () => Date,
): Promise<PracticeOrder> {
  const { sort, service } = filter;
  return {
    sort,
    near: distanceOrigin(filter),
    soonest: sort === "soonest" ? soonestFree(index, service, now(), filter.free) : undefined,
    prices: sort === "price" && service ? await index.pricesFrom(service) : undefined,
  };
}

/** What was typed has no letter or digit, so nothing is found. */
export function isUnsearchable({ q }: DirectoryFilter): boolean {
  return q !== "" && fold(q) === "";
}
