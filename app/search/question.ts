import { LANGUAGE_WORDS, LITTLE_WORDS } from "#content/everyday-words.ts";
import { suburbsNamed } from "#content/localities.ts";
import { placeBySlug } from "#content/places.ts";
import type { Place } from "#domain/places.ts";
import type { FundingSlug } from "#domain/practice.ts";
import type { Asked } from "#domain/practice-filters.ts";
import { fold, queryLine } from "#domain/text.ts";
import type { TreatmentSlug } from "#domain/treatments.ts";
import { errorsAllowed } from "#domain/typing-errors.ts";
import { isAlmostPain, isAlmostPainTogether } from "./almost-pain.ts";
import { phraseKey, LEXICON, LONGEST_PHRASE, type Meaning, meantBy, splitWords } from "./lexicon.ts";
import type { SoughtTreatment } from "./treatment.ts";
import { namedIn } from "./written.ts";

type Suburb = { name: string; place: Place };

/** What a visitor typed, and what of it is understood. */
export type Question = ReturnType<typeof readQuestion>;

/**
 * Finds places, treatments and urgent words in what was typed, the longest phrase first, so that "palmerston north root
 * canal" is one place and one treatment. Of several treatments the first counts. What is left and almost a word of pain
 * is pain. `languages` are those that practices speak, and `isName` says whether a word is in the name of one.
 */
