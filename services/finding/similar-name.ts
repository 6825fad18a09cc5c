import { GENERIC_WORDS, LITTLE_WORDS } from "#content/everyday-words.ts";
import type { PracticeIndex } from "#database/practices/practice-index.ts";
import { isWithinALetter } from "#domain/finding/typing-errors.ts";
import { inFull } from "#domain/text.ts";
import type { Question } from "./question.ts";

/**
 * The id of the practice whose name was probably meant by the words that nothing else explains, a letter's slip in some of
 * them allowed: `han and kwon` is Han & Kwan Dental Studio. It is only offered, so that ordinary words may be slips too. One
 * word must be all of the name, but for words as "dental".
 * Null where there is none, and in pain, when names don't count.
 */
export function similarName(
  index: Pick<PracticeIndex, "named">,
  { rest, isUrgent }: Pick<Question, "rest" | "isUrgent">,
): number | null {
  const words = rest.map(inFull).filter(isOwnWord);
  if (isUrgent || words.length === 0 || words.length > MOST_WORDS) return null;
  const found = new Map(
    words.flatMap((word) => index.named(word).map(({ id, name }) => [id, name] as const)),
  );
  let best: { id: number; exact: number } | null = null;
  for (const [id, name] of found) {
    const own = name.split(" ");
    if (words.length === 1 && own.filter(isOwnWord).length > 1) continue;
    if (!words.every((word) => own.some((one) => one === word || (words.length > 1 && isSlip(word, one)))))
      continue;
    const exact = words.filter((word) => own.includes(word)).length;
    if (!best || exact > best.exact) best = { id, exact };
  }
  return best?.id ?? null;
}

/** Longer texts are no names. */
const MOST_WORDS = 6;

function isOwnWord(word: string): boolean {
  return !GENERIC_WORDS.has(word) && !LITTLE_WORDS.has(word);
}

function isSlip(word: string, own: string): boolean {
  return word.length >= 3 && own.length >= 4 && isWithinALetter(word, own);
}
