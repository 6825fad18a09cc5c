import { LRUCache } from "lru-cache";
import { LITTLE_WORDS } from "#content/everyday-words.ts";
import type { PracticeIndex } from "#database/practices/practice-index.ts";
import type { Hurt } from "#domain/finding/hurt.ts";
import type { Place } from "#domain/finding/places.ts";
import { fold } from "#domain/text.ts";
import { type About, aboutWhat, treatmentSought } from "./about.ts";
import { type BesideDentists, besideDentists } from "./beside-dentists.ts";
import { type DaysAsked, daysAsked } from "./days-asked.ts";
import { hasteIn } from "./haste.ts";
import { leftOver, type LeftOver } from "./left-over.ts";
import { type MeaningsRead, readMeanings } from "./meanings.ts";
import { isWithin, marked } from "./spans.ts";
import { atTownCentre } from "./town-centre.ts";
import { type AsTyped, asTyped, type Names, readTyped } from "./typed.ts";
import { type WhereAsked, whereAsked } from "./where-asked.ts";
import { unlistedIn, type Wishes, wishesIn, wishIn } from "./wishes.ts";

/** What a visitor typed, and what of it is understood. Each part is explained in the file that reads it. */
export type Question = AsTyped &
  WhereAsked &
  About &
  DaysAsked &
  Wishes &
  BesideDentists &
  LeftOver & {
    /** What was typed without stop words: `braces near Taupō` → `braces Taupō`. */
    keywords: string;
    /** What was typed for what it should not be: `lumino` in "dentist not lumino". No list can be without it. */
    excluded: string[];
    /** Someone is hurt, may be, or writes of it; null where nothing says so. */
    hurt: Hurt | null;
    /** Gums that bleed, which may be one and the other. */
    isBleedingGums: boolean;
    /** Words of a hurt or of haste are there, and others that say otherwise. */
    isMaybeHurt: boolean;
    /** Someone is hurt, or needs to be seen now. */
    isUrgent: boolean;
  };

/**
 * What a text means, worked out once for every door: place, treatment, audience, time, help with the cost, and whether
 * someone is hurt. `languages` are those that practices speak. It is read in steps: the words as typed, what they mean,
 * whether someone needs to be seen now, what is asked for, and what is left over.
 */
export function readQuestion(text: string, languages: readonly string[] = [], names: Names = {}): Question {
  const typed = readTyped(text, names);
  const read = readMeanings(typed, languages);
  const { meanings, told } = read;
  const { hurt, isBleedingGums } = told;
  const haste = hasteIn(read);
  const isUrgent = read.isHurt || haste.isNow;
  const days = daysAsked(read);
  const asked = askedFor(read, { isUrgent, saysNow: haste.saysNow, isOfHours: days.openOn !== null });
  const { isStory, ...left } = leftOver({ ...read, ...asked, haste, isUrgent });
  return {
    ...asTyped(typed),
    ...asked.where,
    ...asked.about,
    ...days,
    ...asked.wishes,
    ...asked.beside,
    ...left,
    keywords: searchKeywords(read),
    excluded: read.excluded.map((one) => one.typed),
    hurt,
    isBleedingGums,
    isMaybeHurt:
      !isUrgent &&
      !isBleedingGums &&
      (hurt !== null || haste.saysNow || isStory || meanings.some((one) => one.isHoliday)),
    isUrgent,
  };
}

