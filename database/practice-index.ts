import type { TreatmentSlug } from "#domain/treatments.ts";
import { weightedRating } from "#domain/rating.ts";
import { fold } from "#domain/text.ts";
import {
  add,
  type BitSet,
  emptySet,
  fullSet,
  has,
  join,
  meet,
  numbersIn,
  sizeOf,
  sizeOfBoth,
  slice,
} from "./bit-set.ts";
import { nearestOf } from "./practice-distance.ts";
import type { PracticeFact, PracticeFilter, PracticeSearch } from "./practice-search.ts";
import { indexWords } from "./practice-words.ts";

/**
 * An in-memory bitmap index of the practices: which match a filter, in what order, and how many of each kind. Its
 * property test holds it to a plain filter over an array. `docs/decisions/0019` has the measurements.
 *
 * It is immutable: another state of the database is another index.
 */
export type PracticeIndex = {
  /** How many match, and the ids of the asked-for page of them. */
  search: (search: PracticeSearch) => { total: number; ids: readonly number[] };
  count: (filter: PracticeFilter) => number;
  total: number;
  samples: number;
  /** How many get requests by themselves. */
  takeRequests: number;
  /** Place slug → number of practices, of those that offer `service` if one is given. Without any: absent. */
  countsByPlace: (service?: TreatmentSlug) => ReadonlyMap<string, number>;
  /** Treatment → number of practices that offer it, everywhere or in one place. Without any: absent. */
  countsByService: (place?: string) => ReadonlyMap<TreatmentSlug, number>;
  /** Mean of the ratings, not rounded; null when there is none. */
  ratingAverage: (place?: string) => number | null;
  /** English names, A–Z. */
  languages: readonly string[];
  /** Every pair of place and opening hours that occurs. */
  schedules: readonly { place: string; openingHours: string }[];
  /** The word of some practice that was probably meant by a folded one that none has: `harbour` by `harbuor`. */
  nearestWord: (typed: string) => string | undefined;
};

/** What the index is made from. */
export type IndexedPractice = {
  id: number;
  name_folded: string;
  search_text: string;
  place: string;
  latitude: number;
  longitude: number;
  rating_tenths: number;
  review_count: number;
  price_tier: number;
  opening_hours: string;
  has_emergency: number;
  new_patients: string;
  is_sample: number;
  /** 1 if requests reach it by themselves: it has joined and has an e-mail address, or is a sample. */
  takes_requests: number;
  is_step_free: boolean;
  /** Whether it is stated how a wheelchair gets in. */
  is_access_stated: boolean;
  services: readonly string[];
  languages: readonly string[];
  funding: readonly string[];
  scopes: readonly string[];
  price_from: number | null;
  price_to: number | null;
};

/** Takes 10 ms for 1,200 practices, half a second for 100,000. */
export function indexPractices(practices: readonly IndexedPractice[]): PracticeIndex {
  // A practice's number is its rank in the order that most lists have, so that they are read off without sorting.
  const ranked = inOrderOfRating(practices);
  const sets = setsOf(ranked);
  const words = indexWords(ranked.map((practice) => practice.search_text));
  const matching = matcherOf(ranked, sets, words);
  const pageOf = pagerOf(ranked);
  const byPlace = sets.counts("place");

  return {
    total: ranked.length,
    samples: ranked.filter((practice) => practice.is_sample === 1).length,
    takeRequests: ranked.filter((practice) => practice.takes_requests === 1).length,
    search(search) {
      const found = matching(search);
      const total = sizeOf(found);
      if (search.offset >= total) return { total, ids: [] };
      return { total, ids: pageOf(found, total, search).map((number) => ranked[number]!.id) };
    },
    count: (filter) => sizeOf(matching(filter)),
    countsByPlace: (service) => (service ? sets.counts("place", sets.of("service", service)) : byPlace),
    countsByService: (place) =>
      sets.counts("service", place === undefined ? undefined : sets.of("place", place)) as ReadonlyMap<
        TreatmentSlug,
        number
      >,
    ratingAverage: averagesOf(ranked),
    languages: [...sets.counts("language").keys()].toSorted((a, b) => (fold(a) < fold(b) ? -1 : 1)),
    schedules: schedulesOf(ranked),
    nearestWord: words.nearest,
  };
}

