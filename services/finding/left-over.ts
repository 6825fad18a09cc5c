import { isCommonWord } from "#content/common-words/common-words.ts";
import { COUNT_WORDS, GENERIC_WORDS, LITTLE_WORDS, SITE_WORDS } from "#content/everyday-words.ts";
import type { About } from "./about.ts";
import type { BesideDentists } from "./beside-dentists.ts";
import type { Haste } from "./haste.ts";
import type { HurtTold } from "./hurt-told.ts";
import { asksToKnow } from "./knowledge.ts";
import { LEXICON, type Meaning, phraseKey } from "./lexicon.ts";
import type { Phrase } from "./phrases.ts";
import { DENIES, isSaidOfAny } from "./ruled-out.ts";
import { isWithin } from "./spans.ts";
import type { Typed } from "./typed.ts";
import type { WhereAsked } from "./where-asked.ts";
import type { Wishes } from "./wishes.ts";

/** What isn't understood. */
export type LeftOver = {
  /** The other words, folded. */
  rest: string[];
  /** What stands somewhere in the place that is named, and we don't know where: `mall`. */
  landmark: string | null;
  /** Each word is true of every practice here, as in “dental clinic” and “dentist near me”. */
  isOfAnyDentist: boolean;
};

type AskedIn = {
  typed: Typed;
  phrases: readonly Phrase[];
  isRead: readonly boolean[];
  haste: Haste;
  languageWords: readonly string[];
  told: HurtTold;
  isUrgent: boolean;
  where: WhereAsked;
  beside: BesideDentists;
  about: About;
  wishes: Wishes;
  /** A price can be asked of it: a treatment or a page is named, or how a practice should be. */
  isPriced: boolean;
  /** Anything is understood but where. */
  isKnown: boolean;
};

/** Gathers the words that nothing explains. `isStory` says that they may tell of a hurt. */
export function leftOver(asked: AskedIn): LeftOver & { isStory: boolean } {
  const { typed, told, where, beside, about } = asked;
  const left = unexplained(asked);
  const landmark = landmarkIn(left, where);
  const isAskingToKnow = asksToKnow(typed.said);
  const isComparing = about.compared.length > 0;
  const rest = left.filter(
    (word) => word !== landmark && !(isAskingToKnow && ASKS.has(word)) && !(isComparing && word === "better"),
  );
  return {
    rest: beside.notListed?.isAll ? [] : rest,
    landmark,
    isOfAnyDentist: typed.words.length > 0 && left.length === 0 && typed.words.every(isSaidOfAny),
    isStory: isStory(typed, left, told),
  };
}

/** Words that only ask: none of them is looked for in names. */
const ASKS: ReadonlySet<string> = new Set(
  "age ages old often soon many times take takes normally usually safe bad permanent lifespan painful hurt sore know tell sure side effect effects risk risks recovery time aftercare".split(
    " ",
  ),
);

/** A text whose other words are true of every dentist leaves none. */
function unexplained(asked: AskedIn): readonly string[] {
  const { typed, isKnown } = asked;
  const { words } = typed;
  const left = words.filter((word, at) => isLeft(word, at, asked));
  const isGeneric = left.every((word) => GENERIC_WORDS.has(word) || (isKnown && /^\d{1,2}$/.test(word)));
  // “Nelson Dental” may be what a practice is called; “dental” alone is no name.
  const isCalled = () => words.length > 1 && typed.isPracticeName();
  return isGeneric && (isKnown || !isCalled()) ? [] : left;
}

