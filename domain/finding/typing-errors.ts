/**
 * How many slips of the fingers lie between two words: a letter left out, put in, taken for another, or two
 * neighbours swapped (optimal string alignment). Symmetric, 0 for the same word.
 *
 * `typingErrors("welington", "wellington") === 1` · `typingErrors("chirstchruch", "christchurch") === 2`
 */
export function typingErrors(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: right.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    for (let j = 1; j <= right.length; j++) {
      const isSame = left[i - 1] === right[j - 1];
      const isSwapped = j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      row[j] = Math.min(
        row[j - 1]! + 1,
        last[j]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwapped && i > 1 ? beforeLast[j - 2]! + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[right.length]!;
}

/**
 * Whether two words differ in one letter at most, or only in the order of neighbours: `isWithinALetter("taruanga", "tauranga")`,
 * `isWithinALetter("chirstchruch", "christchurch")`, but not `isWithinALetter("haasts", "hastings")`.
 */
export function isWithinALetter(a: string, b: string): boolean {
  const errors = typingErrors(a, b);
  return (
    errors <= 1 || (errors === 2 && a.length === b.length && differing(letterSet(a), letterSet(b)) === 0)
  );
}

/** How many typing errors are corrected in a word of so many letters: one from five, two from nine. */
export function errorsAllowed(letters: number): number {
  return letters < 5 ? 0 : letters < 9 ? 1 : 2;
}

/**
 * Whether a word begins with what was typed of it so far, or would but for one slip. For looking through many words:
 * it takes as long as they are alike. `beginsAlmost("wellington", "welingt") === true`
 */
export function beginsAlmost(word: string, typed: string): boolean {
  let same = 0;
  while (same < typed.length && word[same] === typed[same]) same++;
  if (same === typed.length) return true;
  const goesOn = (wordAt: number, typedAt: number) => word.startsWith(typed.slice(typedAt), wordAt);
  const isSwapped = word[same] === typed[same + 1] && word[same + 1] === typed[same];
  return (
    goesOn(same + 1, same + 1) ||
    goesOn(same + 1, same) ||
    goesOn(same, same + 1) ||
    (isSwapped && goesOn(same + 2, same + 2))
  );
}

/** A word to find, with what is compared first because it is quick. */
type Candidate = { word: string; letters: number; sound: string; consonants: string };

/**
 * Finds the word of a list that a mistyped one was meant as: the nearest within one slip, or two in words of eight letters
 * and more, or one that sounds alike; undefined where there is none. Of a thousand words some twenty are compared letter by
 * letter. `nearWords(["abscess", "tooth"])("absess") === "abscess"`
 */
export function nearWords(
  words: readonly string[],
  { long = LONG } = {},
): (typed: string) => string | undefined {
  const candidates = words.filter(({ length }) => length >= SHORTEST).map(readCandidate);
  return (typed) => {
    const asTyped = readCandidate(typed);
    const { letters, sound } = asTyped;
    let best: { word: string; errors: number } | undefined;
    for (const candidate of candidates) {
      const most = candidate.word.length >= long ? 2 : 1;
      const isByEar = isWrittenByEar(candidate, asTyped);
      if (candidate.sound !== sound && !isByEar) {
        if (Math.abs(candidate.word.length - typed.length) > most) continue;
        if (differing(candidate.letters, letters) > most * 2) continue;
      }
      const byEar = candidate.sound === sound ? 0.5 : isByEar ? 1.5 : Infinity;
      const errors = byEar < 1 ? byEar : Math.min(byEar, typingErrors(typed, candidate.word));
      if (errors <= most && (!best || errors < best.errors)) best = { word: candidate.word, errors };
    }
    return best?.word;
  };
}

/** Fewer letters are the beginning of too many words. */
const SHORTEST = 4;
/** In words of as many letters two slips leave no doubt. */
const LONG = 8;

function readCandidate(word: string): Candidate {
  return { word, letters: letterSet(word), sound: roughSound(word), consonants: consonantsOf(word) };
}

/** Which letters occur, one bit each. */
function letterSet(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}

/** How many letters only one of the two has. */
function differing(one: number, other: number): number {
  let count = 0;
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/**
 * Whether two words sound alike, however they are written: `soundsAlike("timaroo", "timaru")`. Of long words the consonants
 * decide, since their vowels are guessed: `soundsAlike("invisiline", "invisalign")`.
 */
export function soundsAlike(a: string, b: string): boolean {
  return roughSound(a) === roughSound(b) || isWrittenByEar(readCandidate(a), readCandidate(b));
}

function isWrittenByEar({ word, consonants }: Candidate, typed: Candidate): boolean {
  if (consonants !== typed.consonants || consonants.length < FEWEST_CONSONANTS) return false;
  return word.length >= LONG && typed.word.length >= LONG && word[0] === typed.word[0];
}

/** Words with fewer have too many others that sound like them. */
const FEWEST_CONSONANTS = 5;

/** `consonantsOf("invisalign") === "nvsln"` */
function consonantsOf(word: string): string {
  return roughSound(word)
    .replaceAll("gn", "n")
    .replaceAll(/[aeiouy]/g, "")
    .replaceAll(/(.)\1/g, "$1");
}

/** As it is heard, roughly: `roughSound("abscess") === roughSound("absess")`, `roughSound("toothache") === roughSound("toothake")`. */
function roughSound(word: string): string {
  return word
    .replaceAll("ch", "k")
    .replaceAll(/sc(?=[ei])/g, "s")
    .replaceAll("ck", "k")
    .replaceAll("ph", "f")
    .replaceAll("oo", "u")
    .replaceAll(/(.)\1/g, "$1");
}
