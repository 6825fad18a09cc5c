import { setImmediate as breathe } from "node:timers/promises";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import { fold, inFull } from "#domain/text.ts";
import { areaIn, isInArea } from "#domain/finding/area.ts";
import type { Position } from "#domain/finding/distance.ts";
import {
  type BitSet,
  countMembers,
  fullSet,
  has,
  join,
  meet,
  numbersIn,
  setWhere,
  sizeOfBoth,
  slice,
} from "./bit-set.ts";
import { inRecommendedOrder, practiceOrders } from "./practice-orders.ts";
import type { PracticeFilter, PracticeSearch } from "./practice-search.ts";
import { scheduleKey, distinctSchedules, SET_FILTERS, type Sets, filterSets } from "./practice-sets.ts";
import { indexWords, type Words } from "./practice-words.ts";
import type { IndexedPractice } from "./read-practices.ts";

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
  /** A list, and what changes of its filter would leave. The same object is looked up once. */
  around: (filter: PracticeFilter) => ListAround;
  total: number;
  samples: number;
  /** How many get requests by themselves. */
  takeRequests: number;
  /** Place slug → number of practices, of those that offer `service` if one is given. Without any: absent. */
  countsByPlace: (service?: TreatmentSlug) => ReadonlyMap<string, number>;
  /** Treatment → number of practices that offer it, everywhere or in one place. Without any: absent. */
  countsByService: (place?: string) => ReadonlyMap<TreatmentSlug, number>;
  /** The ratings of all published reviews, everywhere or in one place; null when there is none. */
  ratings: (place?: string) => Ratings | null;
  /** What at least one practice states, of what lists show and are sorted by. */
  stated: readonly StatedByAny[];
  /** English names, A–Z. */
  languages: readonly string[];
  /** Every pair of place and opening hours that occurs. */
  schedules: readonly { place: string; openingHours: string }[];
  /** The word of some practice that was probably meant by a folded one that none has: `harbour` by `harbuor`. */
  nearestWord: (typed: string) => string | undefined;
  /** Those in whose names a folded word stands whole, in the recommended order, with the name folded and in full. */
  named: (word: string) => readonly { id: number; name: string }[];
  /** Whether a folded word stands in the name, the address or the people of some practice. */
  hasWord: (word: string) => boolean;
};

type StatedByAny = (typeof STATED_BY_ANY)[number];
const STATED_BY_ANY = ["service", "price", "rating", "open"] as const;

/** What reviews say together: their mean, not rounded, and how many they are. */
export type Ratings = { average: number; reviews: number };

/**
 * The practices that match a filter. A page counts its list some twenty times, each time with one condition changed, so
 * what the filter says is looked up once for all of them.
 */
type ListAround = {
  total: number;
  /** How many it would be with this changed; undefined takes a condition out. `count({ parking: "yes" })` */
  count: (change: PracticeFilter) => number;
  /** All of them, in the recommended order. */
  practices: () => readonly (Position & Pick<IndexedPractice, "id" | "place" | "opening_hours">)[];
};

/**
 * Takes 10 ms for 1,200 practices, half a second for 100,000: in parts, between which others are answered.
 */
export async function indexPractices(practices: readonly IndexedPractice[]): Promise<PracticeIndex> {
  // A practice's number is its rank in the order that most lists have, so that they are read off without sorting.
  const ranked = inRecommendedOrder(practices);
  await breathe();
  const sets = await filterSets(ranked);
  const texts = ranked.map(({ search_text, postcode }) => inFull(`${search_text} ${fold(postcode)}`.trim()));
  await breathe();
  const words = await indexWords(texts);
  await breathe();
  const conditionsOf = makeConditions(ranked, sets, words);
  const matching = (filter: PracticeFilter) => inAll(ranked.length, conditionsOf(filter).values());
  const lists = new WeakMap<PracticeFilter, ListAround>();
  await breathe();
  const pageOf = makePager(ranked, sets);
  await breathe();
  const schedules = distinctSchedules(ranked);
  await breathe();
  const byPlace = sets.counts("place");

  return {
    total: ranked.length,
    samples: ranked.filter((practice) => practice.is_sample === 1).length,
    takeRequests: ranked.filter((practice) => practice.takes_requests).length,
    search(search) {
      const found = matching(search);
      const total = countMembers(found);
      if (search.offset >= total) return { total, ids: [] };
      return { total, ids: pageOf(found, total, search).map((number) => ranked[number]!.id) };
    },
    count: (filter) => countMembers(matching(filter)),
    around: (filter) =>
      lists.getOrInsertComputed(filter, () => listAround(ranked, conditionsOf(filter), conditionsOf)),
    countsByPlace: (service) => (service ? sets.counts("place", sets.of("service", service)) : byPlace),
    countsByService: (place) =>
      sets.counts("service", place === undefined ? undefined : sets.of("place", place)) as ReadonlyMap<
        TreatmentSlug,
        number
      >,
    ratings: makeRatings(ranked),
    stated: STATED_BY_ANY.filter((fact) => countMembers(sets.of("unstated", fact)) < ranked.length),
    languages: [...sets.counts("language").keys()].toSorted((a, b) => (fold(a) < fold(b) ? -1 : 1)),
    schedules,
    nearestWord: words.nearest,
    named(word) {
      const withWord = word === "" ? [] : [...numbersIn(words.with(word))];
      return withWord.flatMap((number) => {
        const { id, name_folded } = ranked[number]!;
        const name = inFull(name_folded);
        return ` ${name} `.includes(` ${word} `) ? [{ id, name }] : [];
      });
    },
    hasWord: words.has,
  };
}

