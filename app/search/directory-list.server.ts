import type { PracticeFilter, PracticeOrder } from "#database/practices/practice-search.ts";
import { askedInSentence, pickAsked, described } from "#content/filters.ts";
import { searchWords } from "#content/vocabulary.ts";
import { islandRegion, type Region } from "#content/regions.ts";
import { dentistsInWords } from "#domain/counts.ts";
import { listInWords } from "#domain/lists.ts";
import type { Place } from "#domain/finding/places.ts";
import type { Asked } from "#domain/finding/practice-filters.ts";
import { fold } from "#domain/text.ts";
import { treatmentName } from "#domain/practices/treatments.ts";
import { NONE_RATED, OPEN_FIRST, RECOMMENDED, SEEN_FIRST } from "#kit/ui/order-words.ts";
import { compareHref, directoryHref, type DirectoryQuery } from "#content/links.ts";
import {
  hasWish,
  isForEveryone,
  isOfDentists,
  isUnderstood,
  type Question,
} from "#services/finding/question.ts";
import type { PracticeIndex } from "#database/practices/practice-index.ts";
import { nearestListed } from "#services/finding/nearest-listed.ts";
import type { MatchRank } from "./ranking.ts";

/** A list of practices, which the directory shows at `listHref(list)`. */
export type DirectoryList = Asked & {
  /** Words that each practice must have. */
  q?: string;
  /** The last of them is still being typed. */
  isBegun?: boolean;
  place?: Place | null;
  /** Further places, beside that one: "auckland and hamilton". The directory has a list for each. */
  others?: readonly Place[];
  /** Instead of a place. */
  region?: Region | null;
  /**
   * Order by distance from the centre of this place, instead of the recommended order. The region is its island; none, where that
   * island has no such practice.
   */
  near?: Place | null;
  /** Order by price, the cheapest first. */
  isByPrice?: boolean;
  /** Order by the first free time. */
  isBySoonest?: boolean;
};

/** A list that may answer a question, and the match rank of its practices. */
export type Attempt = { list: DirectoryList; matchRank: Extract<MatchRank, "words" | "part"> };

/**
 * The lists to try, in order, until one has a practice. Urgent questions get practices with same-day care, near what is
 * named, and as they are asked for if there are any. Otherwise
 * what is understood becomes a filter, and other words are searched for: first all as typed, because "Hastings Street
 * Dental" may be in Napier. Lists of rank `part` leave out some of the question. Where a word may mean several kinds of
 * help with the cost there is no list; the guide links to each. Nor is there one of all practices for what none states.
 */
export function attemptsFor(question: Question, index: Listed): Attempt[] {
  if (question.isUrgent) return urgentAttempts(question);
  if (question.notListed?.isAll) return [];
  const { free, ...wish } = question.wish;
  if (!free) return calmAttempts(question, index);
  // Where nobody has a time to book on that day, the others there can be called.
  const onTheDay = calmAttempts(question, index).filter(
    ({ list }) => list.free && (list.place || !list.near),
  );
  return [...onTheDay, ...calmAttempts({ ...question, wish }, index)];
}

type Listed = Pick<PracticeIndex, "around" | "countsByPlace">;