/** Gathers what is asked for: how it should be, where, about what, and what else than dentists. */
function askedFor(
  read: MeaningsRead,
  { isUrgent, saysNow, isOfHours }: { isUrgent: boolean; saysNow: boolean; isOfHours: boolean },
) {
  const { typed, words, used, meanings, told, isHurt, clock } = read;
  const isOfHaste = saysNow && !isUrgent;
  const treatment = treatmentSought({ ...read, isBleedingGums: told.isBleedingGums, isOfHaste });
  // Those who see people in pain take calls, whether or not they have a time to book online.
  const wish = wishIn(meanings, !isUrgent && !isOfHours);
  const care = unlistedIn({ ...read, wish });
  const { sum } = typed;
  const wishes = wishesIn({ ...read, wish, care, treatment, sum, isUrgent, saysNow });
  const isRead = marked(read.isRead, clock ? [...care.not, clock] : care.not);
  const unread = words.filter((_, at) => !isRead[at]);
  const where = whereAsked({ line: typed.line, unread, phrases: used, meanings });
  const isForPractice = Boolean(where.place ?? where.region ?? where.town) || hasWish(wishes);
  const hurt = isHurt ? told.hurt : null;
  const { funding } = wishes;
  const about = aboutWhat({ ...read, treatment, hurt, isUrgent, funding, isForPractice });
  const beside = besideDentists({ ...read, where, isUrgent });
  const isOfThing = treatment !== null || about.written !== null;
  const isWished =
    hasWish(wishes) || funding.length > 0 || wishes.unlisted !== null || wishes.article !== null;
  const isKnown = isUrgent || isOfHours || beside.isOfAll || sum !== null || isOfThing || isWished;
  const isPriced = isOfThing || hasWish(wishes) || wishes.unlisted !== null;
  return { where, about, wishes, beside, isRead, languageWords: care.languageWords, isPriced, isKnown };
}

type NamesOfPractices = Pick<PracticeIndex, "languages" | "hasWord" | "count">;

/** Someone who filters what they typed sends the same text with every page. */
const READINGS = new WeakMap<NamesOfPractices, LRUCache<string, Question>>();
const MOST_READINGS = 200;

/** The question with the names of those practices known: the one way from a text to its meaning. */
export function readAsTyped(index: NamesOfPractices, text: string): Question {
  const known = READINGS.getOrInsertComputed(index, () => new LRUCache({ max: MOST_READINGS }));
  const last = known.get(text);
  if (last) return last;
  const names: Names = {
    isName: index.hasWord,
    isPracticeName: (typed) => index.count({ nameStart: fold(typed) }) > 0,
  };
  const asked = readQuestion(text, index.languages, names);
  const centre = atTownCentre(asked);
  const question =
    centre === null ? asked : { ...readQuestion(centre, index.languages, names), typed: asked.typed };
  known.set(text, question);
  return question;
}

/** Whether every word is understood. `"implants in Taupō"` is; `"Harbour implants"` is not. */
export function isUnderstood(question: Question): boolean {
  const { place, region, town, treatment, unlisted, article, written, excluded, funding } = question;
  const isOfThing = Boolean(place ?? region ?? town ?? treatment ?? unlisted ?? article ?? written);
  const isOfTime = question.isToday || question.openOn !== null;
  const isAsking =
    question.isOfAll || question.isUrgent || isOfTime || question.isAboutPrice || question.isSoonest;
  const isWished = excluded.length > 0 || funding.length > 0 || hasWish(question);
  return question.rest.length === 0 && (isOfThing || isAsking || isWished);
}

/** Whether it asks for dentists and for nothing that any of them hasn’t: “dental clinic”, “dentist near me”. */
export function isForEveryone(question: Question): boolean {
  return question.isOfAnyDentist && !isUnderstood(question) && question.hurt === null;
}

/** Whether it asks for dentists, so that they are listed where nothing else of it is understood. */
export function isOfDentists({ typed }: Pick<Question, "typed">): boolean {
  return /\bdentists?\b/.test(fold(typed));
}

/** Whether it says how the practice should be, beside treatment, place and cost. */
export function hasWish({ wish }: Pick<Question, "wish">): boolean {
  return Object.keys(wish).length > 0;
}

function searchKeywords({ typed, words, excluded, aside }: MeaningsRead): string {
  const without = [...excluded, ...aside];
  const wanted = words.filter((_, at) => !isWithin(at, without));
  const isKeyword = (word: string) => fold(word) !== "" && !LITTLE_WORDS.has(fold(word));
  return (without.length === 0 ? typed.line.split(" ") : wanted).filter(isKeyword).join(" ");
}

/** The place that is named, or that the named suburb is part of. */
export function soughtPlace({ place, suburb }: Question): Place | null {
  return place ?? suburb?.place ?? null;
}