/** Which practices match a filter: every part of it narrows the set. */
function matcherOf(ranked: readonly IndexedPractice[], sets: Sets, words: ReturnType<typeof indexWords>) {
  const size = ranked.length;

  /** The same list comes with each request until something opens or closes. */
  const bySchedules = new WeakMap<object, BitSet>();
  function withSchedules(schedules: NonNullable<PracticeFilter["schedules"]>): BitSet {
    const known = bySchedules.get(schedules) ?? sets.anyOf("schedule", schedules.map(scheduleKey));
    bySchedules.set(schedules, known);
    return known;
  }

  return (filter: PracticeFilter): BitSet => {
    const { ids, words: typed, schedules } = filter;
    const found = ids ? sets.withIds(ids) : fullSet(size);
    if (filter.nameStart) meet(found, named(ranked, filter.nameStart));
    if (filter.places?.length) meet(found, sets.anyOf("place", filter.places));
    if (filter.service) meet(found, sets.of("service", filter.service));
    if (filter.price) meet(found, sets.of("price", String(filter.price)));
    if (filter.ratedFrom) meet(found, ratedFrom(ranked, filter.ratedFrom));
    if (filter.scopes?.length) meet(found, sets.beginningWith("scope", filter.scopes));
    if (filter.emergency) meet(found, sets.of("emergency", "yes"));
    if (filter.newPatients) meet(found, sets.of("newPatients", "yes"));
    if (filter.stepFree) meet(found, sets.of("stepFree", "yes"));
    if (filter.funding) meet(found, sets.of("funding", filter.funding));
    if (filter.language) meet(found, sets.of("language", filter.language));
    if (schedules) meet(found, withSchedules(schedules));
    if (filter.unstated) meet(found, sets.of("unstated", filter.unstated));
    for (const word of typed ?? []) meet(found, words.with(word));
    return found;
  };
}

/** The numbers of the asked-for page of those found, in the asked-for order. */
function pagerOf(ranked: readonly IndexedPractice[]) {
  const inOrder = ordersOf(ranked);
  return (found: BitSet, total: number, { sort, near, offset, limit }: PracticeSearch): number[] => {
    if (sort === "distance" && near) {
      return nearestOf(numbersIn(found), ranked, near, offset + limit).slice(offset);
    }
    if (sort === "rating" || sort === "distance") return slice(found, offset, limit);
    return [...inOrder(sort, found, total).subarray(offset, offset + limit)];
  };
}

function named(ranked: readonly IndexedPractice[], start: string): BitSet {
  const set = emptySet(ranked.length);
  ranked.forEach((practice, number) => {
    if (practice.name_folded.startsWith(start)) add(set, number);
  });
  return set;
}

function ratedFrom(ranked: readonly IndexedPractice[], tenths: number): BitSet {
  const set = emptySet(ranked.length);
  ranked.forEach(({ rating_tenths }, number) => {
    if (rating_tenths >= tenths) add(set, number);
  });
  return set;
}

/** Those that take no new patients after all others; the best by weighted rating first, then those with more reviews. */
function inOrderOfRating(practices: readonly IndexedPractice[]): IndexedPractice[] {
  const rated = practices.filter(({ rating_tenths }) => rating_tenths > 0);
  const average = rated.reduce((sum, { rating_tenths }) => sum + rating_tenths, 0) / (rated.length || 1);
  return practices
    .map((practice) => ({
      practice,
      isFull: practice.new_patients === "no" ? 1 : 0,
      score: weightedRating(practice.rating_tenths, practice.review_count, average),
    }))
    .toSorted(
      (a, b) =>
        a.isFull - b.isFull ||
        b.score - a.score ||
        b.practice.review_count - a.practice.review_count ||
        a.practice.id - b.practice.id,
    )
    .map(({ practice }) => practice);
}

type Kind =
  | "place"
  | "service"
  | "price"
  | "emergency"
  | "newPatients"
  | "stepFree"
  | "funding"
  | "language"
  | "scope"
  | "schedule"
  | "unstated";

type Sets = ReturnType<typeof setsOf>;

/** For each value of what is filtered by, the practices that have it. */
function setsOf(ranked: readonly IndexedPractice[]) {
  const size = ranked.length;
  const none = emptySet(size);
  const sets = new Map<Kind, Map<string, BitSet>>();
  const numberOf = new Map(ranked.map(({ id }, number) => [id, number]));
  ranked.forEach((practice, number) => {
    for (const [kind, value] of traitsOf(practice)) add(setFor(kind, value), number);
  });

  function setFor(kind: Kind, value: string): BitSet {
    let ofKind = sets.get(kind);
    if (!ofKind) sets.set(kind, (ofKind = new Map()));
    let set = ofKind.get(value);
    if (!set) ofKind.set(value, (set = emptySet(size)));
    return set;
  }

  const of = (kind: Kind, value: string) => sets.get(kind)?.get(value) ?? none;
  return {
    of,
    anyOf(kind: Kind, values: readonly string[]): BitSet {
      if (values.length === 1) return of(kind, values[0]!);
      const any = emptySet(size);
      for (const value of values) join(any, of(kind, value));
      return any;
    },
    beginningWith(kind: Kind, starts: readonly string[]): BitSet {
      const any = emptySet(size);
      for (const [value, set] of sets.get(kind) ?? []) {
        if (starts.some((start) => value.startsWith(start))) join(any, set);
      }
      return any;
    },
    withIds(ids: readonly number[]): BitSet {
      const set = emptySet(size);
      for (const id of ids) {
        const number = numberOf.get(id);
        if (number !== undefined) add(set, number);
      }
      return set;
    },
    /** Value → how many have it, of `among` where that is given; in the order of values. */
    counts(kind: Kind, among?: BitSet): Map<string, number> {
      const all = [...(sets.get(kind) ?? [])].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return new Map(
        all
          .map(([value, set]) => [value, among ? sizeOfBoth(set, among) : sizeOf(set)] as const)
          .filter(([, count]) => count > 0),
      );
    },
  };
}

