import {
  ABROAD,
  HOLIDAYS,
  type NotListed,
  JOB_WORDS,
  TRADE_WORDS,
  VISITORS,
  WORK,
} from "#content/not-listed.ts";
import type { Meaning } from "./lexicon.ts";
import { firstMeant, type Phrase, typedFor } from "./phrases.ts";
import type { Typed } from "./typed.ts";
import type { WhereAsked } from "./where-asked.ts";

/** What no list of dentists answers, or every list does. */
export type BesideDentists = {
  /** What is asked for beside dentists: a public holiday's hours, a vet. */
  notListed: NotListed | null;
  /** It asks for what every list has: the whole country, the number to call. */
  isOfAll: boolean;
  /** A place beyond New Zealand, as it was typed. */
  abroad: string | null;
};

type AskedIn = {
  typed: Typed;
  words: readonly string[];
  phrases: readonly Phrase[];
  meanings: readonly Meaning[];
  where: WhereAsked;
  isUrgent: boolean;
};

/** Says what else is asked for. Urgent questions and names of practices ask for dentists alone. */
export function besideDentists(asked: AskedIn): BesideDentists {
  const { typed, meanings, isUrgent } = asked;
  const isHoliday = meanings.some((one) => one.isHoliday);
  const isWork = asksForWork(asked.words);
  const abroad = typedFor("isAbroad", asked);
  const ofAbroad = abroad === null ? null : isAbroad(asked) ? ABROAD : VISITORS;
  const beside =
    firstMeant(meanings, "notListed") ?? (isWork ? WORK : null) ?? (isHoliday ? HOLIDAYS : null) ?? ofAbroad;
  return {
    notListed: !beside || isUrgent || typed.isPracticeName() ? null : beside,
    isOfAll: isHoliday || isWork || meanings.some((one) => one.isOfAll ?? one.notListed),
    abroad,
  };
}

/** “Dental nurse jobs” asks for work; who has lost their job doesn’t. */
function asksForWork(words: readonly string[]): boolean {
  const isOffered = (word: string, at: number) => JOB_WORDS.has(word) && !OWN_JOB.has(words[at - 1] ?? "");
  return words.some(isOffered) && words.some((word) => TRADE_WORDS.has(word));
}

const OWN_JOB: ReadonlySet<string> = new Set(
  "my our his her their lost no between new good great bad nice".split(" "),
);

/** Where someone comes from is not where they look for a dentist. */
function isAbroad({ words, phrases, meanings, where }: AskedIn): boolean {
  const isNamed = phrases.some(
    ({ found, start }) => found.some((one) => one.isAbroad) && words[start - 1] !== "from",
  );
  const isAtHome =
    Boolean(where.place ?? where.region ?? where.town ?? where.suburb) ||
    where.suburbs.length > 0 ||
    words.includes("nz") ||
    meanings.some((one) => one.isOfAll);
  return isNamed && !isAtHome;
}
