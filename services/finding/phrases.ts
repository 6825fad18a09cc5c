import { GENERIC_WORDS, LANGUAGE_WORDS, LITTLE_WORDS } from "#content/everyday-words.ts";
import { suburbsNamed } from "#content/localities.ts";
import { OTHER_THINGS } from "#content/other-things.ts";
import { LEXICON, LONGEST_PHRASE, type Meaning, phraseKey, splitWords } from "./lexicon.ts";
import { holds, isWithin, type Span, typedIn } from "./spans.ts";
import type { Typed } from "./typed.ts";

/** Words that mean something together, and what they may mean. */
export type Phrase = Span & { found: readonly Meaning[] };

/** What is found in a text by its words alone. */
export type Found = {
  /** Longer ones first. */
  phrases: readonly Phrase[];
  /** Which words are understood. */
  isRead: readonly boolean[];
  /** Which words mean something else together than each of them does. */
  isOther: readonly boolean[];
};

/**
 * Finds the phrases in a text, longer ones before shorter: "palmerston north root canal" is one place and one treatment.
 * `languages` are those that practices speak.
 */
export function findPhrases({ words, street }: Typed, languages: readonly string[]): Found {
  const isOther = otherThings(words).map((one, at) => one || (street !== null && isWithin(at, [street])));
  const spoken = SPOKEN.getOrInsertComputed(languages, spokenLanguages);
  const suburbs = suburbSpans(words);
  const keys = words.map((word) => phraseKey([word]));
  const isRead = words.map(() => false);
  const phrases: Phrase[] = [];
  for (let size = LONGEST_PHRASE; size > 0; size--) {
    for (let start = 0, end = size; end <= words.length; start++, end++) {
      if (isRead.slice(start, end).includes(true) || isOther.slice(start, end).includes(true)) continue;
      const key = keys.slice(start, end).join(" ");
      const found = spoken.get(key) ?? LEXICON.get(key);
      if (!found || !isMeant({ found, start, end }, { words, suburbs, isRead })) continue;
      isRead.fill(true, start, end);
      // “Next Friday” may be the one after: the page says which it took.
      if (found.some(isDay) && words[start - 1] === "next") isRead[start - 1] = true;
      phrases.push({ found, start, end });
    }
  }
  return { phrases, isRead, isOther };
}

/** The first thing of a kind that is meant: `firstMeant(meanings, "place")`. */
export function firstMeant<Kind extends keyof Meaning>(
  meanings: readonly Meaning[],
  kind: Kind,
): NonNullable<Meaning[Kind]> | null {
  return meanings.find((one) => one[kind])?.[kind] ?? null;
}

/** What was typed for a kind of thing: `typedFor("isDayPart", { words, phrases })` → `arvo` */
export function typedFor(
  kind: keyof Meaning,
  { words, phrases }: { words: readonly string[]; phrases: readonly Phrase[] },
): string | null {
  const phrase = phrases.find(({ found }) => found.some((one) => one[kind]));
  return phrase ? typedIn(words, phrase) : null;
}

/** Whether a meaning is a day, as `{ isToday: true }` is: a list is of one. */
export function isDay({ isToday, wish }: Meaning): boolean {
  if (isToday || wish?.free) return true;
  return wish?.open === "saturday" || wish?.open === "sunday" || wish?.open === "weekend";
}

/** `isRead` are the words of longer phrases. */
type Around = { words: readonly string[]; suburbs: readonly Span[]; isRead: readonly boolean[] };

/** Whether the words around a phrase leave it its meaning. */
function isMeant(phrase: Phrase, { words, suburbs, isRead }: Around): boolean {
  const { found, start, end } = phrase;
  if (end - start === 1 && isNotCost(found, words, start) && !isRead[start - 1]) return false;
  if (found.some(({ isAllDay }) => isAllDay) && isSince(words, phrase)) return false;
  if (words[start] === "no" && words[end - 1] === "pain" && !isOfCare(words, end)) return false;
  if (words[start] === "sat" && end - start === 1 && isSitting(words, start)) return false;
  // Lower Hutt is more than the Hutt Valley, and Hamilton East than Hamilton.
  const part = suburbs.find((one) => one.end - one.start > end - start && holds(one, phrase));
  const isCentre = part !== undefined && words.slice(part.start, part.end).includes("central");
  return !(part && found.every(({ region, place }) => region ?? (place && !isCentre)));
}

/** "Mercury free" and "sugar free" cost something: what is free of a thing is not free; a treatment free is. */
function isNotCost(found: readonly Meaning[], words: readonly string[], at: number): boolean {
  const before = words[at - 1];
  if (words[at] !== "free" || before === undefined || !found.some(({ funding }) => funding)) return false;
  return !LITTLE_WORDS.has(before) && !GENERIC_WORDS.has(before) && !LEXICON.has(phraseKey([before]));
}

/** "No pain dentist" asks for a gentle one; "no pain, just want a clean" says that nothing hurts. */
function isOfCare(words: readonly string[], end: number): boolean {
  return words.length === end || /^(?:dent|fill|extract|injection|root)/.test(words[end]!);
}

/** "Nana sat on her plate", "have sat here all night": no Saturday. */
function isSitting(words: readonly string[], at: number): boolean {
  return SITS_BEFORE.has(words[at - 1] ?? "") || SITS_AFTER.has(words[at + 1] ?? "");
}

const SITS_BEFORE: ReadonlySet<string> = new Set("i he she we they who have has had ive just".split(" "));
const SITS_AFTER: ReadonlySet<string> = new Set("on down up here there around still through".split(" "));

/** "It’s been 24 hours" and "24 hours ago" tell how long it has been, and ask for no one at night. */
function isSince(words: readonly string[], { start, end }: Span): boolean {
  return /^\d/.test(words[start]!) && (BEFORE_HOURS.has(words[start - 1] ?? "") || words[end] === "ago");
}

const BEFORE_HOURS: ReadonlySet<string> = new Set(
  "been for after past last within in every over since".split(" "),
);

/** Each text of an index is read with the same list of languages. */
const SPOKEN = new WeakMap<readonly string[], ReturnType<typeof spokenLanguages>>();

function spokenLanguages(languages: readonly string[]): ReadonlyMap<string, readonly Meaning[]> {
  return new Map(
    languages.flatMap((language) =>
      [language, ...(LANGUAGE_WORDS[language] ?? [])].map(
        (name) => [phraseKey(splitWords(name)), [{ wish: { language } }]] as const,
      ),
    ),
  );
}

/** Where names of suburbs of several words stand. */
function suburbSpans(words: readonly string[]): Span[] {
  return words.flatMap((_, start) =>
    [start + 2, start + 3]
      .filter((end) => end <= words.length && suburbsNamed(typedIn(words, { start, end })).length > 0)
      .map((end) => ({ start, end })),
  );
}

/** Which words are part of something that none of them means alone: both of "crown land". */
function otherThings(words: readonly string[]): boolean[] {
  const found = words.map(() => false);
  for (let size = LONGEST_OTHER; size > 1; size--)
    for (let start = 0; start + size <= words.length; start++)
      if (OTHERS.has(phraseKey(words.slice(start, start + size)))) found.fill(true, start, start + size);
  return found;
}

const OTHERS: ReadonlySet<string> = new Set(OTHER_THINGS.map((one) => phraseKey(splitWords(one))));
const LONGEST_OTHER = Math.max(...[...OTHERS].map((one) => one.split(" ").length));
