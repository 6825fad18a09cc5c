import { NO_PAIN_WORDS, PAIN_PHRASES, PAIN_WORDS } from "#content/everyday-words.ts";
import { LOCALITIES } from "#content/localities.ts";
import { TOWNS } from "#content/towns.ts";
import { fold, withoutPlural } from "#domain/text.ts";
import { typingErrors } from "#domain/typing-errors.ts";

/** Fewer letters are the beginning of too many words. */
const FEWEST_LETTERS = 3;
/** Words of pain from here on are long enough that two errors leave no doubt. */
const LONG = 9;
/** From here on a word is known also with a space in it. */
const KNOWN_APART = 7;

const PAIN = PAIN_WORDS.map((word) => ({ word, sound: roughSound(word) }));

/** The words of suburbs and towns: Hutt is not hurt. */
const PLACE_WORDS: ReadonlySet<string> = new Set(
  [...LOCALITIES, ...TOWNS].flatMap(({ name }) => fold(name).split(" ")),
);

/**
 * Whether a folded word that we do not know was meant as a word of pain: `toothake`, `absess`, `pian`. Ordinary words,
 * places and names never are.
 */
export function isAlmostPain(word: string, isName: (word: string) => boolean = () => false): boolean {
  if (
    word.length < FEWEST_LETTERS ||
    NO_PAIN_WORDS.has(word) ||
    NO_PAIN_WORDS.has(withoutPlural(word)) ||
    PLACE_WORDS.has(word) ||
    isName(word)
  )
    return false;
  const sound = roughSound(word);
  return PAIN.some((pain) => sound === pain.sound || isNear(word, pain.word));
}

/** Phrases of pain of eight letters and more: of `fell out` too many words are one letter away. */
const LONG_PHRASES = PAIN_PHRASES.filter((phrase) => phrase.replaceAll(" ", "").length >= 8);

/** Whether two words that stand together were meant as pain: `loose tooht`, or `abs cess` for one word. */
export function isAlmostPainTogether(first: string, second: string): boolean {
  return (
    LONG_PHRASES.some((phrase) => typingErrors(`${first} ${second}`, phrase) <= 1) ||
    PAIN.some(({ word }) => word.length >= KNOWN_APART && typingErrors(first + second, word) <= 1)
  );
}

function isNear(word: string, pain: string): boolean {
  const most = pain.length >= LONG ? 2 : 1;
  return Math.abs(word.length - pain.length) <= most && typingErrors(word, pain) <= most;
}

/** As it is heard, roughly: `roughSound("abscess") === roughSound("absess")`, `roughSound("toothache") === roughSound("toothake")`. */
function roughSound(word: string): string {
  return word
    .replaceAll("ch", "k")
    .replaceAll(/sc(?=[ei])/g, "s")
    .replaceAll("ck", "k")
    .replaceAll("ph", "f")
    .replaceAll(/(.)\1/g, "$1");
}
