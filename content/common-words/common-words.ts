import { isInSortedText } from "#domain/sorted-text.ts";
import { ENGLISH_WORDS } from "./english.ts";
import { MAORI_WORDS } from "./maori.ts";

/**
 * Whether a folded word is a common one of English, in singular or plural, or of te reo Māori. Nobody who types such a
 * word has mistyped another. `isCommonWord("refused") === true` · `isCommonWord("whanau") === true` · `isCommonWord("brases") === false`
 */
export function isCommonWord(word: string): boolean {
  if (MAORI_WORDS.has(word) || isInSortedText(ENGLISH_WORDS, word)) return true;
  return word.length > 3 && /[^s]s$/.test(word) && isInSortedText(ENGLISH_WORDS, word.slice(0, -1));
}
