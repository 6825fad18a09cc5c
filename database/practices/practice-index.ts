import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import { fold, inFull } from "#domain/text.ts";
import { areaIn, isInArea } from "#domain/finding/area.ts";
import type { Position } from "#domain/finding/distance.ts";
import { type BitSet, fullSet, has, meet, numbersIn, setWhere, countMembers, slice } from "./bit-set.ts";
import { inRecommendedOrder, practiceOrders } from "./practice-orders.ts";
import type { PracticeFilter, PracticeSearch } from "./practice-search.ts";
import { scheduleKey, distinctSchedules, SET_FILTERS, type Sets, filterSets } from "./practice-sets.ts";
import { indexWords } from "./practice-words.ts";
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
  /** Whether a folded word stands in the name, the address or the people of some practice. */
  hasWord: (word: string) => boolean;
};

type StatedByAny = (typeof STATED_BY_ANY)[number];
const STATED_BY_ANY = ["service", "price", "rating", "open"] as const;

/** What reviews say together: their mean, not rounded, and how many they are. */
export type Ratings = { average: number; reviews: number };

/** Takes 10 ms for 1,200 practices, half a second for 100,000. */
export function indexPractices(practices: readonly IndexedPractice[]): PracticeIndex {
  // A practice's number is its rank in the order that most lists have, so that they are read off without sorting.
  const ranked = inRecommendedOrder(practices);
  const sets = filterSets(ranked);
  const words = indexWords(
    ranked.map(({ search_text, postcode }) => inFull(`${search_text} ${fold(postcode)}`.trim())),
  );
  const matching = makeMatcher(ranked, sets, words);
  const pageOf = makePager(ranked, sets);
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
    countsByPlace: (service) => (service ? sets.counts("place", sets.of("service", service)) : byPlace),
    countsByService: (place) =>
      sets.counts("service", place === undefined ? undefined : sets.of("place", place)) as ReadonlyMap<
        TreatmentSlug,
        number
      >,
    ratings: makeRatings(ranked),
    stated: STATED_BY_ANY.filter((fact) => countMembers(sets.of("unstated", fact)) < ranked.length),
    languages: [...sets.counts("language").keys()].toSorted((a, b) => (fold(a) < fold(b) ? -1 : 1)),
    schedules: distinctSchedules(ranked),
    nearestWord: words.nearest,
    hasWord: words.has,
  };
}

/** Which practices match a filter: every part of it narrows the set. */
function makeMatcher(ranked: readonly IndexedPractice[], sets: Sets, words: ReturnType<typeof indexWords>) {
  const size = ranked.length;
  const names = ranked.map(({ name_folded }) => inFull(name_folded));

  /** One list comes with each request until something opens or closes. */
  const bySchedules = new WeakMap<object, BitSet>();
  function withSchedules(schedules: NonNullable<PracticeFilter["schedules"]>): BitSet {
    const known = bySchedules.get(schedules) ?? sets.anyOf("schedule", schedules.map(scheduleKey));
    bySchedules.set(schedules, known);
    return known;
  }

  /** A page counts its list some twenty times, each time in the same area. */
  let lastArea: { text: string; set: BitSet } | undefined;
  function withinArea(text: string): BitSet {
    if (lastArea?.text !== text) {
      const area = areaIn(text);
      lastArea = { text, set: setWhere(ranked, (one) => area !== null && isInArea(area, one)) };
    }
    return lastArea.set;
  }

  return (filter: PracticeFilter): BitSet => {
    const { ids, words: typed, schedules } = filter;
    const found = ids ? sets.withIds(ids) : fullSet(size);
    if (filter.nameStart) {
      const start = inFull(filter.nameStart);
      meet(
        found,
        setWhere(names, (name) => name.startsWith(start)),
      );
    }
    if (filter.places?.length) meet(found, sets.anyOf("place", filter.places));
    for (const name of SET_FILTERS) {
      const value = filter[name];
      if (value) meet(found, sets.of(name, String(value)));
    }
    if (filter.area) meet(found, withinArea(filter.area));
    if (filter.takesUnstated) meet(found, sets.of("takesUnstated", "yes"));
    if (filter.ratedFrom)
      meet(
        found,
        setWhere(ranked, (one) => one.rating_tenths >= filter.ratedFrom!),
      );
    if (filter.scopes?.length) meet(found, sets.beginningWith("scope", filter.scopes));
    if (schedules) meet(found, withSchedules(schedules));
    if (filter.freeIds) meet(found, sets.withIds(filter.freeIds));
    if (filter.unstated) meet(found, sets.of("unstated", filter.unstated));
    for (const word of typed ?? []) meet(found, words.with(word));
    return found;
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
