/** A list in pieces of at most `size`: `[...batchesOf([1, 2, 3], 2)]` is `[[1, 2], [3]]`. */
export function* batchesOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

const list = new Intl.ListFormat("en-NZ");

/** `listInWords(["prices", "opening hours", "reviews"]) === "prices, opening hours and reviews"` */
export function listInWords(items: Iterable<string>): string {
  return list.format(items);
}

/** What is stated of several parts: `joined(["", "Te Aro"]) === "Te Aro"` */
export function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}
