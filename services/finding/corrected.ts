import { isCommonWord } from "#content/common-words/common-words.ts";
import { errorsAllowed, isWithinALetter, soundsAlike } from "#domain/finding/typing-errors.ts";
import { fold, soundsMaori } from "#domain/text.ts";
import { meantBy } from "./lexicon.ts";
import type { Question } from "./question.ts";

/** The words that practices are found by: names, people, places. */
export type PracticeWords = {
  /** Whether a folded word occurs in any practice. */
  has: (word: string) => boolean;
  /** The closest word of a practice, for one that occurs in none. */
  nearest: (word: string) => string | undefined;
};

/**
 * The question with its typing errors corrected, null when there are none: of the words that nothing explains, those one
 * or two slips away from a word of ours, or from its beginning. An ordinary word of English or te reo Māori is no mistake
 * for another, and to a place there is one letter at most. `corrected(readQuestion("welington invisaline")) === "Wellington Invisalign"`.
 * With `practices`, one word at most is corrected against theirs, because that search is slow.
 */
export function corrected({ typed, rest, suburb }: Question, practices?: PracticeWords): string | null {
  const words = typed.split(" ");
  // Lower Hutt is not the lowest.
  const known = fold(suburb?.name ?? "").split(" ");
  const isUnread = (word: string) => rest.includes(word) && !known.includes(word);
  // In a sentence of te reo Māori what sounds like it is one of its words: only where a place is named may it be one.
  const isMaori = words.some((word) => OF_MAORI.has(fold(word)));
  const isOfMaori = (word: string, at: number) =>
    isMaori && soundsMaori(word) && !BEFORE_PLACE.has(fold(words[at - 1] ?? ""));
  const isOpen = (word: string, at: number) => isUnread(word) && !isCommonWord(word) && !isOfMaori(word, at);
  // "Filing cost" is about a filling: beside a price an ordinary word that we don't know is rather a treatment.
  const isPriced = (word: string, at: number) =>
    isUnread(word) && PRICED.has(fold(words[at + 1] ?? "")) && meantBy(word)?.isPlace === false;
  // At the end, where a town stands, a name may be one that is misspelt: "Nelsen".
  const isTown = (word: string, at: number) =>
    at > 0 && at === words.length - 1 && word.length >= 6 && isUnread(word) && isPlaceAlmost(word);
  // "Filing" is an ordinary word, and a filling with a letter left out of a pair.
  const isDoubled = (word: string) => {
    const near = isUnread(word) && word.length >= 5 ? meantBy(word) : undefined;
    return near?.isPlace === false && undoubled(near.folded) === undoubled(word);
  };
  const meant = words.map((word, at) =>
    isOpen(fold(word), at) || isPriced(fold(word), at) || isTown(fold(word), at) || isDoubled(fold(word))
      ? (otherwiseMeant(fold(word)) ?? word)
      : word,
  );
  const unknown = words.filter((word, at) => meant[at] === word && isUnknown(fold(word), at));
  const found = unknown.length === 1 ? practices?.nearest(fold(unknown[0]!)) : undefined;
  const all = meant.map((word) => (found !== undefined && word === unknown[0] ? found : word));
  return all.every((word, index) => word === words[index]) ? null : all.join(" ");

  function isUnknown(word: string, at: number): boolean {
    // Another postcode is another part of the country.
    if (/^\d+$/.test(word)) return false;
    return errorsAllowed(word.length) > 0 && isOpen(word, at) && practices?.has(word) === false;
  }
}

/** Words that stand in sentences of te reo Māori, and in no name and no English. */
const OF_MAORI: ReadonlySet<string> = new Set("kua kei taku toku aku oku tana tona ahau".split(" "));
const BEFORE_PLACE: ReadonlySet<string> = new Set("i ki kei o ko".split(" "));

function isPlaceAlmost(word: string): boolean {
  const near = meantBy(word);
  return near?.isPlace === true && isWithinALetter(word, near.folded);
}

function undoubled(word: string): string {
  return word.replaceAll(/(.)\1/g, "$1");
}

const PRICED: ReadonlySet<string> = new Set("cost costs price prices pricing fee fees".split(" "));

/** The word that was meant; undefined if only capitals differ, as “tooth” is no mistake for “Tooth”. */
function otherwiseMeant(word: string): string | undefined {
  const meant = meantBy(word);
  if (!meant || meant.folded === word) return undefined;
  const isNear =
    meant.isPlace &&
    (meant.folded.startsWith(word) || isWithinALetter(word, meant.folded) || soundsAlike(word, meant.folded));
  const isBegun = !meant.isPlace || meant.folded.length > word.length + 1;
  return isNear || (isBegun && !soundsMaori(word)) ? meant.known : undefined;
}
