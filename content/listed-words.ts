import { listInWords } from "#domain/lists.ts";

/** What practices state, of which a page may promise only what some listed practice does state. */
export type Listed = keyof typeof COMPARED_BY | "open";

const COMPARED_BY = { service: "treatment", price: "price", rating: "rating" } as const;

/** Names what practices can be compared by: `comparedBy(["price"], ["service", "price"]) === "place and price"` */
export function comparedBy(listed: readonly Listed[], wanted: readonly (keyof typeof COMPARED_BY)[]): string {
  const stated = wanted.filter((one) => listed.includes(one));
  return listInWords(["place", ...stated.map((one) => COMPARED_BY[one])]);
}
