import { isCommonWord } from "#content/common-words/common-words.ts";
import { LOCALITIES } from "#content/localities.ts";
import { PLACES } from "#content/places.ts";
import { TOWNS } from "#content/towns.ts";
import { VILLAGES } from "#content/villages.ts";
import { isWithinALetter } from "#domain/finding/typing-errors.ts";
import { fold, inFull } from "#domain/text.ts";
import type { Question } from "./question.ts";
import { SOUGHT_TREATMENTS } from "./treatment.ts";

type Name = { name: string; words: readonly string[]; isPlace: boolean };

/** Names of places and treatments of several words, by each of their words. */
const BY_WORD: ReadonlyMap<string, readonly Name[]> = readNames();

function readNames(): Map<string, Name[]> {
  const found = new Map<string, Name[]>();
  const places = [...PLACES, ...TOWNS, ...LOCALITIES, ...VILLAGES].map(({ name }) => ({
    name,
    isPlace: true,
  }));
  const treatments = SOUGHT_TREATMENTS.map(({ name }) => ({ name, isPlace: false }));
  for (const { name, isPlace } of [...places, ...treatments]) {
    const words = inFull(fold(name)).split(" ");
    if (words.length < 2) continue;
    for (const word of words) found.getOrInsertComputed(word, () => []).push({ name, words, isPlace });
  }
  return found;
}

/**
 * The typed text with one word put right that stands beside another of a place's or a treatment's name: `lowr hutt` is
 * Lower Hutt, `mt manganui` Mount Maunganui and `rout canal` Root Canal. Null where no word that nothing explains is within a letter of such a name.
 */
export function nameOfSeveralWords({ typed, rest }: Pick<Question, "typed" | "rest">): string | null {
  const asTyped = typed.split(" ");
  const words = asTyped.map((word) => inFull(fold(word)));
  for (const [at, word] of words.entries()) {
    const isLast = at === words.length - 1;
    if ((word.length < FEWEST_LETTERS && !isLast) || !rest.includes(fold(asTyped[at]!))) continue;
    const beside = [words[at - 1], words[at + 1]].flatMap((one) => BY_WORD.get(one ?? "") ?? []);
    for (const { name, words: own, isPlace } of beside) {
      // An ordinary word is rather a slip beside a word of a treatment's name, "rout canal", or the last one left unfinished: "lower hut".
      const isUnfinished = isLast && own.at(-1)!.startsWith(word);
      if (!isUnfinished && (word.length < FEWEST_LETTERS || (isPlace && isCommonWord(word)))) continue;
      const place = own.findIndex((one) => one !== word && isWithinALetter(word, one));
      const start = at - place;
      if (place < 0 || start < 0) continue;
      if (!own.every((one, index) => index === place || words[start + index] === one)) continue;
      return [...asTyped.slice(0, start), name, ...asTyped.slice(start + own.length)].join(" ");
    }
  }
  return null;
}

const FEWEST_LETTERS = 4;
