/**
 * A text reduced to what people mean when they type it: lower case, no macrons or accents,
 * no apostrophes, everything that is neither letter nor digit a single space.
 *
 * `fold("Ōtautahi") === "otautahi"` · `fold("O’Neill-Wong  Dental") === "oneill wong dental"`
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

/**
 * Writes out a folded text: `inFull("mt eden") === "mount eden"`. Places are written both ways, by maps as well as by practices.
 * Saints alone are shortened, so that someone who begins to type Stoke or Stratford does not get a saint.
 */
export function inFull(folded: string): string {
  return folded.replace(/\b(?:[a-z]{2,5}|[2-9])\b/g, (word) => WRITTEN_IN_FULL.get(word) ?? word);
}

const WRITTEN_IN_FULL: ReadonlyMap<string, string> = new Map([
  ["mt", "mount"],
  ["pt", "point"],
  ["nth", "north"],
  ["sth", "south"],
  ["upr", "upper"],
  ["lwr", "lower"],
  ["hts", "heights"],
  ["bch", "beach"],
  ["saint", "st"],
  ...["two", "three", "four", "five", "six", "seven", "eight", "nine"].map(
    (word, index): [string, string] => [String(index + 2), word],
  ),
]);

/**
 * A name of a place as everything here compares it: search, filters, forms, the interface and imports.
 * `foldPlaceName("Pt. Chevalier") === foldPlaceName("point chevalier")`
 */
export function foldPlaceName(name: string): string {
  return inFull(fold(name));
}

/**
 * Takes out marks that turn the direction of what follows, which make `$45` of `54$`. Whatever a stranger sends loses them where
 * it is read (`clean.ts`, `queryLine`, `services/imports/row.ts`), so no page, mail or list has to think of them.
 */
export function withoutTurns(text: string): string {
  return text.replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "").trim();
}

/**
 * A text as a reader sees it: empty without any visible sign, without invisible signs around it, and with no more marks
 * piled on a letter than any language writes. Joiners stay inside of a text, where Persian, Sinhala and emoji need them.
 */
export function seenText(text: string): string {
  if (!VISIBLE.test(text)) return "";
  let [start, end] = [0, text.length];
  while (AROUND.test(text[start]!)) start++;
  while (AROUND.test(text[end - 1]!)) end--;
  return text
    .slice(start, end)
    .replaceAll(/(\p{Script=Inherited}{4})\p{Script=Inherited}+/gu, "$1")
    .replaceAll(/(\p{M}{8})\p{M}+/gu, "$1");
}

/** Fillers and blank Braille are letters and signs by their category, and show nothing. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Spaces, and what is copied along with a text. */
const AROUND = /[\s\u00ad\u200b\u2060\ufeff]/;

/** `withCapital("within 3 days") === "Within 3 days"` */
export function withCapital(text: string): string {
  return text.replace(/^./u, (letter) => letter.toUpperCase());
}

/** A readable part of an address, plain ASCII. `slugify("Whangārei Smiles & Co") === "whangarei-smiles-co"` */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * Whether a folded word may be of te reo Māori, by its sounds: every consonant (ng and wh are one) has a vowel after it.
 * `soundsMaori("kaupapa") === true` · `soundsMaori("brases") === false`
 */
export function soundsMaori(word: string): boolean {
  return word.length >= 4 && /^(?:(?:ng|wh|[hkmnprtw])?[aeiou])+$/.test(word);
}

/** Characters of a search that are looked at; more than any name has. */
export const LONGEST_QUERY = 100;

/** Characters of what someone tells in their own words. Every word within them is searched for. */
export const LONGEST_TELLING = 500;

/** Characters in which someone who is hurt is looked for: a page of writing. */
export const LONGEST_STORY = 2_000;

/**
 * A search text as typed: one line of at most `LONGEST_QUERY` characters, unless another length is given, without control characters, marks that turn it and
 * halves of characters. `queryLine(" te\taro\n") === "te aro"`
 */
export function queryLine(text: string, longest = LONGEST_QUERY): string {
  return withoutTurns(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, longest)
    .toWellFormed()
    .trim();
}

/** The beginning of a long text, where a page quotes it: at most `LONGEST_QUERY` characters and "…". */
export function quoted(text: string): string {
  return text.length <= LONGEST_QUERY ? text : `${text.slice(0, LONGEST_QUERY).toWellFormed().trimEnd()}…`;
}

/** A typed text for a heading, at most some 60 characters, and never half a word: `ulcer on my tongue been there …` */
export function shortened(text: string): string {
  if (text.length <= LONGEST_IN_HEADING) return text;
  const start = text.slice(0, LONGEST_IN_HEADING + 1).toWellFormed();
  return `${start.slice(0, Math.max(start.lastIndexOf(" "), 0)) || start.slice(0, -1)} …`;
}

const LONGEST_IN_HEADING = 60;

/**
 * The words that differ between two texts: `changedWords("a tooth in taurnga hurts", "a tooth in Tauranga hurts")` →
 * `{ before: "taurnga", after: "Tauranga" }`
 */
export function changedWords(before: string, after: string): { before: string; after: string } {
  const [old, now] = [before.split(" "), after.split(" ")];
  let [start, end] = [0, 0];
  const shorter = Math.min(old.length, now.length);
  while (start < shorter && old[start] === now[start]) start++;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const middle = (words: readonly string[]) => words.slice(start, words.length - end).join(" ");
  return { before: middle(old), after: middle(now) };
}

/** So that a plural finds its singular: `withoutPlural("crowns") === "crown"`. Of a folded word; short ones stay. */
export function withoutPlural(word: string): string {
  return word.length > 3 ? word.replace(/s$/, "") : word;
}

/**
 * A word as its singular and its plural share it, for comparing and not for reading: `sharedByPlural("abscesses") === sharedByPlural("abscess")`,
 * `sharedByPlural("cavities") === sharedByPlural("cavity")`.
 */
export function sharedByPlural(word: string): string {
  if (/.{2}[^aeiou]ies$/.test(word)) return word.replace(/ies$/, "y");
  return withoutPlural(word.replace(/(?<=ss|x|sh|tch)es$/, ""));
}

/** Takes off its percent encoding; undefined where a percent sign encodes nothing (RFC 3986, 2.1) or no UTF-8. */
export function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
