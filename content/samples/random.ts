/** A source of made-up chance: the same seed gives the same numbers, on every machine. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  fraction: () => number;
  /** A whole number from `lowest` to `highest`, both included. */
  whole: (lowest: number, highest: number) => number;
  /** True in that share of cases: `chance(0.3)`. */
  chance: (share: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Up to `count` different items, in random order. */
  some: <Item>(items: readonly Item[], count: number) => Item[];
};

/** Numbers for one practice: nothing that another practice draws can shift them. */
export function createRandom(seed: number): Random {
  let state = scramble(seed);

  // Mulberry32: small, fast and even enough for choosing street names.
  function fraction(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  function whole(lowest: number, highest: number): number {
    return lowest + Math.floor(fraction() * (highest - lowest + 1));
  }
  function chance(share: number): boolean {
    return fraction() < share;
  }
  function pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(fraction() * items.length)]!;
  }
  function some<Item>(items: readonly Item[], count: number): Item[] {
    const rest = [...items];
    const taken: Item[] = [];
    while (taken.length < count && rest.length > 0) {
      taken.push(rest.splice(Math.floor(fraction() * rest.length), 1)[0]!);
    }
    return taken;
  }
  return { fraction, whole, chance, pick, some };
}

/** Items with chances that add up to anything, ready to be drawn from. */
export type Weighted<Item> = { items: readonly Item[]; upTo: Float64Array };

/** `weighted([["yes", 3], ["no", 1]])` says yes three times in four. */
export function weighted<Item>(choices: readonly (readonly [Item, number])[]): Weighted<Item> {
  let total = 0;
  return {
    items: choices.map(([item]) => item),
    upTo: Float64Array.from(choices, ([, weight]) => (total += weight)),
  };
}

export function pickWeighted<Item>(random: Random, { items, upTo }: Weighted<Item>): Item {
  const draw = random.fraction() * upTo[upTo.length - 1]!;
  let low = 0;
  let high = upTo.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (draw < upTo[middle]!) high = middle;
    else low = middle + 1;
  }
  return items[low]!;
}

/** Neighbouring seeds must not give neighbouring sequences. */
function scramble(seed: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0;
}
