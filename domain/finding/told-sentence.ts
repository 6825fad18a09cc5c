import type { HurtConcept } from "./hurt-concepts.ts";

/** A sentence as meanings: of each word, what it may mean, in order. */
export type Told = {
  words: readonly ReadonlySet<HurtConcept>[];
  /** It asks what to do now. */
  asksForHelp: boolean;
  /** How many words nothing is known about: they may be a name. */
  others: number;
  /** Words by which something else is understood, as a treatment; places and little words don't count. */
  elsewise: number;
};

export type Sentence = {
  has: (...concepts: HurtConcept[]) => boolean;
  /** Whether a word of the one is followed by a word of the other within so many words. */
  followed: (first: HurtConcept, second: HurtConcept, within: number) => boolean;
  /** Whether they stand that close, whichever comes first. */
  near: (one: HurtConcept, other: HurtConcept, within: number) => boolean;
  isFirst: (concept: HurtConcept) => boolean;
  isLast: (concept: HurtConcept) => boolean;
};

export function readSentence(all: Told["words"]): Sentence {
  const words = withoutThings(withoutDenied(withWhatStays(all)));
  // A judgement asks some three hundred times.
  const places = new Map<HurtConcept, number[]>();
  for (const [at, word] of words.entries())
    for (const concept of word) places.getOrInsertComputed(concept, () => []).push(at);
  function followed(first: HurtConcept, second: HurtConcept, within: number) {
    const seconds = places.get(second);
    if (!seconds) return false;
    return places.get(first)?.some((from) => seconds.some((to) => to > from && to - from <= within)) ?? false;
  }
  return {
    has: (...concepts) => concepts.some((one) => places.has(one)),
    followed,
    near: (one, other, within) => followed(one, other, within) || followed(other, one, within),
    isFirst: (concept) => words[0]?.has(concept) ?? false,
    isLast: (concept) => words.at(-1)?.has(concept) ?? false,
  };
}

/** "It won't come out" says that something is stuck, and not that it is out. */
function withWhatStays(words: Told["words"]): Told["words"] {
  return words.map((word, at) => {
    const isStaying = word.has("leave") && words[at - 1]?.has("cant") && words[at + 1]?.has("out");
    if (isStaying) return STUCK;
    const wasStaying = word.has("out") && words[at - 1]?.has("leave") && words[at - 2]?.has("cant");
    return wasStaying ? without(word, "out") : word;
  });
}

const STUCK: ReadonlySet<HurtConcept> = new Set<HurtConcept>(["stuck"]);

/** What is said not to be so: "doesn't hurt", but not "doesn't stop hurting". */
function withoutDenied(words: Told["words"]): Told["words"] {
  return words.map((word, at) => {
    if (!DENIABLE.some((one) => word.has(one))) return word;
    const [before, last] = [words[at - 2], words[at - 1]];
    const isDenied =
      last?.has("not") === true || (before?.has("not") === true && last !== undefined && last.size === 0);
    return isDenied || (word.has("bleed") && isOver(words, at)) ? NOTHING : word;
  });
}

/** "The bleeding has stopped"; but not "hasn't stopped", "nearly stopped" or "stopped and started again". */
function isOver(words: Told["words"], at: number): boolean {
  const next = words.slice(at + 1, at + 4);
  const stopped = next.findIndex((word) => word.has("stopped"));
  if (stopped === -1) return false;
  const isDoubted = next
    .slice(0, stopped)
    .some((word) => word.has("not") || word.has("cant") || word.has("half"));
  const isBefore = words[at - 1]?.has("not") || words[at - 1]?.has("cant");
  return !isDoubted && !isBefore && !words.some((word) => word.has("start"));
}

/**
 * What dies or is lived with where no one speaks of their own life: a dead nerve, a tooth that died, living in Nelson or with a
 * missing tooth.
 */
function withoutThings(words: Told["words"]): Told["words"] {
  const isAt = (at: number, ...concepts: HurtConcept[]) =>
    concepts.some((one) => words[at]?.has(one) === true);
  const isWithin = (from: number, to: number, ...concepts: HurtConcept[]) =>
    words.slice(Math.max(from, 0), to + 1).some((word) => concepts.some((one) => word.has(one)));
  return words.map((word, at) => {
    if (word.has("die")) {
      const isOfThing =
        isWithin(at - 2, at - 1, "tooth", "nerve", "gum") ||
        (isWithin(at + 1, at + 2, "tooth", "nerve", "gum") && !isAt(at - 1, "be"));
      return isOfThing && !isAt(at - 1, "want") ? without(word, "die") : word;
    }
    if (word.has("live")) {
      const isSomewhere = isAt(at + 1, "dwell") && !isWithin(at + 2, at + 4, "world", "pain");
      const isWithThing =
        isAt(at + 1, "with", "apart") &&
        !isWithin(at + 2, at + 5, "pain") &&
        isWithin(at + 2, at + 4, "work", "equipment", "gone", "gap", "die", "trifle");
      return isSomewhere || isWithThing ? without(word, "live") : word;
    }
    return word;
  });
}

function without(word: ReadonlySet<HurtConcept>, concept: HurtConcept): ReadonlySet<HurtConcept> {
  return word.difference(new Set([concept]));
}

const DENIABLE = ["pain", "swell", "bleed", "infect", "fever", "break"] as const;

const NOTHING: ReadonlySet<HurtConcept> = new Set();
