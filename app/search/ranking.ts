import { fold, withoutPlural } from "#domain/text.ts";

/**
 * The order of everything that a search finds, on one page. First how close it is to what was typed:
 *
 * - `answer`: it answers the whole question (help for somebody in pain; the dentists of a treatment in a place);
 * - `exact`: it is called what was typed;
 * - `start`: its name begins with what was typed;
 * - `words`: every word typed is one of its name, or is what it offers and where it is;
 * - `part`: some of the words are, or all of them stand somewhere in its text.
 *
 * Then what it is. Among equals it stays in the order in which it was found: practices by rating, articles by where
 * the words stand.
 */
const CLOSENESS = ["answer", "exact", "start", "words", "part"] as const;
const KINDS = ["urgent", "way", "place", "treatment", "practice", "article"] as const;

export type MatchRank = (typeof CLOSENESS)[number];
export type Ranked = { kind: (typeof KINDS)[number]; matchRank: MatchRank };

/** The closest first. */
export function ranked<Hit extends Ranked>(hits: readonly Hit[]): Hit[] {
  return hits.toSorted(
    (a, b) =>
      CLOSENESS.indexOf(a.matchRank) - CLOSENESS.indexOf(b.matchRank) ||
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind),
  );
}

/**
 * How close a name, or any of several, is to what was typed; null when it has nothing to do with it. Case, macrons
 * and plurals do not matter. `matchRankOf("whang", ["Whangārei"]) === "start"`
 */
export function matchRankOf(typed: string, names: readonly string[]): MatchRank | null {
  const wanted = fold(typed);
  if (wanted === "") return null;
  const folded = names.map(fold);
  if (folded.some((name) => withoutPlural(name) === withoutPlural(wanted))) return "exact";
  if (folded.some((name) => name.startsWith(wanted))) return "start";
  return folded.some((name) => hasWords(name, wanted)) ? "words" : null;
}

/** The closest of several. */
export function closest(...all: readonly (MatchRank | null)[]): MatchRank | null {
  return CLOSENESS.find((one) => all.includes(one)) ?? null;
}

/** Each word typed begins a word of the name. */
function hasWords(name: string, wanted: string): boolean {
  return wanted.split(" ").every((word) => ` ${name}`.includes(` ${withoutPlural(word)}`));
}