function isLeft(word: string, at: number, asked: AskedIn): boolean {
  const { typed, phrases, isRead, haste, languageWords, told, isUrgent, isPriced } = asked;
  if (haste.made && isWithin(at, [haste.made])) return true;
  if (LITTLE_WORDS.has(word) || SITE_WORDS.includes(word) || isCount(word, at, asked)) return false;
  if (isSaidOfNext(word, at, asked) || (asked.wishes.funding.length > 0 && FUNDS.has(word))) return false;
  if (isNo(at, typed.words, told)) return false;
  // The ordinary words of someone who is hurt need no answer, nor do "up" and "o". A name that we don't know may be where they are.
  if (isUrgent && (isCommonWord(word) || word.length <= 2)) return false;
  const isTold = told.hurt === null ? isDenied(typed.words, at, told) : told.isTold(at);
  if (!isRead[at] && !haste.isHaste[at] && !languageWords.includes(word) && !isTold) return true;
  // “Cost” is asked of something: where nothing is named, it stays.
  const isOfPhrase = phrases.some((one) => one.end - one.start > 1 && isWithin(at, [one]));
  if (isPriced || haste.saysNow || isOfPhrase) return false;
  return LEXICON.get(phraseKey([word]))?.some(({ isCost }) => isCost) === true;
}

/** "New" says nothing of a dentist, a crown or dentures, and "takes" nothing of who lends the money. */
function isSaidOfNext(word: string, at: number, { typed: { words }, phrases }: AskedIn): boolean {
  const next = phrases.find(({ start }) => start === at + 1);
  if (word === "new") return isSaidOfAny(words[at + 1] ?? "x") || next?.found.some(isThing) === true;
  return USES.has(word) && phrases.some(({ found }) => found.some(({ company }) => company));
}

/** What is said of help with the cost: "can acc help", "am i entitled to winz". */
const FUNDS: ReadonlySet<string> = new Set(
  "help helps pay pays paid apply applying eligible entitled qualify fund funds funded grant quote advance subsidy claim claims work works".split(
    " ",
  ),
);

const USES: ReadonlySet<string> = new Set("use uses take takes accept accepts pay off using".split(" "));

/** Whether a word is the "no" of "no toothache", of "no dentist is open", or either word of "no pain". */
function isNo(at: number, words: readonly string[], told: HurtTold): boolean {
  const [before = "", word, next = ""] = [words[at - 1], words[at]!, words[at + 1]];
  if (word === "pain") return DENIES.has(before);
  return (
    DENIES.has(word) &&
    (told.isTelling(at + 1) || next === "pain" || (word === "no" && next.startsWith("dent")))
  );
}

/** Whether a word is part of a hurt that isn't there: "my tooth isn't broken". */
function isDenied(words: readonly string[], at: number, told: HurtTold): boolean {
  return told.isTelling(at) && words.slice(Math.max(at - 3, 0), at + 3).some((word) => DENIES.has(word));
}

/** Whether a word counts a treatment after it: “two” of “two front fillings”, unless that is what a practice is called. */
function isCount(word: string, at: number, { typed, phrases, isRead }: AskedIn): boolean {
  if (!COUNT_WORDS.has(word) && !/^\d{1,2}x?$/.test(word)) return false;
  const next = typed.words.findIndex((one, index) => index > at && !isSaidOfAny(one));
  return (
    isRead[next] === true &&
    phrases.some((one) => isWithin(next, [one]) && one.found.some(isThing)) &&
    !typed.isPracticeName()
  );
}

function isThing({ treatment, unlisted }: Meaning): boolean {
  return Boolean(treatment ?? unlisted);
}

/** Whether much of what someone tells of a body isn't understood: it may be a hurt. */
function isStory({ words }: Typed, left: readonly string[], told: HurtTold): boolean {
  return (
    words.length >= FEWEST_OF_STORY &&
    told.isOfSomeone &&
    words.some((_, at) => told.isTelling(at)) &&
    left.filter((word) => !/^\d+$/.test(word)).length >= 2
  );
}

/** Fewer words are a search. */
const FEWEST_OF_STORY = 6;

function landmarkIn(left: readonly string[], { place, suburb, suburbs }: WhereAsked): string | null {
  if (!place && !suburb && suburbs.length === 0) return null;
  return left.find((word) => LANDMARKS.has(word)) ?? null;
}

/** What people name a part of a place by. */
const LANDMARKS: ReadonlySet<string> = new Set(
  "mall plaza shops station airport library school university campus cbd wharf".split(" "),
);
