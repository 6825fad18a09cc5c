import { corrected } from "./corrected.ts";
import { type Question, readQuestion, soughtPlace } from "./question.ts";
import { nameOfSeveralWords } from "./several-words.ts";

/** What someone said, and the same with its town put right; null where it was read as typed. */
export type Said = { question: Question; takenFor: string | null };

/**
 * What a sentence means where someone may be hurt, with a mistyped town put right: the one reading for the directory's box,
 * assistants and the page of an address that isn't there. Only words that nothing else explains are put right.
 * `readSaid("toothache taurnga")` → the question of “toothache Tauranga”. `read` is given where practices are known.
 */
export function readSaid(text: string, read: (text: string) => Question = readQuestion): Said {
  const question = read(text);
  const takenFor = nameOfSeveralWords(question) ?? (whereNamed(question) ? null : corrected(question));
  const meant = takenFor === null ? null : read(takenFor);
  const isMeant = meant !== null && whereNamed(meant) !== null && (meant.isUrgent || !question.isUrgent);
  return isMeant ? { question: meant, takenFor } : { question, takenFor: null };
}

/** The place, town or region that a question names. */
export function whereNamed(question: Question) {
  return soughtPlace(question) ?? question.town ?? question.region;
}
