import type { Snapshot } from "#database/practices/live-practices.ts";
import { fold } from "#domain/text.ts";
import { type Meaning, type Phrase, phrasesBeginning } from "#services/finding/lexicon.ts";
import { hasWish, type Question } from "#services/finding/question.ts";
import { read } from "./understand.server.ts";

/** At most this many readings of an unfinished word. */
const SHOWN = 2;

/** Fewer letters begin too many words. */
const FEWEST_LETTERS = 3;

/**
 * The question as it may be once its unfinished words are typed, where the others already say where or what is sought:
 * `wisdo auckland` → wisdom teeth in Auckland; `invisalign well` → Invisalign in Wellington. Pain first, and places
 * with more practices before others.
 */
export function completed(index: Snapshot, { typed, rest, ...known }: Question, now: () => Date): Question[] {
  const words = typed.split(" ");
  const at = words.findIndex((word) => rest.includes(fold(word)));
  const unfinished = words.slice(at, at + rest.length);
  const start = fold(unfinished.join(" "));
  if (at < 0 || start !== rest.join(" ") || start.length < FEWEST_LETTERS) return [];
  const hasWhere = Boolean(known.place ?? known.region ?? known.town);
  if (hasWhere === saysWhat(known)) return [];
  const counts = index.countsByPlace();
  const phrases = phrasesBeginning(start)
    .filter(({ meaning }) => (hasWhere ? isWhat(meaning) : isWhere(meaning)))
    .toSorted((a, b) => phraseWeight(b, counts) - phraseWeight(a, counts));
  return [...Map.groupBy(phrases, ({ meaning }) => meantThing(meaning)).values()]
    .slice(0, SHOWN)
    .map(([first]) => read(index, words.toSpliced(at, rest.length, first!.text).join(" "), now));
}

type Known = Omit<Question, "typed" | "rest">;

function saysWhat(known: Known): boolean {
  const { treatment, isUrgent, unlisted, funding } = known;
  return Boolean(treatment ?? unlisted) || isUrgent || funding.length > 0 || hasWish(known);
}

function isWhat({ treatment, isUrgent, unlisted }: Meaning): boolean {
  return Boolean(treatment ?? isUrgent ?? unlisted);
}

function isWhere({ place, region, town }: Meaning): boolean {
  return Boolean(place ?? region ?? town);
}

function meantThing({ place, region, town, treatment, isUrgent, unlisted }: Meaning) {
  return place ?? region ?? town ?? treatment?.service ?? isUrgent ?? unlisted;
}

/** "dent" is rather the beginning of a dentist than that of a dental emergency. */
function phraseWeight(
  { text, meaning: { place, town, isUrgent } }: Phrase,
  counts: ReadonlyMap<string, number>,
): number {
  if (isUrgent && !text.includes(" ")) return Infinity;
  return counts.get((place ?? town)?.slug ?? "") ?? 0;
}
