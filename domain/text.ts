/**
 * A text reduced to what people mean when they type it: lower case, no macrons or accents,
 * no apostrophes, everything that is neither letter nor digit a single space.
 *
 * `fold("Ōtautahi") === "otautahi"` · `fold("O’Neill-Wong  Dental") === "oneill wong dental"`
 *
 * Both databases compare folded columns, because SQLite lowers ASCII only.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['’‘ʻ`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A readable part of an address, plain ASCII. `slugify("Whangārei Smiles & Co") === "whangarei-smiles-co"` */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
