import { FUNDING_WORDS, LITTLE_WORDS, PRICE_WORDS, URGENT_WORDS } from "#content/everyday-words.ts";
import { PLACES } from "#content/places.ts";
import type { Place } from "#domain/places.ts";
import type { FundingSlug } from "#domain/practice.ts";
import { fold, queryLine, withoutPlural } from "#domain/text.ts";
import { beginsAlmost, typingErrors } from "#domain/typing-errors.ts";
import { SOUGHT_TREATMENTS, type SoughtTreatment } from "./treatment.ts";

/** What somebody typed, and what of it is understood. */
export type Question = {
  /** One line, as typed; empty when nothing was. */
  typed: string;
  /** The same without the words that say nothing: `braces near Taupō` → `braces Taupō`. */
  told: string;
  place: Place | null;
  treatment: SoughtTreatment | null;
  /** Whoever asks may be in pain or hurt. */
  isUrgent: boolean;
  /** Whoever asks looks for a low price. */
  isAboutPrice: boolean;
  /** The help with the cost that is looked for; several where a word may mean each of them, as "free" does. */
  funding: readonly FundingSlug[];
  /** A language to be spoken, by its English name. */
  language: string | null;
  /** Folded, what is none of these. */
  rest: readonly string[];
};

/**
 * Finds the places, treatments and urgent words in what was typed, the longest first, so that "palmerston north
 * root canal" is one place and one treatment. Of several places or treatments the first one counts. `languages` are
 * those that practices speak.
 */
export function readQuestion(text: string, languages: readonly string[] = []): Question {
  const typed = queryLine(text);
  const words = wordsOf(typed);
  const meanings: Meaning[] = [];
  const isRead = words.map(() => false);
  const languageBy = new Map(languages.map((language) => [keyOf(wordsOf(language)), [{ language }]]));
  for (let size = LONGEST_PHRASE; size > 0; size--) {
    for (let start = 0; start + size <= words.length; start++) {
      if (isRead.slice(start, start + size).includes(true)) continue;
      const key = keyOf(words.slice(start, start + size));
      const found = LEXICON.get(key) ?? languageBy.get(key);
      if (!found) continue;
      isRead.fill(true, start, start + size);
      meanings.push(...found);
    }
  }
  return {
    typed,
    told: toldOf(typed),
    place: meanings.find((one) => one.place)?.place ?? null,
    treatment: meanings.find((one) => one.treatment)?.treatment ?? null,
    isUrgent: meanings.some((one) => one.isUrgent),
    isAboutPrice: meanings.some((one) => one.isAboutPrice),
    funding: [...new Set(meanings.flatMap(({ funding }) => funding ?? []))],
    language: meanings.find((one) => one.language)?.language ?? null,
    rest: words.filter((word, index) => !isRead[index] && !LITTLE_WORDS.has(word)),
  };
}

/** Whether everything that was typed is understood. `"implants in Taupō"` is; `"Harbour implants"` is not. */
export function isUnderstood(question: Question): boolean {
  const { rest, place, treatment, isUrgent, isAboutPrice, funding, language } = question;
  const isKnown = isUrgent || isAboutPrice || funding.length > 0;
  return rest.length === 0 && Boolean(place ?? treatment ?? language ?? isKnown);
}

/** The words that practices are found by: their names, their people's, where they are. */
export type PracticeWords = {
  /** Whether a folded word stands in one of them. */
  has: (word: string) => boolean;
  /** The one probably meant by a word that none has. */
  nearest: (word: string) => string | undefined;
};

/**
 * The question as it was probably meant, when words that nothing is known of are a slip or two away from words that
 * are, or would begin them: `corrected(readQuestion("welington invisaline")) === "Wellington Invisalign"`. Null when
 * none is. Of `practices` one word is corrected, since looking through all of theirs takes time.
 */
