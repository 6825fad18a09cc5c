import { LRUCache } from "lru-cache";

/** An LRU cache bounded in bytes, which admits a key at its second request. */
export type AdmissionCache<Value> = {
  get: (key: string) => Value | undefined;
  /**
   * Caches a value and returns true; or returns false at the first request for its key, unless `isShared` says that
   * several are waiting for the value, and for a value larger than an eighth of the cache.
   */
  offer: (key: string, value: Value, bytes: number, isShared: boolean) => boolean;
  /** The size of a cached value has changed. Does nothing once another value is cached under the key. */
  resize: (key: string, value: Value, bytes: number) => void;
  delete: (key: string) => void;
  figures: () => { entries: number; bytes: number; evicted: number };
};

/** Keys remembered after their first request: several times the pages of a site. */
const KEYS_SEEN = 16_384;

/**
 * Plain LRU is not scan-resistant: a crawl of addresses that are asked for once would evict every page in use. So the
 * keys seen are remembered apart from the values, as TinyLFU's doorkeeper does (Einziger, Friedman, Manes, 2017), and
 * what is asked for once evicts nothing.
 *
 * `const cache = admissionCache<Page>(32 * 1_024 * 1_024); cache.offer("/directory", page, 9_000, false);`
 */
export function admissionCache<Value extends object>(maxBytes: number): AdmissionCache<Value> {
  let evicted = 0;
  const cache = new LRUCache<string, Value>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    dispose: (_value, _key, reason) => {
      if (reason === "evict") evicted += 1;
    },
  });
  // Bounded by size: by number it would make room for all of them at once.
  const seen = new LRUCache<string, true>({ maxSize: KEYS_SEEN, sizeCalculation: () => 1 });

  function set(key: string, value: Value, bytes: number): void {
    // `set` takes no new size for the value that it has.
    cache.delete(key);
    cache.set(key, value, { size: bytes });
  }

  return {
    get: (key) => cache.get(key),
    offer(key, value, bytes, isShared) {
      const isAdmitted = isShared || seen.has(key) || cache.has(key);
      seen.set(key, true);
      if (isAdmitted) set(key, value, bytes);
      return isAdmitted && cache.has(key);
    },
    resize(key, value, bytes) {
      if (cache.peek(key) === value) set(key, value, bytes);
    },
    delete: (key) => void cache.delete(key),
    figures: () => ({ entries: cache.size, bytes: cache.calculatedSize, evicted }),
  };
}
