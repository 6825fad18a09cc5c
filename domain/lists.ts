const list = new Intl.ListFormat("en-NZ");

/** `listInWords(["prices", "opening hours", "reviews"]) === "prices, opening hours and reviews"` */
export function listInWords(items: Iterable<string>): string {
  return list.format(items);
}