/** For each condition of a filter the practices that meet it. Others may use the same sets: they stay as they are. */
type Conditions = Map<keyof PracticeFilter, BitSet>;

function makeConditions(
  ranked: readonly IndexedPractice[],
  sets: Sets,
  words: Words,
): (filter: PracticeFilter) => Conditions {
  const size = ranked.length;
  const names = ranked.map(({ name_folded }) => inFull(name_folded));

  /** One list comes with each request until something opens or closes. */
  const bySchedules = new WeakMap<object, BitSet>();
  function withSchedules(schedules: NonNullable<PracticeFilter["schedules"]>): BitSet {
    const known = bySchedules.get(schedules) ?? sets.anyOf("schedule", schedules.map(scheduleKey));
    bySchedules.set(schedules, known);
    return known;
  }

  /** Those whose name begins so. */
  function namedFrom(start: string): BitSet {
    return setWhere(names, (name) => name.startsWith(start));
  }

  function withWords(typed: readonly string[]): BitSet {
    const found = inAll(
      size,
      typed.map((word) => words.with(word)),
    );
    // Several words that a name begins with are that name: "Stuart Terrace Den".
    if (typed.length > 1 && typed.at(-1)!.endsWith(" "))
      join(found, namedFrom(typed.map((word) => word.trimEnd()).join(" ")));
    return found;
  }

  function withinArea(text: string): BitSet {
    const area = areaIn(text);
    return setWhere(ranked, (one) => area !== null && isInArea(area, one));
  }

  return (filter) => {
    const { words: typed, schedules, ratedFrom } = filter;
    const found: Conditions = new Map();
    if (filter.ids) found.set("ids", sets.withIds(filter.ids));
    if (filter.nameStart) found.set("nameStart", namedFrom(inFull(filter.nameStart)));
    if (filter.places?.length) found.set("places", sets.anyOf("place", filter.places));
    for (const name of SET_FILTERS) {
      const value = filter[name];
      if (value) found.set(name, sets.of(name, String(value)));
    }
    if (filter.area) found.set("area", withinArea(filter.area));
    if (filter.takesUnstated) found.set("takesUnstated", sets.of("takesUnstated", "yes"));
    if (ratedFrom)
      found.set(
        "ratedFrom",
        setWhere(ranked, (one) => one.rating_tenths >= ratedFrom),
      );
    if (filter.scopes?.length) found.set("scopes", sets.beginningWith("scope", filter.scopes));
    if (schedules) found.set("schedules", withSchedules(schedules));
    if (filter.freeIds) found.set("freeIds", sets.withIds(filter.freeIds));
    if (filter.unstated) found.set("unstated", sets.of("unstated", filter.unstated));
    if (typed?.length) found.set("words", withWords(typed));
    return found;
  };
}

/** A new set of those that are in all of these. */
function inAll(size: number, sets: Iterable<BitSet>): BitSet {
  const all = fullSet(size);
  for (const set of sets) meet(all, set);
  return all;
}

function listAround(
  ranked: readonly IndexedPractice[],
  conditions: Conditions,
  conditionsOf: (filter: PracticeFilter) => Conditions,
): ListAround {
  const size = ranked.length;
  const found = inAll(size, conditions.values());
  /** What is found without some conditions is kept by their names. */
  const wider = new Map<string, BitSet>();
  const without = (names: readonly string[]) =>
    wider.getOrInsertComputed(names.join(" "), () =>
      inAll(
        size,
        conditions
          .entries()
          .filter(([name]) => !names.includes(name))
          .map(([, set]) => set),
      ),
    );
  return {
    total: countMembers(found),
    count(change) {
      const replaced = [...conditions.keys()].filter((name) => name in change);
      const others = replaced.length === 0 ? found : without(replaced);
      const [first, ...further] = conditionsOf(change).values();
      if (!first) return countMembers(others);
      return sizeOfBoth(others, further.length === 0 ? first : inAll(size, [first, ...further]));
    },
    practices: () => Array.from(numbersIn(found), (number) => ranked[number]!),
  };
}