function calmAttempts(question: Question, index: Listed): Attempt[] {
  const { keywords, place, region, town, suburb, treatment, isAboutPrice, funding: meant, rest } = question;
  const { wish, unlisted, article, written, isSoonest } = question;
  const service = treatment?.service ?? null;
  const funding = meant[0] ?? null;
  // One may be called so all the same: Student Health Dental.
  if (meant.length > 1) return rest.length > 0 || unlisted !== null ? [words({ q: keywords })] : [];
  const others = question.others.filter(({ slug }) => index.countsByPlace().has(slug));
  const known = {
    place,
    others,
    region,
    service,
    funding,
    ...wish,
    isByPrice: isAboutPrice,
    isBySoonest: isSoonest,
  };
  const isNarrow = Boolean(service ?? funding) || hasWish(question);
  const centre = place ?? region?.places[0];
  const elsewhere = centre && isNarrow ? nearestFirst(known, centre) : [];
  // A practice may have the town in its name. Gore Street is not in Gore.
  if (town) {
    const inTown = words({ ...known, q: [fold(town.name), ...rest].join(" ") });
    const nearest = ofNearestPlace(known, town, index);
    const further = isNarrow ? nearestFirst(known, town) : [];
    return rest.length > 0 ? [inTown, ...nearest, ...further] : [...nearest, inTown, ...further];
  }
  // A word that nobody knows doesn't widen the suburb to its city.
  const around = suburb
    ? [
        part({ ...known, q: fold(suburb.name), place: suburb.place }),
        part({ ...known, place: suburb.place }),
        ...ofNearestPlace(known, suburb.place, index),
      ]
    : [];
  const isAnswered = (unlisted ?? article) !== null || (written !== null && rest.length === 0);
  if (isAnswered && !isNarrow)
    return [
      words({ q: keywords }),
      ...around,
      ...((place ?? region) ? [part(known)] : []),
      ...(unlisted !== null && !place && !region
        ? [part({ service: "general-dentistry", isByPrice: isAboutPrice })]
        : []),
    ];
  // Northland is a suburb too: where no practice of the region is listed, those with its name.
  if (region && isUnderstood(question))
    return [words(known), words({ q: keywords }), ...nearestFirst(known, region.places[0]!)];
  if (isUnderstood(question)) return [words(known), ...elsewhere];
  // Only signs: no list. Only stop words, as in "dentist near me": all practices.
  if (fold(question.typed) === "") return [];
  if (keywords === "") return [words({ isByPrice: isAboutPrice })];
  const asTyped = words({ q: keywords });
  if (isForEveryone(question)) return [asTyped, words({})];
  const named = words({ q: rest.join(" "), ...known });
  // A few words that no practice has, as in "dentist for my mum", are left out rather than answered by nothing. Where one of
  // our pages says more, it is the answer.
  const hasPage = (written ?? article) !== null;
  const all = !hasPage && (isOfDentists(question) || isAboutPrice) ? [part({ isByPrice: isAboutPrice })] : [];
  if (!place && !region && !isNarrow)
    return [asTyped, ...(suburb && (isAboutPrice || question.landmark) ? [named] : []), ...around, ...all];
  return [asTyped, named, ...around, part(known), ...elsewhere];
}

/** The list of the place in which the nearest practice is, for a town without any. */
function ofNearestPlace(known: DirectoryList, near: Place, index: Listed): Attempt[] {
  const nearest = nearestListed(index, near, practiceSearch(known));
  return nearest ? [part({ ...known, place: nearest.place, near })] : [];
}

/** Those of the same island, which one can drive to; then those across the sea. None of them is near the Chatham Islands. */
function nearestFirst(known: DirectoryList, near: Place): Attempt[] {
  const region = islandRegion(near);
  const all = { ...known, place: null, others: [], region: null, near };
  return region ? [part({ ...all, region }), part(all)] : [];
}

/** Who is in pain is shown what is near rather than what is best rated far away, and nobody across the sea. */
function urgentAttempts(question: Question): Attempt[] {
  const { place, region, town, suburb, funding } = question;
  // One suburb may have nobody open; the page says that the list is of its whole place.
  const near = place ?? suburb?.place ?? null;
  const from = near ?? town ?? region?.places[0];
  const attempt = town ? words : part;
  const wheres = [
    ...(town ? [] : [words({ place: near, region })]),
    ...(from && islandRegion(from) ? [attempt({ near: from, region: islandRegion(from) })] : []),
  ];
  const meant = funding.length === 1 ? funding[0]! : null;
  // For a child in pain every open practice is shown, not only those that say they see children.
  const wished = { funding: meant, ...question.wish };
  // Where a life may be at risk, no day and no price chooses who is shown.
  const isWished = (meant || hasWish(question)) && !question.hurt?.risk;
  const wishes = isWished ? [wished, {}] : [{}];
  return wheres.flatMap(({ list, matchRank }) =>
    wishes.map((one) => ({ list: { ...list, ...one, emergency: "yes" as const }, matchRank })),
  );
}

/** `/directory?q=harbour&location=wellington`, or the table of prices */
export function listHref(list: DirectoryList): string {
  if (!isCheapestFirst(list)) return directoryHref(listQuery(list));
  return compareHref("price", { ...pickAsked(list), location: (list.place ?? list.region)?.slug });
}

/** In order of price, where the table of prices has such a list. */
export function isCheapestFirst({ isByPrice, q, near, others, emergency }: DirectoryList): boolean {
  return Boolean(isByPrice) && !q && !near && !others?.length && !emergency;
}

/** In order of the first free time, where nothing else says the order. */
function isSoonestFirst(list: DirectoryList): boolean {
  return Boolean(list.isBySoonest) && !list.near && !list.emergency && !isCheapestFirst(list);
}

