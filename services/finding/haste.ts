import { isCommonWord } from "#content/common-words/common-words.ts";
import { URGENT_WORDS } from "#content/everyday-words.ts";
import { JOB_WORDS } from "#content/not-listed.ts";
import { nearWords } from "#domain/finding/typing-errors.ts";
import type { Meaning } from "./lexicon.ts";
import type { Found, Phrase } from "./phrases.ts";
import type { Span } from "./spans.ts";
import type { Typed } from "./typed.ts";

/** Whether someone needs to be seen now. */
export type Haste = {
  /** Which words are mistyped ones of haste: `emergancy`. */
  isHaste: readonly boolean[];
  /** There is a word of haste. */
  saysNow: boolean;
  /** There is one, and nothing says that it's about something else. */
  isNow: boolean;
  /** The words that say how a thing is made, by which nothing is searched: "same day" of a crown. */
  made: Span | null;
};

type AskedIn = Found & { typed: Typed; meanings: readonly Meaning[] };

/** Looks for words of haste, also mistyped ones: `isNow` for "emergancy dentist", and not for "emergency fund". */
export function hasteIn({ typed, phrases, meanings, isRead, isOther }: AskedIn): Haste {
  const { words, isName } = typed;
  const isHaste = words.map((word, at) => !isRead[at] && !isOther[at] && isNearlyUrgent(word, isName));
  const saysNow = isHaste.includes(true) || meanings.some((one) => one.isUrgent);
  const made = madeInADay(words);
  const isCalm =
    made !== null ||
    isAboutHistory(words) ||
    isThing(words, phrases, isHaste) ||
    meanings.some((one) => one.isCost);
  return { isHaste, saysNow, isNow: saysNow && !isCalm, made };
}

/** “Same day” of crowns or dentures is a way to make them. */
function madeInADay(words: readonly string[]): Span | null {
  const start = words.findIndex(
    (word, at) => word === "same" && words[at + 1] === "day" && words.slice(at + 2, at + 4).some(isMade),
  );
  return start === -1 ? null : { start, end: start + 2 };
}

function isMade(word: string): boolean {
  return /^(?:crown|veneer|denture|implant|bridge|aligner|retainer|brace)s?$/.test(word);
}

const nearUrgent = nearWords(URGENT_WORDS.filter((word) => !word.includes(" ")));

/** People who need someone now type badly: `emergancy`, `urgant`. */
function isNearlyUrgent(word: string, isName: Typed["isName"]): boolean {
  return word.length >= 5 && !isCommonWord(word) && !isName(word) && nearUrgent(word) !== undefined;
}

/** "history of emergency dentistry" needs no one now. */
function isAboutHistory(words: readonly string[]): boolean {
  return words.some((word) => word === "history" || word === "job" || word === "jobs");
}

/** Whether haste only says what kind of thing is meant: an emergency fund, an urgent care nurse's salary. */
function isThing(words: readonly string[], phrases: readonly Phrase[], isHaste: readonly boolean[]): boolean {
  return words.some((_, at) => {
    if (
      !isHaste[at] &&
      !phrases.some(({ found, start }) => start === at && found.some((one) => one.isUrgent))
    )
      return false;
    const thing = words.slice(at).find((word) => !OF_A_THING.has(word));
    return thing !== undefined && THINGS.has(thing);
  });
}

const OF_A_THING: ReadonlySet<string> = new Set(
  "emergency urgent care after hours afterhours dental dentist dentists dentistry health medical nurse doctor tooth teeth first aid".split(
    " ",
  ),
);
const THINGS: ReadonlySet<string> = new Set([
  ...JOB_WORDS,
  ...`fund funds saving savings loan loans kit kits box bag supplies insurance insurer course courses training exit plan
  plans policy contact contacts definition meaning`.split(/\s+/),
]);