/** The numbers of the asked-for page of those found, in the asked-for order. */
function makePager(ranked: readonly IndexedPractice[], sets: Sets) {
  const inOrder = practiceOrders(ranked);
  const nearest = nearestAmong(ranked);
  return (
    found: BitSet,
    total: number,
    { sort, near, soonest, prices, offset, limit }: PracticeSearch,
  ): number[] => {
    if (sort === "distance" && near) {
      return nearest(numbersIn(found), near, offset + limit).slice(offset);
    }
    if (sort === "soonest" && soonest) {
      const first = soonest.flatMap((id) => sets.numberOf(id) ?? []).filter((number) => has(found, number));
      const known = new Set(first);
      const others = [...numbersIn(found)].filter((number) => !known.has(number));
      return [...first, ...others].slice(offset, offset + limit);
    }
    if (sort === "price" && prices) {
      const priceOf = (number: number) => prices.get(ranked[number]!.id) ?? Infinity;
      // Two that list none differ by NaN, which leaves them in their order, the recommended one.
      const inPriceOrder = [...numbersIn(found)].toSorted((a, b) => priceOf(a) - priceOf(b));
      return inPriceOrder.slice(offset, offset + limit);
    }
    if (sort === "recommended" || sort === "distance" || sort === "soonest")
      return slice(found, offset, limit);
    return [...inOrder(sort, found, total).subarray(offset, offset + limit)];
  };
}

function makeRatings(ranked: readonly IndexedPractice[]): (place?: string) => Ratings | null {
  const sums = new Map<string | undefined, { tenths: number; reviews: number }>();
  for (const { place, rating_tenths, review_count } of ranked) {
    if (review_count === 0) continue;
    for (const where of [place, undefined]) {
      const { tenths, reviews } = sums.get(where) ?? { tenths: 0, reviews: 0 };
      sums.set(where, { tenths: tenths + rating_tenths * review_count, reviews: reviews + review_count });
    }
  }
  return (place) => {
    const found = sums.get(place);
    return found ? { average: found.tenths / found.reviews / 10, reviews: found.reviews } : null;
  };
}

type Placed = Position & { id: number };

/** Beyond this many, sorting all is quicker than keeping the best in order. */
const FEW = 240;

/** The nearest `count` of `numbers` to a position, nearest first, ties by id: `nearest(numbers, { latitude, longitude }, 24)`. */
type Nearest = (numbers: Uint32Array, from: Position, count: number) => number[];

/**
 * Compares the squared chord through the earth, which grows with the great-circle distance. Each practice's point on
 * the unit sphere is computed once, so that a search needs no trigonometry: among the 40,000 of a city it takes 1.5 ms,
 * by the haversine 8.
 */
function nearestAmong(placed: readonly Placed[]): Nearest {
  const points = Float64Array.from(placed.flatMap(onUnitSphere));
  return (numbers, from, count) => {
    const [x, y, z] = onUnitSphere(from);
    const far = Float64Array.from(numbers, (number) => {
      const [dx, dy, dz] = [
        points[3 * number]! - x,
        points[3 * number + 1]! - y,
        points[3 * number + 2]! - z,
      ];
      return dx * dx + dy * dy + dz * dz;
    });
    const isBefore = (a: number, b: number) =>
      far[a]! < far[b]! || (far[a] === far[b] && placed[numbers[a]!]!.id < placed[numbers[b]!]!.id);
    const order = count > FEW ? sortedWhole(far.length, isBefore) : bestFew(far.length, count, isBefore);
    return order.slice(0, count).map((at) => numbers[at]!);
  };
}

function onUnitSphere({ latitude, longitude }: Position): [x: number, y: number, z: number] {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

function sortedWhole(size: number, isBefore: (a: number, b: number) => boolean): number[] {
  return Array.from({ length: size }, (_, at) => at).toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
}

function bestFew(size: number, count: number, isBefore: (a: number, b: number) => boolean): number[] {
  const best: number[] = [];
  for (let at = 0; at < size; at++) {
    if (best.length === count && !isBefore(at, best[count - 1]!)) continue;
    let place = best.length;
    while (place > 0 && isBefore(at, best[place - 1]!)) place--;
    best.splice(place, 0, at);
    if (best.length > count) best.pop();
  }
  return best;
}
