import { isCommonWord } from "#content/common-words/common-words.ts";
import { ASKS_FOR_HELP, CALM_EXPRESSIONS, HURT_EXPRESSIONS, HURT_WORDS } from "#content/hurt-words.ts";
import { type Hurt, judgeHurt } from "#domain/finding/hurt.ts";
import { HURT_CONCEPTS, type HurtConcept } from "#domain/finding/hurt-concepts.ts";
import { nounForms, verbForms } from "#domain/finding/inflections.ts";
import { nearWords } from "#domain/finding/typing-errors.ts";

type Concepts = ReadonlySet<HurtConcept>;

/** What a text says of someone who is hurt. */
export type HurtReading = {
  hurt: Hurt | null;
  /** Whether the word at this place says something of it. */
  isTold: (at: number) => boolean;
  /** Whether the word tells of a body or of what happens to it: "bleeding" does, "my" and "price" don't. */
  isTelling: (at: number) => boolean;
  /** Whether it tells of a person: "my", "his", a child. */
  isOfSomeone: boolean;
};

/** What is known of the words before anyone asks whether they hurt. */
type Known = {
  /** Whether the word at this place is part of a place's name: nothing is made of Hurstmere Road. */
  isPlace?: (at: number) => boolean;
  /** Whether a word stands in the name of a practice, so that it is not mistyped. */
  isName?: ((word: string) => boolean) | undefined;
  /** Whether something else than pain is understood by the word at this place. */
  isKnown?: (at: number) => boolean;
  /** Whether the word at this place stands in many sentences and tells nothing. */
  isLittle?: (at: number) => boolean;
};

/**
 * Whether folded words tell that someone is hurt.
 *
 * `readHurt(["tooth", "hanging", "by", "a", "thread"]).hurt` → `{ level: "hurt", kind: "moved-tooth", risk: null }`
 */
export function readHurt(words: readonly string[], known: Known = {}): HurtReading {
  const { isPlace = never, isName = never, isKnown = never, isLittle = never } = known;
  const meant = words.map((word, at) => (isPlace(at) ? NOTHING : conceptsOf(word, isName)));
  for (const { at, size, concepts } of expressionsIn(words)) meant.fill(concepts, at, at + size);
  // 40 degrees may be a street's or a gel's.
  const isOfSomeone = () => meant.some((one) => PEOPLE.some((person) => one.has(person)));
  words.forEach((word, at) => {
    const age = ageAt(words, at, meant);
    if (age) meant[at] = age;
    const isMeasured = DEGREES.test(words[at + 1] ?? "") || DEGREES.test(words[at + 2] ?? "");
    if (FEVER_DEGREES.test(word) && (isMeasured || isTenths(words[at + 1])) && isOfSomeone())
      meant[at] = FEVER;
    if (isYearBefore(word, words[at - 1])) meant[at] = PAST;
    if (/^(?:whaka)?oho$/.test(word) && words.some((one) => /^(?:ka+o?re|kahore|kore)$/.test(one)))
      meant[at] = UNCONSCIOUS;
    if (word === "bit" && BIT_OF.some((how) => meant[at + 1]?.has(how))) meant[at] = NOTHING;
    if (/^\d+$/.test(word) && meant[at]!.size === 0) meant[at] = COUNT;
    if (isTooMuchAt(words, at, meant) || isTooOftenAt(words, at, meant)) meant[at] = DOUBLE;
  });
  const isTold = (at: number) => meant[at]!.size > 0;
  const text = ` ${words.join(" ")} `;
  const asksForHelp = ASKS_FOR_HELP.some((asked) => text.includes(` ${asked} `));
  const isThing = (at: number) => meant[at]!.size > 0 && [...meant[at]!].every((one) => THINGS.has(one));
  const rest = words.flatMap((_, at) => ((isTold(at) && !isThing(at)) || isPlace(at) ? [] : at));
  const others = rest.filter((at) => !isKnown(at) && !isLittle(at)).length;
  const elsewise = rest.filter((at) => isKnown(at) && !isLittle(at)).length;
  return {
    hurt: judgeHurt({ words: isReo(words) ? withPeopleFirst(meant) : meant, asksForHelp, others, elsewise }),
    isTold,
    isTelling: (at) => isTellingWord(meant[at] ?? NOTHING),
    isOfSomeone: isOfSomeone(),
  };
}

