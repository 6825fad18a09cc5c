import { STATED } from "./fact-things.ts";
import type { Facts } from "./facts.ts";
import type { Freshness } from "./freshness.ts";
import { HABITS, type Habit } from "./habits.ts";
import { headsFor, namesSuburb } from "./heads.ts";
import type { Random } from "./random.ts";
import { pickWeighted, weighted } from "./random.ts";
import { capitalised, fill, type Slots } from "./slots.ts";

/** For cards: one sentence that fits two lines. */
const LONGEST = 110;
/** Shorter ones say too little: "A Manukau practice, with a bike rack." */
const SHORTEST = 60;
const TRIES = 14;

/** Everything that can be said of how a practice works; a practice says each at most once. */
export const SAYINGS: readonly Habit[] = [...HABITS, ...STATED];

export type Summary = {
  text: string;
  /** Sayings that the description should not repeat, by their index. */
  said: ReadonlySet<number>;
  tellsSetting: boolean;
};

type Frame = "at" | "suburb" | "two-things" | "three-things" | "colon" | "by-name";

const GENERAL_FRAMES = weighted<Frame>([
  ["at", 34],
  ["suburb", 12],
  ["two-things", 18],
  ["three-things", 13],
  ["colon", 15],
  ["by-name", 8],
]);

const OTHER_FRAMES = weighted<Frame>([
  ["at", 40],
  ["suburb", 20],
  ["two-things", 20],
  ["colon", 20],
]);

const BY_NAME = [
  "Dr {last} sees {suburb} families {at}, {tail}",
  "Dr {last} looks after {workPair} {at}, {tail}",
  "Dr {last} has {years} years behind the chair, {tail}",
  "Dr {last} and the team see {suburb} people {at}, {tail}",
];

/** A summary that no practice has yet, as far as the fragments reach. */
export function writeSummary(
  random: Random,
  facts: Facts,
  slots: Slots,
  sayable: readonly number[],
  fresh: Freshness,
  taken: ReadonlySet<string>,
): Summary {
  let best: Summary | undefined;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const summary = tryFrame(random, facts, slots, sayable, fresh);
    if (summary.text.length < SHORTEST || summary.text.length > LONGEST || repeatsItself(summary.text))
      continue;
    best = summary;
    if (!taken.has(summary.text)) return summary;
  }
  return best ?? { text: `A dental practice in ${facts.suburb.name}.`, said: new Set(), tellsSetting: false };
}

function tryFrame(
  random: Random,
  facts: Facts,
  slots: Slots,
  sayable: readonly number[],
  fresh: Freshness,
): Summary {
  const frame = pickWeighted(random, facts.kind === "general" ? GENERAL_FRAMES : OTHER_FRAMES);
  const said = new Set<number>();
  const at = random.pick(facts.setting.at);
  const head = () => pickHead(random, facts, fresh);
  const thing = (isListed: boolean) => pickThing(random, sayable, said, fresh, isListed);
  const tail = () => pickTail(random, sayable, said, fresh);

  let text: string;
  let tellsSetting = false;
  if (frame === "three-things") {
    text = `${thing(true)}, ${thing(true)} and ${thing(true)}`;
  } else if (frame === "two-things") {
    text = `${head()}, with ${thing(true)} and ${thing(true)}`;
  } else if (frame === "suburb") {
    const start = head();
    text = `${start}${namesSuburb(start) ? "" : " in {suburb}"}, ${tail()}`;
  } else if (frame === "by-name") {
    const line = random.pick(BY_NAME);
    tellsSetting = line.includes("{at}");
    text = line.replace("{at}", at).replace("{tail}", tail());
  } else if (frame === "colon") {
    const start = head();
    tellsSetting = random.chance(0.6);
    const where = tellsSetting ? ` ${at}` : namesSuburb(start) ? "" : " in {suburb}";
    text = `${start}${where}: ${pickSentence(random, sayable, said, fresh)}`;
  } else {
    tellsSetting = true;
    text = `${head()} ${at}, ${tail()}`;
  }
  const filled = capitalised(fill(text, slots));
  return { text: filled.endsWith(".") ? filled : `${filled}.`, said, tellsSetting };
}

/** "Whitening, with whitening trays" and "with a table with crayons" are true, but nobody would write them. */
function repeatsItself(text: string): boolean {
  const words = text.toLowerCase().split(/[ ,.:;]+/);
  return words.some((word, index) => (word.length > 5 || word === "with") && words.indexOf(word) < index);
}

function pickHead(random: Random, facts: Facts, fresh: Freshness): string {
  const heads = headsFor(facts);
  for (;;) {
    const head = heads[fresh.choose(random, `heads of ${facts.kind}`, heads)!]!;
    if (!head.when || head.when(facts)) return head.text;
  }
}

function pickThing(
  random: Random,
  sayable: readonly number[],
  said: Set<number>,
  fresh: Freshness,
  isListed: boolean,
): string {
  for (;;) {
    const thing = random.pick(pickSaying(random, sayable, said, fresh).things);
    // "tea and a shelf of books and a bike rack" would have one "and" too many.
    if (!isListed || !thing.includes(" and ")) return thing;
  }
}

function pickTail(random: Random, sayable: readonly number[], said: Set<number>, fresh: Freshness): string {
  const saying = pickSaying(random, sayable, said, fresh);
  if (saying.clauses && random.chance(0.6)) return random.pick(saying.clauses);
  return `with ${random.pick(saying.things)}`;
}

/** After a colon: `they run to time, and ring you if the morning has slipped`. */
function pickSentence(
  random: Random,
  sayable: readonly number[],
  said: Set<number>,
  fresh: Freshness,
): string {
  for (;;) {
    const saying = pickSaying(random, sayable, said, fresh);
    if (saying.sentences.length === 0) continue;
    const sentence = random.pick(saying.sentences);
    if (sentence.includes(":")) continue;
    const keepsItsCapital = /^(Dr|\{|X-ray|ACC|Saturday|Work and|Whānau)/.test(sentence);
    return keepsItsCapital ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
  }
}

function pickSaying(random: Random, sayable: readonly number[], said: Set<number>, fresh: Freshness): Habit {
  for (;;) {
    const index = fresh.choose(random, "sayings", SAYINGS, sayable)!;
    if (said.has(index)) continue;
    said.add(index);
    return SAYINGS[index]!;
  }
}
