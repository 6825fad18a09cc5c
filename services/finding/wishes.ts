import { INTERPRETED, SPOKEN_LANGUAGES } from "#content/everyday-words.ts";
import type { Asked } from "#domain/finding/practice-filters.ts";
import type { FundingSlug } from "#domain/practices/practice.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import type { HurtTold } from "./hurt-told.ts";
import type { Meaning } from "./lexicon.ts";
import { firstMeant, type Phrase, typedFor } from "./phrases.ts";
import { isAfterNot } from "./ruled-out.ts";
import { type Span, typedIn } from "./spans.ts";
import type { SoughtTreatment } from "./treatment.ts";

/**
 * Says how a practice should be. Of two wishes for the same thing, as Saturday and Sunday, the first counts. A day is a wish
 * for a free time only where `isOfFreeTimes`.
 */
export function wishIn(meanings: readonly Meaning[], isOfFreeTimes: boolean): Asked {
  const all = Object.assign({}, ...meanings.map(({ wish }) => wish).toReversed()) as Asked;
  const { free = null, ...wish } = all;
  return free && isOfFreeTimes ? { ...wish, free } : wish;
}

/** Care that no practice states. */
type Unlisted = {
  /** Its name: `Dentures`. */
  unlisted: string | null;
  /** What was typed for it: `painless`. */
  unlistedTyped: string | null;
};

/**
 * `languageWords` are the words for languages that no practice in the list is chosen by; `otherLanguages` are the languages
 * beside the first. `not` is the "no" in front of care that someone doesn’t want.
 */
type UnlistedIn = Unlisted & {
  languageWords: readonly string[];
  otherLanguages: string[];
  not: readonly Span[];
};

type Asking = { words: readonly string[]; phrases: readonly Phrase[]; meanings: readonly Meaning[] };

/** Finds care and languages that no list is chosen by: `unlisted` is `Dentures` in "false teeth". */
export function unlistedIn({ words, phrases, meanings, wish }: Asking & { wish: Asked }): UnlistedIn {
  const named = words.flatMap((word) => SPOKEN_LANGUAGES.get(word) ?? []);
  const spoken = wish.language ? undefined : named[0];
  const phrase = phrases.find(({ found }) => found.some((one) => one.unlisted));
  const isRuledOut = phrase !== undefined && isAfterNot(words, phrase.start);
  const typed = phrase && (isRuledOut ? { ...phrase, start: phrase.start - 1 } : phrase);
  return {
    unlisted: firstMeant(meanings, "unlisted") ?? spoken ?? null,
    unlistedTyped: typed ? typedIn(words, typed) : null,
    languageWords: words.filter(
      (word) => SPOKEN_LANGUAGES.get(word) !== wish.language && SPOKEN_LANGUAGES.has(word),
    ),
    otherLanguages: [...new Set([...meanings.flatMap((one) => one.wish?.language ?? []), ...named])].filter(
      (one) => one !== wish.language && one !== spoken,
    ),
    not: isRuledOut ? [{ start: phrase.start - 1, end: phrase.start }] : [],
  };
}

/** What is asked for beside a treatment, a place and a time. */
export type Wishes = Unlisted & {
  /** How it should be beside the treatment and the cost: open on Saturdays, with parking, speaking Mandarin. */
  wish: Asked;
  /** What was typed for how the practice should be, and for help with the cost: `wheelchair`, `open sunday`. */
  wishTyped: string[];
  /** What was typed, and no list of those who see people in pain is chosen by: a day, a low price, a female dentist. */
  unmetInPain: string[];
  /** Says a low price, or asks what a treatment costs. */
  isAboutPrice: boolean;
  /** Asks for who is free first, and for no day. */
  isSoonest: boolean;
  /** Help with the cost; several when a word may mean any of them, as "free" does. */
  funding: FundingSlug[];
  /** What was typed for a part of a visit that has no price of its own: `xray`. */
  unpriced: string | null;
  /** Further languages that are named, since a list is of one: Punjabi in "hindi or punjabi". */
  otherLanguages: string[];
  /** A company about which practices say nothing: `Afterpay`. */
  company: string | null;
  /** Further companies that are named: Zip in "afterpay or zip". */
  otherCompanies: string[];
  /** The word by which an article tells of it: `hospital`. */
  article: string | null;
  /** What was typed for it. */
  articleTyped: string | null;
};