/** The list as the directory's address has it. */
export function listQuery(list: DirectoryList): DirectoryQuery {
  const { q, place, region, near, emergency } = list;
  // In pain the first to see someone comes first; distance decides only between equals.
  const byDistance = near && ({ near: near.slug, sort: emergency ? null : "distance" } as const);
  const order = byDistance ?? { sort: isSoonestFirst(list) ? ("soonest" as const) : null };
  return { ...pickAsked(list), q, location: (place ?? region)?.slug, ...order };
}

/** The list as the index takes it, without the opening hours, which depend on the index. */
export function practiceSearch(list: DirectoryList): PracticeFilter & PracticeOrder {
  const { q = "", place, others = [], region, near } = list;
  const isCheapest = isCheapestFirst(list);
  return {
    ...pickAsked(list),
    words: searchWords(q, list.isBegun),
    places: (place ? [place, ...others] : region?.places)?.map(({ slug }) => slug),
    sort: near ? "distance" : isCheapest ? "price" : isSoonestFirst(list) ? "soonest" : "recommended",
    near: near ?? undefined,
  };
}

/** `59 dentists for Invisalign in Wellington` · `12 dentists speaking Mandarin, nearest to Greymouth first` */
export function answerInWords(
  { near, place, others, region, q, service, emergency, ...terms }: DirectoryList,
  total: number,
): string {
  const what = service ? ` for ${treatmentName(service)}` : "";
  const isAnywhere = near && !place;
  const where = isAnywhere ? "" : whereInWords({ place, others, region });
  const matching = q ? ` matching “${q}”` : "";
  const care = emergency ? ["with same-day care for pain"] : [];
  const across = isAnywhere && !region ? [`on the ${otherIsland(near)} Island`] : [];
  const order = near ? [...across, emergency ? `near ${near.name}` : `nearest to ${near.name} first`] : [];
  const dentists = `${dentistsInWords(total)}${what}${where}${matching}`;
  return described(dentists, [...care, ...askedInSentence(terms), ...order]);
}

/** The list and its order in words: `Invisalign in Wellington, cheapest first.` */
export function listAndOrderInWords(list: DirectoryList, hasRatings: boolean): string {
  const { near, place, others, region, q } = list;
  const subject = listSubject(list, "");
  const isAnywhere = near && !place;
  if (isAnywhere && !region)
    return `${subject}: none in ${near.name} or elsewhere on its island, so those of the ${otherIsland(near)} Island, the nearest first.`;
  if (near && list.emergency) return `${subject}: none in ${near.name}, so those near. ${SEEN_FIRST}`;
  if (isAnywhere) return `${subject}: none in ${near.name}, so the nearest first.`;
  const matching = q ? ` matching “${q}”` : "";
  const which = listSubject(list, `${matching}${whereInWords({ place, others, region })}`);
  if (list.emergency) return `${which}. ${OPEN_FIRST}`;
  if (near) return `${which}, nearest to ${near.name} first.`;
  if (isCheapestFirst(list)) return `${which}, cheapest first.`;
  if (isSoonestFirst(list)) return `${which}, first those with the earliest time to book online.`;
  return `${which}. ${hasRatings ? RECOMMENDED : NONE_RATED}`;
}

/** Where practices are when none is on the island of a place. */
function otherIsland({ island }: Place): "North" | "South" {
  return island === "north" ? "South" : "North";
}

type Where = {
  place?: Place | null | undefined;
  others?: readonly Place[] | undefined;
  region?: Region | null | undefined;
};

/** ` in Wellington`, ` in Hawke’s Bay`, or nothing. */
export function whereInWords({ place, others = [], region }: Where): string {
  const where = place ?? region;
  return where ? ` in ${listInWords([where, ...others].map(({ name }) => name))}` : "";
}

/** `Invisalign in Wellington, speaking Mandarin`; `which` follows the first words: ` in Wellington`. */
function listSubject({ service, emergency, ...terms }: DirectoryList, which: string): string {
  const what = service ? treatmentName(service) : emergency ? "Same-day care for pain" : "Dentists";
  const care = service && emergency ? ["with same-day care for pain"] : [];
  return described(`${what}${which}`, [...care, ...askedInSentence(terms)]);
}

function words(list: DirectoryList): Attempt {
  return { list, matchRank: "words" };
}

function part(list: DirectoryList): Attempt {
  return { list, matchRank: "part" };
}
