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

/**
 * What is told of today: without what is over, as "had a seizure 3 years ago", and without what someone only fears, as "scared
 * of choking". Whatever may still be so stays: a face that swells beside a root canal of 2 years ago.
 */
export function toldOfToday(words: Told["words"]): Told["words"] {
  const isOngoing = words.some(
    (word, at) => ONGOING.some((one) => word.has(one)) && !isWish(word, words.slice(at + 1, at + 3)),
  );
  const gone = words.flatMap((word, at) => {
    if (word.has("dread") && !words[at + 1]?.has("dread"))
      return isGoingOn(words.slice(at + 1)) ? [] : nextTold(words, at + 1, 1);
    if (isOngoing || !isPastAt(words, at)) return [];
    // "History of seizures" says nothing of what stands before it.
    if (word.has("had")) return nextTold(words, at + 1, 2);
    return [...pastBefore(words, at), ...pastAfter(words, at)];
  });
  return words.map((word, at) =>
    gone.includes(at) && !STATES.some((one) => word.has(one)) ? NOTHING : word,
  );
}

/** "Broke my jaw last year, now I want braces": only the wish is of now. */
function isWish(word: ReadonlySet<HurtConcept>, next: Told["words"]): boolean {
  return word.has("now") && next.some((one) => one.has("want"));
}

/** "Worried about the bleeding, it won't stop": what someone is afraid of is there already. */
function isGoingOn(words: Told["words"]): boolean {
  return words.some(
    (word, at) =>
      word.has("still") ||
      word.has("getting") ||
      (word.has("cant") && (words[at + 1]?.has("stop") || words[at + 2]?.has("stop"))),
  );
}

/** They say that it is still so. */
const ONGOING = ["now", "still", "getting", "since"] as const;
/** Someone who had a transplant has it for life. */
const STATES = ["immune", "thinner"] as const;

/** "Ago" after years or months, and "last year"; "when I was eating" is of today, and "when I was a child" isn't. */
export function isPastAt(words: Told["words"], at: number): boolean {
  if (words[at + 1] === words[at]) return false;
  const isAgo = words[at]?.has("ago") && (words[at - 1]?.has("longTime") || words[at - 2]?.has("longTime"));
  const isDaily = words[at + 1]?.has("daily") || words[at + 1]?.has("brush");
  return isAgo === true || (words[at]?.has("past") === true && !isDaily);
}

/** From what happened up to when it did: "had a root canal 2 years ago". Where no verb says what happened, the treatment or the last two words are over. */
function pastBefore(words: Told["words"], at: number): number[] {
  const before = words.slice(0, at);
  const start = before.findLastIndex(
    (word) => word.has("happened") || word.has("present") || word.has("start"),
  );
  const isWhole = words[start]?.has("happened") === true;
  const told = before.flatMap((word, index) => (index < start || isOfTime(word) ? [] : index)).toReversed();
  if (isWhole) return told;
  const other = told.findIndex((index) => !TREATMENTS.some((one) => words[index]!.has(one)));
  const treatments = other === -1 ? told : told.slice(0, other);
  if (treatments.length > 0) return treatments;
  const last = new Set(told.map((index) => words[index]!)).values().take(2).toArray();
  return told.filter((index) => index > start && last.includes(words[index]!));
}

const TREATMENTS = ["care", "work", "removal", "nerve", "tooth", "wisdom", "implant", "drug"] as const;

function isOfTime(word: ReadonlySet<HurtConcept>): boolean {
  return word.size === 0 || word.has("longTime") || word.has("count");
}

/** "When I was a child I stopped breathing": what follows a time that stands first, up to two words of it. */
function pastAfter(words: Told["words"], at: number): number[] {
  if (!words.slice(0, at).every((word) => isOfTime(word) || word === words[at])) return [];
  const verb = words.findIndex((word, index) => index > at && word !== words[at] && word.has("happened"));
  return verb === -1 || verb > at + 6 ? [] : [verb, ...nextTold(words, verb + 1, 2)];
}

/** The places of the next words that mean something, until one says that something is so now. */
function nextTold(words: Told["words"], from: number, count: number): number[] {
  const next = words.slice(from).findIndex((word) => word.has("present"));
  const until = next === -1 ? words.length : from + next;
  const told = words.slice(from, until).flatMap((word, index) => (word.size === 0 ? [] : from + index));
  const first = new Set(told.map((index) => words[index]!)).values().take(count).toArray();
  return told.filter((index) => first.includes(words[index]!));
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
    // Pain of a chest or an arm may be the heart's, also once it has stopped.
    const canBeOver = word.has("bleed") || (word.has("pain") && !words.some((one) => one.has("chest")));
    return isDenied || (canBeOver && (isOver(words, at) || wasStopped(words, at))) ? NOTHING : word;
  });
}

/**
 * "The bleeding has stopped", "the pain is gone"; but not "hasn't stopped", "nearly stopped" or "stopped and started again", nor
 * pain relief that stopped working.
 */
function isOver(words: Told["words"], at: number): boolean {
  const next = words.slice(at + 1, at + 4);
  const isPain = words[at]!.has("pain");
  const stopped = next.findIndex(
    (word, index) => word.has("stopped") || (isPain && isGoneAt(words, at + 1 + index)),
  );
  if (stopped === -1) return false;
  const isOfRelief = words[at + stopped + 2]?.has("daily") || words.some((word) => word.has("medicine"));
  if (isPain && isOfRelief) return false;
  const isDoubted = next
    .slice(0, stopped)
    .some((word) => word.has("not") || word.has("cant") || word.has("half"));
  const isBefore = words[at - 1]?.has("not") || words[at - 1]?.has("cant");
  return !isDoubted && !isBefore && !words.some(isBack);
}

/** It is gone or went away, and nothing but a time follows: "gone to my ear" is still there. */
function isGoneAt(words: Told["words"], at: number): boolean {
  const isAway = words[at]!.has("went") && words[at + 1]?.has("vanish") === true;
  if (!isAway && !words[at]!.has("gone")) return false;
  return words.slice(at + 1).every((word) => word.size === 0 || word.has("now") || word.has("vanish"));
}

/** "It has stopped bleeding", "kua mutu te mamae"; but not "hasn't stopped bleeding" or "nothing stopped the bleeding". */
function wasStopped(words: Told["words"], at: number): boolean {
  const stopped = words[at - 1]?.size === 0 ? at - 2 : at - 1;
  if (!words[stopped]?.has("stopped")) return false;
  const isDoubted = words
    .slice(Math.max(stopped - 2, 0), stopped)
    .some((word) => word.has("not") || word.has("cant") || word.has("half") || word.has("reason"));
  return !isDoubted && !words.some(isBack);
}

/** "Stopped, then started again", "stopped an hour ago and is gushing now" */
function isBack(word: ReadonlySet<HurtConcept>): boolean {
  return word.has("start") || word.has("gush") || word.has("seep");
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
    if (word.has("child") && isUnborn(words, at)) return without(without(word, "child"), "baby");
    return word;
  });
}

/** "Pregnant with my second child", "expecting a baby" */
function isUnborn(words: Told["words"], at: number): boolean {
  return words
    .slice(0, at)
    .some(
      (word, index) =>
        index >= at - 5 && word.has("pregnant") && (word.has("with") || words[index + 1]!.has("with")),
    );
}

function without(word: ReadonlySet<HurtConcept>, concept: HurtConcept): ReadonlySet<HurtConcept> {
  return word.difference(new Set([concept]));
}

const DENIABLE = ["pain", "swell", "bleed", "infect", "fever", "break"] as const;

const NOTHING: ReadonlySet<HurtConcept> = new Set();