function traitsOf(practice: IndexedPractice): [Kind, string][] {
  const list = (kind: Kind, values: readonly string[]) =>
    values.map((value): [Kind, string] => [kind, value]);
  const traits: [Kind, string][] = [
    ["place", practice.place],
    ["price", String(practice.price_tier)],
    ["schedule", scheduleKey({ place: practice.place, openingHours: practice.opening_hours })],
    ...list("service", practice.services),
    ...list("language", practice.languages),
    ...list("funding", practice.funding),
    ...list("scope", practice.scopes),
    ...list("unstated", unstatedOf(practice)),
  ];
  if (practice.has_emergency === 1) traits.push(["emergency", "yes"]);
  if (practice.is_step_free) traits.push(["stepFree", "yes"]);
  if (practice.new_patients === "yes") traits.push(["newPatients", "yes"]);
  return traits;
}

function unstatedOf(practice: IndexedPractice): PracticeFact[] {
  if (practice.is_sample === 1) return [];
  const isUnstated: Readonly<Record<PracticeFact, boolean>> = {
    service: practice.services.length === 0,
    price: practice.price_tier === 0,
    open: practice.opening_hours === "",
    accepting: practice.new_patients !== "yes" && practice.new_patients !== "no",
    wheelchair: !practice.is_access_stated,
    funding: practice.funding.length === 0,
    language: practice.languages.length === 0,
    rating: practice.review_count === 0,
  };
  return (Object.keys(isUnstated) as PracticeFact[]).filter((fact) => isUnstated[fact]);
}

function scheduleKey({ place, openingHours }: { place: string; openingHours: string }): string {
  return `${place} ${openingHours}`;
}

function schedulesOf(ranked: readonly IndexedPractice[]): { place: string; openingHours: string }[] {
  const schedules = ranked.map((practice) => ({
    place: practice.place,
    openingHours: practice.opening_hours,
  }));
  return [...new Map(schedules.map((schedule) => [scheduleKey(schedule), schedule])).values()];
}

type Order = "reviews" | "name" | "location" | "price";

/** Equal ones stay in the order of rating, in which they are given. */
const COMPARE: Record<Order, (a: IndexedPractice, b: IndexedPractice) => number> = {
  reviews: (a, b) => b.review_count - a.review_count || b.rating_tenths - a.rating_tenths || a.id - b.id,
  name: (a, b) => byBytes(a.name_folded, b.name_folded) || a.id - b.id,
  price: (a, b) => cheaper(a.price_from, b.price_from) || cheaper(a.price_to, b.price_to),
  location: (a, b) => byBytes(a.place, b.place),
};

/** What no one has stated comes last. */
function cheaper(a: number | null, b: number | null): number {
  return a === b ? 0 : (a ?? Infinity) - (b ?? Infinity);
}

/** Each order is made when it is first asked for; the few of many are sorted by their places in it. */
function ordersOf(ranked: readonly IndexedPractice[]) {
  const orders = new Map<Order, { numbers: Uint32Array; placeOf: Uint32Array }>();
  return (order: Order, found: BitSet, total: number): Uint32Array => {
    let known = orders.get(order);
    if (!known) orders.set(order, (known = sorted(ranked, COMPARE[order])));
    const { numbers, placeOf } = known;
    if (total * 16 > numbers.length) return numbers.filter((number) => has(found, number));
    return numbersIn(found).toSorted((a, b) => placeOf[a]! - placeOf[b]!);
  };
}

function sorted(
  ranked: readonly IndexedPractice[],
  compare: (a: IndexedPractice, b: IndexedPractice) => number,
) {
  const numbers = Uint32Array.from(ranked.keys()).toSorted((a, b) => compare(ranked[a]!, ranked[b]!));
  const placeOf = new Uint32Array(numbers.length);
  numbers.forEach((number, place) => (placeOf[number] = place));
  return { numbers, placeOf };
}

/** Text in the order of its UTF-8 bytes, as both databases have it: JavaScript's own differs beyond U+FFFF. */
function byBytes(a: string, b: string): number {
  if (a === b) return 0;
  return BEYOND_BMP.test(a) || BEYOND_BMP.test(b)
    ? Buffer.compare(Buffer.from(a), Buffer.from(b))
    : a < b
      ? -1
      : 1;
}

const BEYOND_BMP = /[\uD800-\uDFFF]/;

function averagesOf(ranked: readonly IndexedPractice[]): (place?: string) => number | null {
  const sums = new Map<string | undefined, { sum: number; count: number }>();
  for (const { place, rating_tenths } of ranked) {
    if (rating_tenths === 0) continue;
    for (const where of [place, undefined]) {
      const { sum, count } = sums.get(where) ?? { sum: 0, count: 0 };
      sums.set(where, { sum: sum + rating_tenths, count: count + 1 });
    }
  }
  return (place) => {
    const found = sums.get(place);
    return found ? found.sum / found.count / 10 : null;
  };
}