function isReo(words: readonly string[]): boolean {
  return words.some((word) => REO.test(word));
}

const REO = /^(?:ka+o?re|kahore|karekau|kore|taea|uaua|kua|kei)$/;

/**
 * In te reo Māori people stand between a verb and what it is about: "kāore e taea e au te horomi" is "kāore e taea te horomi".
 * They and the little words around them are said first, so that what is told stands together.
 */
function withPeopleFirst(meant: readonly Concepts[]): readonly Concepts[] {
  const isAside = (one: Concepts) => [...one].every((concept) => PERSONAL.has(concept));
  return [...meant.filter(isAside), ...meant.filter((one) => !isAside(one))];
}

const PERSONAL: Concepts = new Set<HurtConcept>([
  "self",
  "me",
  "mine",
  "child",
  "baby",
  "partner",
  "someone",
]);

const PEOPLE = ["self", "me", "child", "partner"] as const;

function never(): boolean {
  return false;
}

/** What an age says of someone: "3yo" of a small child, "hes 6" of one whose baby teeth fall out, "im 80" of an elder. */
function ageAt(words: readonly string[], at: number, meant: readonly Concepts[]): Concepts | null {
  const [before = "", word, next = ""] = [words[at - 1], words[at]!, words[at + 1]];
  if (OLD_AGE.test(word) && SELF_BEFORE.test(words.slice(0, at).join(" "))) return ELDER;
  if (isOfTime(words, at, meant)) return null;
  if (isSmallAge(words, at)) return SMALL_CHILD;
  if (SMALL_AGE.test(word) || (BABY_AGE.test(word) && OLD.test(next))) return SMALL_CHILD;
  const isPlain = /^\d+$/.test(word);
  const isLastOfSomeone = isPlain && next === "" && /^(?:hes|shes)$/.test(before);
  if (isLastOfSomeone && Number(word) < 5) return SMALL_CHILD;
  const isAge = !isPlain || isLastOfSomeone || (YEARS.test(next) && isYearsOfSomeone(words, at, meant));
  return MILK_AGE.test(word) && isAge ? OF_MILK_AGE : null;
}

/** "For 6 years", "6yrs ago", "a 7 year old crown" and "my filling is 8 years old" tell no one's age. */
function isOfTime(words: readonly string[], at: number, meant: readonly Concepts[]): boolean {
  const isOfThing = (index: number) => OF_THINGS.some((thing) => meant[index]?.has(thing));
  const [unit = "", ...later] = words.slice(at + 1, at + 4);
  const ago = YEARS.test(unit) ? later[0] : unit;
  const old = OLD.test(later[0] ?? "") ? at + 3 : at + 2;
  // "My 7 year old's tooth" tells the child's age.
  const isOfThingAfter =
    later[0] !== "olds" && (YEARS.test(unit) || /^(?:months?|weeks?)$/.test(unit)) && isOfThing(old);
  const isOfThingBefore = /^(?:is|are)$/.test(words[at - 1] ?? "") && isOfThing(at - 2);
  return (
    /^(?:for|since|after|over|about|nearly|almost|last|past)$/.test(words[at - 1] ?? "") ||
    /^(?:ago|back|earlier|later|pregnant)$/.test(ago ?? "") ||
    isOfThingAfter ||
    isOfThingBefore
  );
}

/** "Hes 7 years", "7 years old", "my son 7 years" */
function isYearsOfSomeone(words: readonly string[], at: number, meant: readonly Concepts[]): boolean {
  const isOfSomeone =
    /^(?:hes|shes|is|aged|turned)$/.test(words[at - 1] ?? "") || meant[at - 1]?.has("child");
  return OLD.test(words[at + 2] ?? "") || isOfSomeone === true;
}
const YEARS = /^(?:years?|yrs?)$/;