export function readQuestion(
  text: string,
  languages: readonly string[] = [],
  isName?: (word: string) => boolean,
) {
  const typed = queryLine(text);
  const words = splitWords(typed);
  const phrases: (readonly Meaning[])[] = [];
  const naming = namedIn(words);
  let isPartOfAnother = false;
  const isRead = words.map(() => false);
  const languageBy = new Map(
    languages.flatMap((language) =>
      [language, ...(LANGUAGE_WORDS[language] ?? [])].map(
        (name) => [phraseKey(splitWords(name)), [{ wish: { language } }]] as const,
      ),
    ),
  );
  for (let size = LONGEST_PHRASE; size > 0; size--) {
    for (let start = 0; start + size <= words.length; start++) {
      if (isRead.slice(start, start + size).includes(true)) continue;
      const key = phraseKey(words.slice(start, start + size));
      const found: readonly Meaning[] | undefined = languageBy.get(key) ?? LEXICON.get(key);
      if (!found) continue;
      isRead.fill(true, start, start + size);
      const isInName = naming !== null && naming.first <= start && start + size <= naming.end;
      const isAroundName = naming !== null && start <= naming.first && naming.end <= start + size;
      phrases.push(isInName && naming.isCalm ? found.filter(({ isUrgent }) => !isUrgent) : found);
      // "Wisdom tooth extraction" is that operation, and not about extractions.
      if (isAroundName && !isInName) isPartOfAnother ||= found.some((one) => one.treatment ?? one.isUrgent);
    }
  }
  const written = isPartOfAnother ? null : (naming?.written ?? null);
  if (naming && written) isRead.fill(true, naming.first, naming.end);
  const isUnknown = (word: string, at: number) => !isRead[at] && !LITTLE_WORDS.has(word);
  const isMeantAsPain = words.some(
    (word, at) =>
      isUnknown(word, at) &&
      (isAlmostPain(word, isName) ||
        [words.slice(at - 1, at + 1), words.slice(at, at + 2)].some(
          ([first, second]) => second !== undefined && isAlmostPainTogether(first!, second),
        )),
  );
  if (isMeantAsPain) phrases.push([{ isUrgent: true }]);
  const meanings = phrases.flat();
  const place = meanings.find((one) => one.place)?.place ?? null;
  const named = phrases.flatMap((phrase) => phrase.find((one) => one.place ?? one.town) ?? []);
  const treatment = meanings.find((one) => one.treatment)?.treatment ?? null;
  const isLeft = (word: string, index: number) =>
    !isRead[index] || (!treatment && LEXICON.get(phraseKey([word]))?.some(({ isCost }) => isCost));
  const isElsewhere = meanings.some((one) => one.place ?? one.region ?? one.town);
  const suburbs = isElsewhere ? [] : suburbsIn(words.filter((_, index) => !isRead[index]));
  return {
    /** One line, as typed; empty when nothing was. */
    typed,
    /** The same without stop words: `braces near Taupō` → `braces Taupō`. */
    keywords: searchKeywords(typed),
    place,
    /** The part of the place that is named, where practices are not listed by it: the North Shore. */
    part: meanings.find((one) => one.place === place && one.part)?.part ?? null,
    /** The further places and towns that are named: Hamilton in "auckland and hamilton". */
    others: [...new Set(named.flatMap((one) => one.place ?? one.town ?? []))].slice(1),
    /** A part of the country, where no place is named. */
    region: place ? null : (meanings.find((one) => one.region)?.region ?? null),
    /** A town beyond the 22, where none of those is named. */
    town: place ? null : (meanings.find((one) => one.town)?.town ?? null),
    /** The name by which the town is called: `Waiheke` for Oneroa. */
    townNamed: place ? null : (meanings.find((one) => one.town)?.named ?? null),
    /** A suburb and the place that it is part of, where neither a place nor a town is named. Its words are in `rest` too. */
    suburb: suburbs.length === 1 ? suburbs[0]! : null,
    /** The same where several places have a suburb of that name. */
    suburbs: suburbs.length > 1 ? suburbs : [],
    /** Asks for what is near, and names no place. */
    isNearMe: !place && NEAR_ME.test(fold(typed)),
    treatment,
    /** How it should be beside the treatment and the cost: open on Saturdays, with parking, speaking Mandarin. */
    wish: combinedWish(meanings),
    /** It should be open on this day of the week. */
    isToday: meanings.some((one) => one.isToday),
    /** Gums that bleed, which may be one and the other. */
    isBleedingGums: meanings.some((one) => one.isBleedingGums),
    /** Says pain or an injury. */
    isUrgent: meanings.some((one) => one.isUrgent),
    /** Asks for who is open at night, or never closes. */
    isAllDay: meanings.some((one) => one.isAllDay),
    /** Says a low price, or asks what a treatment costs. */
    isAboutPrice: meanings.some((one) => one.isAboutPrice ?? (one.isCost && treatment !== null)),
    /** Help with the cost; several when a word may mean any of them, as "free" does. */
    funding: soughtFunding(phrases, treatment),
    /** Care that no practice states, by its name: `Dentures`. */
    unlisted: meanings.find((one) => one.unlisted)?.unlisted ?? null,
    /** The word by which an article tells of it: `hospital`. */
    article: meanings.find((one) => one.article)?.article ?? null,
    /** The page that is written about it. */
    written,
    /** The other words, folded. */
    rest: words.filter((word, index) => isLeft(word, index) && !LITTLE_WORDS.has(word)),
  };
}

/** Of two wishes for the same, as of Saturday and Sunday, the first counts. */
function combinedWish(meanings: readonly Meaning[]): Asked {
  return Object.assign({}, ...meanings.map(({ wish }) => wish).toReversed()) as Asked;
}

/** Of the longest of neighbouring words that are a suburb's name. */
function suburbsIn(words: readonly string[]): Suburb[] {
  for (let size = Math.min(words.length, LONGEST_SUBURB); size > 0; size--) {
    for (let start = 0; start + size <= words.length; start++) {
      const found = suburbsNamed(words.slice(start, start + size).join(" "));
      if (found.length > 0) return found.map(({ name, place }) => ({ name, place: placeBySlug(place) }));
    }
  }
  return [];
}

/** In words. */
const LONGEST_SUBURB = 3;