export function corrected({ typed, rest }: Question, practices?: PracticeWords): string | null {
  const words = typed.split(" ");
  const meant = words.map((word) => (rest.includes(fold(word)) ? (meantBy(fold(word)) ?? word) : word));
  const unknown = words.filter((word, index) => meant[index] === word && isUnknown(fold(word)));
  const found = unknown.length === 1 ? practices?.nearest(fold(unknown[0]!)) : undefined;
  const all = meant.map((word) => (found !== undefined && word === unknown[0] ? found : word));
  return all.every((word, index) => word === words[index]) ? null : all.join(" ");

  function isUnknown(word: string): boolean {
    return word.length >= MISTYPED_ONCE && rest.includes(word) && practices?.has(word) === false;
  }
}

type Meaning = {
  place?: Place;
  treatment?: SoughtTreatment;
  isUrgent?: true;
  isAboutPrice?: true;
  funding?: FundingSlug;
  language?: string;
};
type Phrase = { text: string; meaning: Meaning };

const PHRASES: readonly Phrase[] = [
  ...PLACES.flatMap((place) =>
    [place.name, place.slug, place.nameMi ?? place.name, ...place.spellings].map((text) => ({
      text,
      meaning: { place },
    })),
  ),
  ...SOUGHT_TREATMENTS.flatMap((treatment) =>
    treatment.names.map((text) => ({ text, meaning: { treatment } })),
  ),
  ...URGENT_WORDS.map((text) => ({ text, meaning: { isUrgent: true as const } })),
  ...PRICE_WORDS.map((text) => ({ text, meaning: { isAboutPrice: true as const } })),
  ...Object.entries(FUNDING_WORDS).flatMap(([funding, texts]) =>
    texts.map((text) => ({ text, meaning: { funding: funding as FundingSlug } })),
  ),
].filter(({ text }) => !LITTLE_WORDS.has(fold(text)));

/** Names of treatments as they are written without a space: `rootcanal`. */
const WRITTEN_TOGETHER: readonly (Phrase & { apart: string })[] = PHRASES.filter(
  ({ text, meaning }) => meaning.treatment && /^\p{L}+([\s-]\p{L}+)+$/u.test(text),
).map(({ text, meaning }) => ({ text: text.replaceAll(/[\s-]/g, ""), meaning, apart: text }));

/** What a whole phrase means, by its key. */
const LEXICON: ReadonlyMap<string, readonly Meaning[]> = new Map(
  [...Map.groupBy([...PHRASES, ...WRITTEN_TOGETHER], ({ text }) => keyOf(wordsOf(text)))].map(
    ([key, phrases]) => [key, phrases.map(({ meaning }) => meaning)],
  ),
);

const LONGEST_PHRASE = Math.max(...[...LEXICON.keys()].map((key) => key.split(" ").length));

/** Letters of the shortest word that is taken for a mistyped one, and of the shortest with two slips in it. */
const MISTYPED_ONCE = 5;
const MISTYPED_TWICE = 9;

/** The words of the phrases, as they are written and folded. */
const KNOWN_WORDS: readonly { known: string; folded: string }[] = [
  ...[...new Set(PHRASES.flatMap(({ text }) => text.split(/[\s-]+/)))]
    .filter((word) => word.length >= MISTYPED_ONCE)
    .map((known) => ({ known, folded: fold(known) })),
  ...WRITTEN_TOGETHER.map(({ text, apart }) => ({ known: apart, folded: fold(text) })),
];

function meantBy(word: string): string | undefined {
  if (word.length < MISTYPED_ONCE) return undefined;
  const most = word.length < MISTYPED_TWICE ? 1 : 2;
  const whole = KNOWN_WORDS.filter(({ folded }) => Math.abs(folded.length - word.length) <= most)
    .map(({ known, folded }) => ({ known, slips: typingErrors(word, folded) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips)[0];
  return (whole ?? KNOWN_WORDS.find(({ folded }) => beginsAlmost(folded, word)))?.known;
}

function wordsOf(text: string): string[] {
  return fold(text).split(" ").filter(Boolean);
}

/** Equal for what is the same but for plurals: "crowns" and "crown", "teeth" and "tooth". */
function keyOf(words: readonly string[]): string {
  return words.map((word) => (word === "teeth" ? "tooth" : withoutPlural(word))).join(" ");
}

function toldOf(typed: string): string {
  const says = (word: string) => fold(word) !== "" && !LITTLE_WORDS.has(fold(word));
  return typed.split(" ").filter(says).join(" ");
}
