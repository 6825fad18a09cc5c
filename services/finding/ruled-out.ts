import { isCommonWord } from "#content/common-words/common-words.ts";
import { GENERIC_WORDS, LITTLE_WORDS } from "#content/everyday-words.ts";
import type { Meaning } from "./lexicon.ts";
import type { Phrase } from "./phrases.ts";
import { isWithin, type Span, typedIn } from "./spans.ts";
import type { Typed } from "./typed.ts";

/** "Not", with what it is said of: "not open on sunday", "without x-rays". What is wished for begins after it. */
export type RuledOut = Span & { typed: string };

type AskedIn = { typed: Typed; phrases: readonly Phrase[]; isRead: readonly boolean[]; isHurt: boolean };

/**
 * What someone doesn't want. It must not be searched for, by its meaning or by its name. Haste stays haste, since "no
 * emergency dentist is open" is no wish to have none. Someone who is hurt rules out places alone, since "tooth not stopping
 * bleeding" rules out nothing.
 */
export function ruledOutIn(asked: AskedIn): readonly RuledOut[] {
  const { words, isPracticeName } = asked.typed;
  const all = words.flatMap((_, at) => ruledOutAt(at, asked) ?? []);
  return all.length > 0 && isPracticeName() ? [] : all;
}

function ruledOutAt(at: number, { typed: { words }, phrases, isRead, isHurt }: AskedIn): RuledOut | null {
  const word = words[at]!;
  const isOfTwo = NOT_OF_TWO.has(`${words[at - 1]} ${word}`);
  if (!(NOT.has(word) || isOfTwo || NOT_OPEN.has(word)) || isWithin(at, phrases)) return null;
  const first = words.findIndex((one, index) => index > at && !AFTER_NOT.has(one));
  if (first < 0) return null;
  const phrase = phrases.find(({ start }) => start === first);
  const isExcluded = phrase
    ? isPhraseExcluded(phrase, word, isHurt)
    : !isHurt && !isRead[first] && isWordExcluded(words[first]!, word);
  if (!isExcluded) return null;
  const named = phrase ?? { start: first, end: first + 1 };
  return { start: isOfTwo ? at - 1 : at, end: named.end, typed: typedIn(words, named) };
}

/** Words of haste that are denied: "not an emergency", "no emergency, just a clean"; but not "no emergency dentist is open". */
export function notUrgentIn(words: readonly string[], phrases: readonly Phrase[]): Span[] {
  return phrases.flatMap(({ found, start, end }) => {
    const isOfDentist = end - start > 1 || words[end]?.startsWith("dent") === true;
    if (isOfDentist || !found.some(({ isUrgent }) => isUrgent)) return [];
    const no = words.findLastIndex((word, at) => at < start && !BEFORE_URGENT.has(word));
    return NOT_URGENT.has(words[no] ?? "") ? [{ start: no, end }] : [];
  });
}

const NOT_URGENT: ReadonlySet<string> = new Set("no not isnt aint nonurgent".split(" "));
const BEFORE_URGENT: ReadonlySet<string> = new Set("a an really that very an actual real".split(" "));

/** Whether someone wants another time for a visit that they have, or none: its day is no day to look for. */
export function asksToChange(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      ENDS_VISIT.has(word) ||
      (MOVES_VISIT.has(word) && words.slice(at + 1, at + 4).some((one) => VISITS.has(one))),
  );
}

const ENDS_VISIT: ReadonlySet<string> = new Set("cancel reschedule postpone rearrange rebook".split(" "));
const MOVES_VISIT: ReadonlySet<string> = new Set("change move shift push".split(" "));
const VISITS: ReadonlySet<string> = new Set("appointment appt booking visit checkup".split(" "));

/** Whether "not" stands before this place: “no fluoride” is what practices don't tell us, and not the fluoride. */
export function isAfterNot(words: readonly string[], at: number): boolean {
  return NOT.has(words[at - 1] ?? "");
}

function isSaidOfAll(word: string): boolean {
  return isCommonWord(word) || isSaidOfAny(word) || /^\d+$/.test(word);
}

/** Whether a word says nothing that isn't so of every dentist. */
export function isSaidOfAny(word: string): boolean {
  return LITTLE_WORDS.has(word) || GENERIC_WORDS.has(word);
}

function isPhraseExcluded(phrase: Phrase, no: string, isHurt: boolean): boolean {
  return NOT_OPEN.has(no) ? !isHurt && phrase.found.some(isTime) : isExcludable(phrase, isHurt);
}

/** “A hygienist, not a dentist”: no list is without dentists, and that is said. */
function isWordExcluded(word: string, no: string): boolean {
  return !isSaidOfAll(word) || (no === "not" && /^dentists?$/.test(word));
}

function isTime({ wish }: Meaning): boolean {
  return Boolean(wish?.open ?? wish?.free);
}

function isExcludable({ found }: Phrase, isHurt: boolean): boolean {
  if (found.some(({ isUrgent }) => isUrgent)) return false;
  return found.some(({ place, region, town, treatment, wish, funding, company, ...one }) => {
    if (place ?? region ?? town) return true;
    if (isHurt) return false;
    return (
      one.isToday ?? one.isDayPart ?? one.isAboutPrice ?? Boolean(treatment ?? wish ?? funding ?? company)
    );
  });
}

/** They say of what follows that it isn't so. */
export const DENIES: ReadonlySet<string> = new Set(
  "no not isnt arent doesnt dont havent hasnt without".split(" "),
);
const NOT: ReadonlySet<string> = new Set(
  "no not non without except excluding exclude avoid avoiding kaore".split(" "),
);
const NOT_OF_TWO: ReadonlySet<string> = new Set([
  "other than",
  "rather than",
  "instead of",
  "anything but",
  "apart from",
  "anywhere but",
  "dont want",
  "dont need",
  "not want",
]);
/** What isn’t open on a day; before anything else these words tell what someone’s own dentist doesn’t do. */
const NOT_OPEN: ReadonlySet<string> = new Set("isnt arent dont doesnt wont cant".split(" "));
const AFTER_NOT: ReadonlySet<string> = new Set(
  "a an the any on in at for with open have i he do be come make".split(" "),
);
