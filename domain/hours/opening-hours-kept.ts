import { LRUCache } from "lru-cache";
import { notatedHours } from "./hours-notation.ts";
import type { KeptHours } from "./kept-hours.ts";

/**
 * The hours that a practice's text says; null where none are stated, or they're none that were stored by us. Looking a text
 * up takes microseconds; what people and maps write is read before it's stored, by `written-hours.ts`.
 */
export function keptHours(text: string): KeptHours | null {
  return known.memo(text).hours;
}

/** More than a country's practices have: some 15 MB if all differ. */
const known = new LRUCache<string, { hours: KeptHours | null }>({
  max: 30_000,
  memoMethod: (text) => {
    const read = text === "" ? { unclear: "" } : notatedHours(text);
    return { hours: "hours" in read ? read.hours : null };
  },
});
