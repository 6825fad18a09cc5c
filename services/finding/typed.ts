import { isCommonWord } from "#content/common-words/common-words.ts";
import { LITTLE_WORDS } from "#content/everyday-words.ts";
import { suburbsNamed } from "#content/localities.ts";
import { LONGEST_STORY, LONGEST_TELLING, queryLine } from "#domain/text.ts";
import { type Contact, streetIn, withoutContact, withoutSum } from "./addresses.ts";
import { LEXICON, phraseKey, splitWords } from "./lexicon.ts";
import { type Span, typedIn } from "./spans.ts";

/** What the names of practices say of words. */
export type Names = {
  /** Whether a word stands in the name of a practice: then it isn't mistyped. */
  isName?: ((word: string) => boolean) | undefined;
  /** Whether a text is what a practice is called, or the beginning of it: "Bleeding Edge Dental" is no one who bleeds. */
  isPracticeName?: ((text: string) => boolean) | undefined;
};

/** A text before anything of it is understood. */
export type Typed = {
  /** One line of what is searched for. */
  line: string;
  /** More was typed than that. */
  isCut: boolean;
  /** The line as far as it may be understood: without a phone number, and without a sum to spend. */
  said: string;
  /** The words of what is said, folded. */
  words: readonly string[];
  /** The words of all that was typed: the rest is looked through for a hurt alone. */
  allWords: readonly string[];
  contact: Contact | null;
  sum: number | null;
  /** Where the name of a street stands. */
  street: Span | null;
  isName: (word: string) => boolean;
  /** Whether the line is what a practice is called. */
  isPracticeName: () => boolean;
};

/** Splits a text into words, and takes out of it what isn't understood by words. */
export function readTyped(text: string, { isName, isPracticeName }: Names): Typed {
  const story = queryLine(text, LONGEST_STORY);
  const isLong = story.length > LONGEST_TELLING;
  // Half of a word would be taken for another.
  const line = queryLine(story, LONGEST_TELLING).replace(isLong ? / \S*$/ : "", "");
  const isCut = story !== line;
  const { text: reached, contact } = withoutContact(line);
  const { text: said, sum } = withoutSum(reached);
  const words = splitWithoutMoney(said);
  return {
    line,
    isCut,
    said,
    words,
    allWords: isCut ? splitWithoutMoney(withoutContact(story).text) : words,
    contact,
    sum,
    street: streetIn(words, { isPlace, isWhere }),
    isName: (word) => isName?.(word) === true,
    isPracticeName: () => isPracticeName?.(line) === true,
  };
}

/** What is read where someone says that they are broke. */
export const CANNOT_AFFORD = "cannot afford";

/** Someone who is broke can't afford it, and nothing of theirs is broken: "im so broke", "too broke for a dentist", "broke student". */
function splitWithoutMoney(text: string): string[] {
  return splitWords(text).join(" ").replaceAll(BROKE, `$<before>${CANNOT_AFFORD}`).split(" ").filter(Boolean);
}

const VERY =
  "(?:so|too|really|super|totally|completely|pretty|quite|very|kinda|a bit|flat|dead|stony|stoney)";
const WHO = "(?:im|i am|we are|hes|shes|he is|she is|theyre|they are|being|go|going|we went)";
const WERE = String.raw`(?:^|\b(?:and|but|cos|because|since) )were`;
const THINGS = "(?:my|his|her|our|a|the|one|two|it|off|in)";
const PEOPLE = "(?:uni |single )?(?:students?|family|families|pensioners?|couple|mum|dad|af)";
const BROKE = new RegExp(
  String.raw`(?<before>^${VERY} |(?:\b${WHO}|${WERE}) (?:${VERY} )*)broke\b(?! ${THINGS}\b)|\bbroke\b(?= ${PEOPLE}\b)`,
  "g",
);

function isPlace(word: string): boolean {
  return LEXICON.get(phraseKey([word]))?.some(({ place, town }) => place ?? town) === true;
}

/** Whether it is a place or a suburb. */
function isWhere(word: string): boolean {
  return isPlace(word) || suburbsNamed(word).length > 0;
}

/** What a question says of how it was typed. */
export type AsTyped = {
  /** One line, as typed; empty when nothing was. */
  typed: string;
  /** More was typed than is searched for: the rest was looked through for a hurt alone. */
  isCut: boolean;
  /** It is rather in another language: most of its words are none of English or te reo Māori. */
  isForeign: boolean;
  /** How someone is reached, by which we don't search. */
  contact: Contact | null;
  /** What someone wants to spend, in dollars. */
  sum: number | null;
  /** The name of a street, with its number, folded: `14 pain road`. Its words are in `rest` too. */
  street: string | null;
};

/** Says that of a question which needs no meanings. */
export function asTyped({ line, isCut, words, contact, sum, street }: Typed): AsTyped {
  return {
    typed: line,
    isCut,
    isForeign: isForeign(words),
    contact,
    sum,
    street: street && typedIn(words, street),
  };
}

function isForeign(words: readonly string[]): boolean {
  const isOneOfOurs = words.length <= 1 && !/[^\p{Script=Latin}\d ]/u.test(words.join(" "));
  return (
    !isOneOfOurs &&
    words.filter((word) => !isCommonWord(word) && !LITTLE_WORDS.has(word)).length * 2 > words.length
  );
}
