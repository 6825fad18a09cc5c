import type { Random } from "./random.ts";

/** Remembers which lines a town has already heard, so that neighbours do not sound alike. */
export type Freshness = {
  /** One of the lines, likelier one that is still little used there; undefined when there is none. */
  choose: (
    random: Random,
    bank: string,
    lines: readonly unknown[],
    indexes?: readonly number[],
  ) => number | undefined;
};

const TRIES = 4;

export function createFreshness(): Freshness {
  const banks = new Map<string, Uint32Array>();

  function choose(
    random: Random,
    bank: string,
    lines: readonly unknown[],
    indexes?: readonly number[],
  ): number | undefined {
    const size = indexes ? indexes.length : lines.length;
    if (size === 0) return undefined;
    const uses = usesOf(bank, lines.length);
    let best = -1;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const draw = Math.floor(random.fraction() * size);
      const index = indexes ? indexes[draw]! : draw;
      if (best === -1 || uses[index]! < uses[best]!) best = index;
    }
    uses[best]! += 1;
    return best;
  }

  function usesOf(bank: string, size: number): Uint32Array {
    let uses = banks.get(bank);
    if (!uses) banks.set(bank, (uses = new Uint32Array(size)));
    return uses;
  }

  return { choose };
}
