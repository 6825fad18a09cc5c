import { weightedRating } from "#domain/practices/rating.ts";
import { type BitSet, has, numbersIn } from "./bit-set.ts";
import type { IndexedPractice } from "./read-practices.ts";

/** Those that take no new patients after all others; the best by weighted rating first, then those with more reviews. */
export function inRecommendedOrder(practices: readonly IndexedPractice[]): IndexedPractice[] {
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

type Order = "rating" | "reviews" | "name" | "location" | "price";

/** What is compared, the first first; equal ones stay in the recommended order, in which they are given. */
const KEYS: Record<Order, (practice: IndexedPractice) => readonly (number | string)[]> = {
  rating: ({ review_count, rating_tenths, id }) => [-rating_tenths, -review_count, id],
  reviews: ({ review_count, rating_tenths, id }) => [-review_count, -rating_tenths, id],
  name: ({ name_folded, id }) => [inBytes(name_folded), id],
  // What no one has stated comes last.
  price: ({ price_from, price_to }) => [price_from ?? Infinity, price_to ?? Infinity],
  location: ({ place }) => [inBytes(place)],
};

/** Each order is made when it is first asked for; the few of many are sorted by their places in it. */
export function practiceOrders(ranked: readonly IndexedPractice[]) {
  const orders = new Map<Order, { numbers: Uint32Array; placeOf: Uint32Array }>();
  return (order: Order, found: BitSet, total: number): Uint32Array => {
    const { numbers, placeOf } = orders.getOrInsertComputed(order, () => sorted(ranked.map(KEYS[order])));
    if (total * 16 > numbers.length) return numbers.filter((number) => has(found, number));
    return Uint32Array.from(numbersIn(found), (number) => placeOf[number]!)
      .toSorted()
      .map((place) => numbers[place]!);
  };
}

function sorted(keys: readonly (readonly (number | string)[])[]) {
  const numbers = Uint32Array.from(keys.keys()).toSorted((a, b) => compared(keys[a]!, keys[b]!) || a - b);
  const placeOf = new Uint32Array(numbers.length);
  numbers.forEach((number, place) => (placeOf[number] = place));
  return { numbers, placeOf };
}

function compared(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (let at = 0; at < a.length; at++) {
    if (a[at] !== b[at]) return a[at]! < b[at]! ? -1 : 1;
  }
  return 0;
}

/** A text that JavaScript compares as both databases do, by its UTF-8 bytes: one character for each. */
function inBytes(text: string): string {
  return Buffer.from(text).toString("latin1");
}