type WishesIn = Asking & {
  /** The phrases that something is asked for by. */
  used: readonly Phrase[];
  wish: Asked;
  care: UnlistedIn;
  treatment: SoughtTreatment | null;
  sum: number | null;
  told: HurtTold;
  isHurt: boolean;
  saysNow: boolean;
  isUrgent: boolean;
};

/** Gathers what is asked for beside where and when, and the words it was asked in. */
export function wishesIn(asked: WishesIn): Wishes {
  const { words, meanings, used, wish, care, treatment, isHurt } = asked;
  // A child's age says who is hurt, and asks for nothing free.
  const isAge = (one: FundingSlug) => isHurt && one === "free-under-18" && !words.includes("free");
  const funding = soughtFunding(used, treatment).filter((one) => !isAge(one));
  const isWished = ({ found }: Phrase) =>
    found.some((one) => (one.wish && !one.wish.free) || (one.funding && funding.includes(one.funding)));
  return {
    wish,
    wishTyped: used.filter(isWished).map((one) => typedIn(words, one)),
    unmetInPain: asked.isUrgent ? unmetInPain(asked) : [],
    isAboutPrice: isAboutPrice(asked),
    isSoonest: meanings.some((one) => one.isSoonest),
    funding,
    unlisted: care.unlisted,
    unlistedTyped: care.unlistedTyped,
    otherLanguages: care.otherLanguages,
    unpriced: typedFor("isUnpriced", asked),
    company: firstMeant(meanings, "company"),
    otherCompanies: [...new Set(meanings.flatMap((one) => one.company ?? []))].slice(1),
    article: firstMeant(meanings, "article"),
    articleTyped: typedFor("article", asked),
  };
}

function isAboutPrice({ sum, meanings, treatment, saysNow, wish }: WishesIn): boolean {
  const isOfThing = treatment !== null || saysNow || Object.keys(wish).length > 0;
  return sum !== null || meanings.some((one) => one.isAboutPrice ?? (one.isCost && isOfThing));
}

function unmetInPain({ words, used, told, isHurt, care }: WishesIn): string[] {
  const isUnmet = ({ found, start }: Phrase) =>
    !(isHurt && told.isTelling(start)) &&
    !found.some(({ unlisted }) => unlisted === INTERPRETED || (isHurt && OF_FEAR.has(unlisted ?? ""))) &&
    !BEFORE_A_DAY.has(words[start - 1] ?? "") &&
    found.some((one) => one.wish?.free ?? one.unlisted ?? one.company ?? one.isAboutPrice ?? one.isHoliday);
  return [...used.filter(isUnmet).map((one) => typedIn(words, one)), ...care.languageWords];
}

/** Someone who is hurt tells how they feel by such words, and asks for nothing: "scared to go home", "no pain". */
const OF_FEAR: ReadonlySet<string> = new Set(["A dentist’s manner", "Care for nervous patients"]);
/** "Till Monday" tells when help comes, and is no wish for that day. */
const BEFORE_A_DAY: ReadonlySet<string> = new Set(["till", "until", "before"]);

/** "free" may mean several kinds of help. Another phrase may say which, "under 18" as well as a child. */
function soughtFunding(phrases: readonly Phrase[], treatment: SoughtTreatment | null): FundingSlug[] {
  const meant = phrases
    .map(({ found }) => found.flatMap(({ funding }) => funding ?? []))
    .filter(({ length }) => length > 0);
  const plain = meant.filter(({ length }) => length === 1);
  const all = [...new Set((plain.length > 0 ? plain : meant).flat())];
  const isForChild = treatment?.service === "childrens-dentistry" && all.includes("free-under-18");
  if (isForChild) return ["free-under-18"];
  return treatment && NOT_FREE.has(treatment.service) ? all.filter((one) => one !== "free-under-18") : all;
}

/** No part of the free care for under 18s (Health New Zealand); the article on costs says so. */
const NOT_FREE: ReadonlySet<TreatmentSlug> = new Set(["braces", "invisalign"]);