/** Children of five to twelve lose their baby teeth. */
const MILK_AGE = /^(?:[5-9]|1[0-2])(?:yos?|yr|yrs|y)?$/;
/** Younger ones are told by their age: "my 3yo". */
const SMALL_AGE = /^[1-4](?:yos?|yr|y)$/;
/** "6wk old" */
const BABY_AGE = /^\d{1,2}(?:wks?|mths?|mos?)$/;
const OLD = /^olds?$/;
/** "39 degrees"; in Celsius, as New Zealand measures. */
const FEVER_DEGREES = /^(?:3[89]|4[01])$/;
const DEGREES = /^(?:degrees?|deg|celsius|c)$/;
/** "38.9" is two words. */
function isTenths(word = ""): boolean {
  return /^\d$/.test(word);
}
const PAST: Concepts = new Set<HurtConcept>(["past"]);
/** "In 2019": the year of a hurt that is no emergency any more. */
function isYearBefore(word: string, before = ""): boolean {
  return (
    /^(?:19|20)\d\d$/.test(word) &&
    /^(?:in|since|from)$/.test(before) &&
    Number(word) < new Date().getFullYear()
  );
}
/** "A bit sore" isn't bitten. */
const BIT_OF = ["pain", "softPain", "swell", "loose", "numb", "infect", "foul", "ill"] as const;
/** "I am 80", "im 78" */
const OLD_AGE = /^[6-9]\d$/;
const SELF_BEFORE = /\b(?:im|i am|aged)$/;
const ELDER: Concepts = new Set<HurtConcept>(["elder"]);
/** "Kāore ia e oho": they don’t wake. */
const UNCONSCIOUS: Concepts = new Set<HurtConcept>(["unconscious"]);
const FEVER: Concepts = new Set<HurtConcept>(["fever"]);
const SMALL_CHILD: Concepts = new Set<HurtConcept>(["child", "baby"]);
/** "3 year old" and "10 month old"; what follows may say that it is a filling's age. */
function isSmallAge(words: readonly string[], at: number): boolean {
  const [count = "", unit = "", old = ""] = words.slice(at, at + 3);
  if (!OLD.test(old)) return false;
  return (
    (/^(?:[1-4]|one|two|three|four)$/.test(count) && /^(?:years?|yrs?)$/.test(unit)) ||
    (/^\d{1,2}$/.test(count) && /^(?:months?|mths?|weeks?|wks?)$/.test(unit))
  );
}
const OF_THINGS = ["work", "equipment", "removal", "socket", "tooth", "care"] as const;
const OF_MILK_AGE: Concepts = new Set<HurtConcept>(["milkAge"]);

/** What is named and says nothing of a body: such words are others. */
const THINGS = conceptsOfGroups("thing", "tellingThing");

/** The packets of paracetamol and ibuprofen say 2 tablets at once, 4 to 6 hours apart. 3 to 5 may be those of a whole day. */
function isTooMuchAt(words: readonly string[], at: number, meant: readonly Concepts[]): boolean {
  const [before = "", word, next = ""] = [words[at - 1], words[at]!, words[at + 1]];
  const count = countIn(word, next);
  if (!(count > AT_ONCE) || /^(?:day|at|since|till|until)$/.test(before)) return false;
  const rest = words.slice(at + 1).join(" ");
  const isOfMedicine = (index: number) => meant[index]?.has("medicine") === true;
  const isTold = words.some((_, index) => isOfMedicine(index));
  if (isTold && TOGETHER.test(rest)) return true;
  const thing = at + 1 + words.slice(at + 1).findIndex((one) => !BEFORE_TABLETS.test(one));
  const isMeasured = word.endsWith("mg") || next === "mg";
  // What is left hasn't been taken.
  if (words[thing + 1] === "left") return false;
  if (!isOfMedicine(thing) && !(isMeasured && (isOfMedicine(at - 1) || isOfMedicine(at - 2)))) return false;
  if (count >= MANY) return true;
  const text = words.join(" ");
  return !/^(?:doses?|med\w*)$/.test(words[thing]!) && (EACH_TIME.test(text) || !OVER_A_DAY.test(text));
}

