import type { Found, Phrase } from "./phrases.ts";
import { DENIES } from "./ruled-out.ts";
import { holds, marked, type Span } from "./spans.ts";
import { isOnHurt, namedAgain, namedIn, type Naming } from "./written.ts";

/** The page that words name. */
export type PageNamed = {
  /** The words that name a page, also where they are part of what means something else. */
  naming: Naming | null;
  /** The page, where those words mean it. */
  page: Naming | null;
  /** Which words are understood, with those that name the page. */
  isRead: readonly boolean[];
  /** Where the page is named once more: "complain, they overcharged me". */
  again: readonly Span[];
};

/** Finds the page that words name: in "do i need my wisdom teeth out" that on wisdom teeth. */
export function pageNamed(words: readonly string[], { phrases, isRead, isOther }: Found): PageNamed {
  const naming = namedBeside(words, isOther);
  const page = naming && !isPartOfAnother(naming, phrases) ? naming : null;
  // Someone whose tooth doesn't hurt reads nothing on toothache, and it is understood.
  if (page && isDenied(words, page))
    return { naming: null, page: null, isRead: marked(isRead, [page]), again: [] };
  return {
    naming,
    page,
    isRead: marked(isRead, page ? [page] : []),
    again: page ? namedAgain(words, page) : [],
  };
}

/** The page that is named, unless by a part of what means something else: a filling station is about no filling. */
function namedBeside(words: readonly string[], isOther: readonly boolean[]): Naming | null {
  const naming = namedIn(words);
  const isCut = (at: number) => isOther[at - 1] === true && isOther[at] === true;
  if (!naming || !(isCut(naming.start) || isCut(naming.end))) return naming;
  return namedIn(words.map((word, at) => (isOther[at] ? "" : word)));
}

/** "My tooth doesn't hurt", "I don't have a toothache" */
function isDenied(words: readonly string[], { written, start, end }: Naming): boolean {
  return isOnHurt(written) && words.slice(Math.max(start - 3, 0), end).some((word) => DENIES.has(word));
}

/** "Wisdom tooth extraction" is that operation, and not about extractions; Waikato Hospital is in Hamilton. */
function isPartOfAnother(naming: Span, phrases: readonly Phrase[]): boolean {
  return phrases.some(
    (phrase) =>
      holds(phrase, naming) &&
      !holds(naming, phrase) &&
      phrase.found.some((one) => one.treatment ?? one.isUrgent ?? one.place ?? one.funding ?? one.wish),
  );
}
