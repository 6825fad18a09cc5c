import { fold, inFull, withoutPlural } from "#domain/text.ts";

/**
 * Match ranks, the best first:
 *
 * - `answer`: it answers the whole question (help for a person in pain; the dentists of a treatment in a place);
 * - `exact`: its name is what was typed;
 * - `start`: its name begins with what was typed;
 * - `words`: every typed word is in its name, or is what it offers and where it is;
 * - `part`: some of the words are, or all of them occur in its text.
 *
 * Equal ranks are ordered by kind, then as they were found: practices by rating, articles by where the words occur.
 */
const MATCH_RANKS = ["answer", "exact", "start", "words", "part"] as const;
const KINDS = ["urgent", "way", "place", "treatment", "page", "practice", "article"] as const;

export type MatchRank = (typeof MATCH_RANKS)[number];
export type Ranked = { kind: (typeof KINDS)[number]; matchRank: MatchRank };

/** Sorts by match rank, then by kind. */
export function ranked<Hit extends Ranked>(hits: readonly Hit[]): Hit[] {
  return hits.toSorted(
    (a, b) =>
      MATCH_RANKS.indexOf(a.matchRank) - MATCH_RANKS.indexOf(b.matchRank) ||
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind),
  );
}

/**
 * The best match rank of the names for what was typed; null when none matches. Case, macrons and plurals do not matter.
 * `bestMatchRank("whang", ["Whangārei"]) === "start"`
 */
export function bestMatchRank(typed: string, names: readonly string[]): MatchRank | null {
  const wanted = inFull(fold(typed));
  if (wanted === "") return null;
  const folded = names.map((name) => inFull(fold(name)));
  if (folded.some((name) => withoutPlural(name) === withoutPlural(wanted))) return "exact";
  if (folded.some((name) => name.startsWith(wanted))) return "start";
  return folded.some((name) => hasWords(name, wanted)) ? "words" : null;
}

/** The best of several ranks. */
export function closest(...all: readonly (MatchRank | null)[]): MatchRank | null {
  return MATCH_RANKS.find((one) => all.includes(one)) ?? null;
}

/** Whether each typed word begins a word of the name. */
function hasWords(name: string, wanted: string): boolean {
  return wanted.split(" ").every((word) => ` ${name}`.includes(` ${withoutPlural(word)}`));
}
