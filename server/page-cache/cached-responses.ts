/** Things kept by name, at most `capacity` bytes of them: those that were not asked for the longest go first. */
export type Kept<Thing> = {
  get: (name: string) => Thing | undefined;
  /** Whether it was kept: not the first time that its name comes by, nor when it is larger than an eighth of all. */
  offer: (name: string, thing: Thing, bytes: number, isWanted: boolean) => boolean;
  /** The same thing has become larger or smaller. */
  resize: (name: string, thing: Thing, bytes: number) => void;
  delete: (name: string) => void;
  size: () => { things: number; bytes: number; evicted: number };
};

/** Names seen once, of which as many are remembered as a site has pages several times over. */
const SEEN_ONCE = 16_384;

/**
 * What is asked for once is not kept: a hundred thousand addresses that nobody asks for again push out nothing.
 * `isWanted` says that more than one has asked already.
 */
export function keep<Thing>(capacity: number): Kept<Thing> {
  const kept = new Map<string, { thing: Thing; bytes: number }>();
  let seen = new Set<string>();
  let seenBefore = new Set<string>();
  let bytes = 0;
  let evicted = 0;

  function remove(name: string): void {
    bytes -= kept.get(name)?.bytes ?? 0;
    kept.delete(name);
  }

  function makeRoom(): void {
    for (const name of kept.keys()) {
      if (bytes <= capacity) return;
      remove(name);
      evicted += 1;
    }
  }

  /** Two sets that take turns, so that what was seen lately is always remembered and the rest forgotten. */
  function isFirst(name: string): boolean {
    if (seen.has(name) || seenBefore.has(name)) return false;
    seen.add(name);
    if (seen.size >= SEEN_ONCE / 2) {
      seenBefore = seen;
      seen = new Set();
    }
    return true;
  }

  return {
    get(name) {
      const found = kept.get(name);
      if (!found) return undefined;
      // Moved to the end, which is the last to go.
      kept.delete(name);
      kept.set(name, found);
      return found.thing;
    },
    offer(name, thing, size, isWanted) {
      const isKnown = kept.has(name) || !isFirst(name) || isWanted;
      if (!isKnown || size > capacity / 8) return false;
      remove(name);
      kept.set(name, { thing, bytes: size });
      bytes += size;
      makeRoom();
      return kept.has(name);
    },
    resize(name, thing, size) {
      const found = kept.get(name);
      if (found?.thing !== thing) return;
      bytes += size - found.bytes;
      found.bytes = size;
      makeRoom();
    },
    delete: remove,
    size: () => ({ things: kept.size, bytes, evicted }),
  };
}