/** A number of tablets; 500 mg are one. */
function countIn(word: string, next: string): number {
  const milligrams = /^(\d+)mg$/.exec(word)?.[1] ?? (next === "mg" ? word : null);
  if (milligrams !== null) return Number(milligrams) / 500;
  const told = MANY_IN_WORDS.has(word) ? MANY : NUMBERS.indexOf(word);
  return told === -1 ? Number(/^x?(\d+)x?$/.exec(word)?.[1] ?? Number.NaN) : told;
}

const AT_ONCE = 2;
const TOGETHER = /^(?:(?:of (?:them|those) )?(?:at|in) (?:once|one|a time|the same)|each time)/;
const MANY = 6;
const NUMBERS = ["none", "one", "two", "three", "four", "five"];
const MANY_IN_WORDS: ReadonlySet<string> = new Set(
  "six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty thirty forty fifty dozen".split(
    " ",
  ),
);
/** "3 more panadol", "4 x 500mg paracetamol" */
const BEFORE_TABLETS =
  /^(?:x|of|the|my|his|her|mums|dads|nanas|wifes|husbands|partners|more|extra|strong|strength|mg|\d+mg|500|200)$/;
const EACH_TIME = /\b(?:once|every|each|times|hourly)\b/;
const OVER_A_DAY = /\b(?:a day|per day|today|daily|yesterday|since|24|overnight|all night|all day)\b/;

/** "Panadol every 2 hours", "2 nurofen and 2 more an hour later"; but not pain that comes every hour, nor two medicines by turns. */
function isTooOftenAt(words: readonly string[], at: number, meant: readonly Concepts[]): boolean {
  if (!TOO_OFTEN.test(words.slice(at, at + 7).join(" "))) return false;
  if (words.some((word) => word.startsWith("alternat"))) return false;
  const last = meant.slice(0, at).findLastIndex((one) => one.has("medicine"));
  const isHurtBetween = meant.slice(Math.max(last, at - 4, 0), at).some((one) => one.has("pain"));
  // "Panadol, and salt water rinses every 2 hours" says how often they rinse.
  if (words.slice(Math.max(last, 0), at).some((word) => /^(?:rins|gargl|swish|ice$|icing$)/.test(word)))
    return false;
  const isBefore = last !== -1 && at - last < 8;
  const isAfter = meant.slice(at, at + 5).some((one) => one.has("took"));
  return (isBefore || (isAfter && meant.some((one) => one.has("medicine")))) && !isHurtBetween;
}

const TOO_OFTEN =
  /^(?:every (?:(?:half|other|single|couple|an|one|two|three|[1-3])(?: (?:an|of|or|to|[2-4]|three|four)){0,2} )?(?:hours?|hrs?)\b|every (?:[1-3](?:hrs?|h)|\d+ ?min\w*)\b|hourly|(?:[1-3]|one|two|three) hourly|(?:an|[1-3]|one|two|three) (?:hours?|hrs?) (?:apart|later)|(?:[5-9]|1\d|five|six|seven|eight) (?:times|x) (?:a|per|each) day)/;
const NOTHING: Concepts = new Set();
const COUNT: Concepts = new Set<HurtConcept>(["count"]);
const DOUBLE: Concepts = new Set<HurtConcept>(["double"]);

/** Shorter words of te reo Māori are one letter from too many others: rao is a name, and raoa to choke. */
const FEWEST_REO = 5;
const tooShort = new Set<string>();

const CONCEPTS: ReadonlyMap<string, Concepts> = readWords();

function readWords(): Map<string, Set<HurtConcept>> {
  const found = new Map<string, Set<HurtConcept>>();
  for (const [concept, { verbs, nouns, words, reo }] of Object.entries(HURT_WORDS)) {
    const forms = [
      ...split(verbs).flatMap(verbForms),
      ...split(nouns).flatMap(nounForms),
      ...split(words),
      ...split(reo),
    ];
    for (const form of split(reo)) if (form.length < FEWEST_REO) tooShort.add(form);
    for (const form of forms) found.getOrInsertComputed(form, () => new Set()).add(concept as HurtConcept);
  }
  return found;
}

