import { weightedRating } from "#domain/rating.ts";
import { type BitSet, has, numbersIn } from "./bit-set.ts";
import type { IndexedPractice } from "./read-practices.ts";

/** Those that take no new patients after all others; the best by weighted rating first, then those with more reviews. */
export function inOrderOfRating(practices: readonly IndexedPractice[]): IndexedPractice[] {
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
export function ordersOf(ranked: readonly IndexedPractice[]) {
  const orders = new Map<Order, { numbers: Uint32Array; placeOf: Uint32Array }>();
  return (order: Order, found: BitSet, total: number): Uint32Array => {
    const { numbers, placeOf } = orders.getOrInsertComputed(order, () => sorted(ranked, COMPARE[order]));
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