/** "free" may mean several kinds of help. Another phrase may say which, "under 18" as well as a child. */
function soughtFunding(
  phrases: readonly (readonly Meaning[])[],
  treatment: SoughtTreatment | null,
): FundingSlug[] {
  const meant = phrases
    .map((phrase) => phrase.flatMap(({ funding }) => funding ?? []))
    .filter(({ length }) => length > 0);
  const plain = meant.filter(({ length }) => length === 1);
  const all = [...new Set((plain.length > 0 ? plain : meant).flat())];
  const isForChild = treatment?.service === "childrens-dentistry" && all.includes("free-under-18");
  if (isForChild) return ["free-under-18"];
  return treatment && NOT_FREE.has(treatment.service) ? all.filter((one) => one !== "free-under-18") : all;
}

/** No part of the free care for under 18s (Health New Zealand); the article on costs says so. */
const NOT_FREE: ReadonlySet<TreatmentSlug> = new Set(["braces", "invisalign"]);

const NEAR_ME = /\b(?:near me|near by|nearby|nearest|closest|close to me|around me)\b/;

/** Whether every word is understood. `"implants in Taupō"` is; `"Harbour implants"` is not. */
export function isUnderstood(question: Question): boolean {
  const {
    rest,
    place,
    region,
    town,
    treatment,
    isUrgent,
    isToday,
    isAboutPrice,
    funding,
    unlisted,
    article,
    written,
  } = question;
  const isKnown =
    isUrgent ||
    isToday ||
    isAboutPrice ||
    funding.length > 0 ||
    hasWish(question) ||
    unlisted !== null ||
    article !== null ||
    written !== null;
  return rest.length === 0 && Boolean(place ?? region ?? town ?? treatment ?? isKnown);
}

/** Whether it says how the practice should be, beside treatment, place and cost. */
export function hasWish({ wish }: Pick<Question, "wish">): boolean {
  return Object.keys(wish).length > 0;
}

/** The words that practices are found by: names, people, places. */
export type PracticeWords = {
  /** Whether a folded word occurs in any practice. */
  has: (word: string) => boolean;
  /** The closest word of a practice, for one that occurs in none. */
  nearest: (word: string) => string | undefined;
};

/**
 * The question with its typing errors corrected, null when there are none: unknown words that are one or two errors away
 * from known words or from their beginning. `corrected(readQuestion("welington invisaline")) === "Wellington Invisalign"`.
 * With `practices`, one word at most is corrected against theirs, because that search is slow.
 */
export function corrected({ typed, rest, suburb }: Question, practices?: PracticeWords): string | null {
  const words = typed.split(" ");
  // Lower Hutt is not the lowest.
  const known = fold(suburb?.name ?? "").split(" ");
  const open = rest.filter((word) => !known.includes(word));
  const meant = words.map((word) => (open.includes(fold(word)) ? (otherwiseMeant(word) ?? word) : word));
  const unknown = words.filter((word, index) => meant[index] === word && isUnknown(fold(word)));
  const found = unknown.length === 1 ? practices?.nearest(fold(unknown[0]!)) : undefined;
  const all = meant.map((word) => (found !== undefined && word === unknown[0] ? found : word));
  return all.every((word, index) => word === words[index]) ? null : all.join(" ");

  function isUnknown(word: string): boolean {
    // Another postcode is another part of the country.
    if (/^\d+$/.test(word)) return false;
    return errorsAllowed(word.length) > 0 && open.includes(word) && practices?.has(word) === false;
  }
}

/** The word that was meant; undefined if only capitals differ, as “tooth” is no mistake for “Tooth”. */
function otherwiseMeant(word: string): string | undefined {
  const meant = meantBy(fold(word));
  return meant !== undefined && fold(meant) === fold(word) ? undefined : meant;
}

function searchKeywords(typed: string): string {
  const isKeyword = (word: string) => fold(word) !== "" && !LITTLE_WORDS.has(fold(word));
  return typed.split(" ").filter(isKeyword).join(" ");
}

/** The place that is named, or that the named suburb is part of. */
export function soughtPlace({ place, suburb }: Question): Place | null {
  return place ?? suburb?.place ?? null;
}