function conceptsOfGroups(...groups: (keyof typeof HURT_CONCEPTS)[]): Concepts {
  return new Set<HurtConcept>(groups.flatMap((group) => HURT_CONCEPTS[group]));
}

function split(words = ""): string[] {
  return words.split(" ").filter(Boolean);
}

/** Meanings that tell of no body: how it is told, and what stands around it. */
const PLAIN = conceptsOfGroups("told", "thing");

/** Where it hurts and what with, which is guessed after what it does: `nore` is sore before it is a nose. */
const WHERE = conceptsOfGroups("place", "tellingThing");

/** Mistyped words are compared with those that tell of a body or what happens to it, and not with "how" or "my". */
const TELLING = [...CONCEPTS]
  .flatMap(([word, concepts]) =>
    isTellingWord(concepts) ? { word, isWhere: concepts.intersection(WHERE).size > 0 } : [],
  )
  .toSorted((a, b) => Number(a.isWhere) - Number(b.isWhere))
  .map(({ word }) => word);

function isTellingWord(concepts: Concepts): boolean {
  return [...concepts].some((one) => !PLAIN.has(one));
}

const nearest = nearWords(TELLING.filter((word) => !tooShort.has(word)));

/** What a word means: as it stands, or as the word of a body that it is one slip away from. Ordinary words are none. */
function conceptsOf(word: string, isName: (word: string) => boolean): Concepts {
  const known = CONCEPTS.get(word) ?? CONCEPTS.get(unstretched(word));
  if (known || word.length < FEWEST_LETTERS || isCommonWord(word) || isName(word)) return known ?? NOTHING;
  const meant = nearest(word);
  return meant === undefined ? NOTHING : CONCEPTS.get(meant)!;
}

/** `unstretched("owwwww") === "ow"`, `unstretched("heeelp") === "help"` */
function unstretched(word: string): string {
  return word.replaceAll(/(.)\1{2,}/g, "$1");
}

/** Fewer letters are the beginning of too many words. */
const FEWEST_LETTERS = 3;

type Expression = { words: readonly string[]; concepts: Concepts };

const EXPRESSIONS: ReadonlyMap<string, readonly Expression[]> = Map.groupBy(
  [
    ...Map.groupBy(
      Object.entries(HURT_EXPRESSIONS).flatMap(([concept, texts]) =>
        texts.map((text) => ({ text, concept: concept as HurtConcept })),
      ),
      ({ text }) => text,
    )
      .entries()
      .map(([text, all]) => ({
        words: text.split(" "),
        concepts: new Set(all.map(({ concept }) => concept)),
      })),
    ...CALM_EXPRESSIONS.map((text) => ({ words: text.split(" "), concepts: NOTHING })),
  ],
  ({ words }) => words[0]!,
);

function expressionsIn(words: readonly string[]) {
  return words.flatMap((word, at) => {
    const found = EXPRESSIONS.get(word)?.find((one) =>
      one.words.every((each, index) => words[at + index] === each),
    );
    return found ? [{ at, size: found.words.length, concepts: found.concepts }] : [];
  });
}

/** A single word of these says that someone is hurt. */
const ALONE = ["pain", "swell", "infect", "bleed", "break"] as const;

const BEGUN = [...CONCEPTS].flatMap(([word, concepts]) =>
  ALONE.some((one) => concepts.has(one)) ? word : [],
);

/** The word of a hurt that an unfinished one is the beginning of: `hurtBegunBy("tootha") === "toothache"` */
export function hurtBegunBy(start: string): string | undefined {
  if (start.length < FEWEST_BEGUN || CONCEPTS.has(start) || isCommonWord(start)) return undefined;
  return BEGUN.find((word) => word.startsWith(start));
}

/** Too many other words begin with fewer letters. */
const FEWEST_BEGUN = 4;
