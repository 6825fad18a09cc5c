import { ARTICLES } from "#content/articles/articles.ts";
import {
  ABROAD_WORDS,
  ALL_DAY_WORDS,
  ARTICLE_WORDS,
  COST_WORDS,
  DAY_PART_WORDS,
  FUNDING_WORDS,
  HOLIDAY_WORDS,
  LITTLE_WORDS,
  OF_ALL_WORDS,
  PART_WORDS,
  PRICE_WORDS,
  SOONEST_WORDS,
  TODAY_WORDS,
  UNLISTED_WORDS,
  UNPRICED_WORDS,
  URGENT_WORDS,
} from "#content/everyday-words.ts";
import { PICTURES } from "#content/hurt-words.ts";
import { COMPANIES } from "#content/companies.ts";
import { LANDMARK_WORDS } from "#content/landmarks.ts";
import { namesOfWholePlace } from "#content/localities.ts";
import { NOT_LISTED_WORDS, type NotListed } from "#content/not-listed.ts";
import { FILTERS } from "#content/filters.ts";
import { TOPICS } from "#content/topics/topics.ts";
import { isTown, PLACES, placeBySlug } from "#content/places.ts";
import { type Region, REGIONS } from "#content/regions.ts";
import { TOWNS } from "#content/towns.ts";
import { VILLAGES } from "#content/villages.ts";
import { type Place, withoutArticle } from "#domain/finding/places.ts";
import type { FundingSlug } from "#domain/practices/practice.ts";
import { fold, inFull, sharedByPlural } from "#domain/text.ts";
import { beginsAlmost, errorsAllowed, nearWords } from "#domain/finding/typing-errors.ts";
import { type Asked, FILTER_NAMES } from "#domain/finding/practice-filters.ts";
import { SOUGHT_TREATMENTS, type SoughtTreatment } from "./treatment.ts";

/** What a phrase may mean: one of these. */
export type Meaning = {
  place?: Place;
  part?: Region;
  region?: Region;
  treatment?: SoughtTreatment;
  isUrgent?: true;
  isAllDay?: true;
  isHoliday?: true;
  /** A place beyond New Zealand. */
  isAbroad?: true;
  isAboutPrice?: true;
  /** It asks for who is free first. */
  isSoonest?: true;
  isCost?: true;
  town?: Place;
  /** The name of the town that it was. */
  named?: string;
  isToday?: true;
  /** The morning or the afternoon. */
  isDayPart?: true;
  /** A part of a checkup that practices list no price of. */
  isUnpriced?: true;
  /** Care that practices list under a wider name: a hygienist’s. */
  isPart?: true;
  /** How a practice should be: `{ parking: "yes" }` */
  wish?: Asked;
  funding?: FundingSlug;
  unlisted?: string;
  article?: string;
  /** The name of a company, about which practices say nothing. */
  company?: string;
  /** Something beside dentists that people ask for. */
  notListed?: NotListed;
  /** The whole country, or the number to call: every list has it. */
  isOfAll?: true;
};
export type Phrase = { text: string; meaning: Meaning };

const PHRASES: readonly Phrase[] = [
  ...PLACES.flatMap((place) => makePhrases([...namesOfWholePlace(place), place.slug], { place })),
  ...REGIONS.flatMap((region) => makePhrases([region.name, ...region.spellings], regionMeaning(region))),
  ...SOUGHT_TREATMENTS.flatMap((treatment) => makePhrases(treatment.names, { treatment })),
  ...makePhrases(URGENT_WORDS, { isUrgent: true }),
  ...makePhrases(ALL_DAY_WORDS, { isAllDay: true }),
  ...makePhrases(HOLIDAY_WORDS, { isHoliday: true }),
  ...makePhrases(ABROAD_WORDS, { isAbroad: true }),
  ...makePhrases(PRICE_WORDS, { isAboutPrice: true }),
  ...makePhrases(SOONEST_WORDS, { isSoonest: true }),
  ...makePhrases(COST_WORDS, { isCost: true }),
  ...FILTER_NAMES.flatMap((name) =>
    Object.entries(FILTERS[name].typed).flatMap(([value, texts]) =>
      makePhrases(texts ?? [], { wish: { [name]: value } }),
    ),
  ),
  ...makePhrases(TODAY_WORDS, { isToday: true }),
  ...makePhrases(DAY_PART_WORDS, { isDayPart: true }),
  ...makePhrases(UNPRICED_WORDS, { isUnpriced: true }),
  ...makePhrases(PART_WORDS, { isPart: true }),
  ...[...TOWNS, ...VILLAGES].flatMap((town) =>
    [town.name, ...town.spellings].flatMap((named) => makePhrases([named], { town, named })),
  ),
  ...Object.entries(FUNDING_WORDS).flatMap(([funding, texts]) =>
    makePhrases(texts, { funding: funding as FundingSlug }),
  ),
  ...Object.entries(UNLISTED_WORDS).flatMap(([unlisted, texts]) => makePhrases(texts, { unlisted })),
  ...Object.entries(ARTICLE_WORDS).flatMap(([article, texts]) => makePhrases(texts, { article })),
  ...COMPANIES.flatMap(({ name, names }) => makePhrases(names, { company: name })),
].filter(({ text }) => !LITTLE_WORDS.has(fold(text)));

function makePhrases(texts: readonly string[], meaning: Meaning): Phrase[] {
  return texts.map((text) => ({ text, meaning }));
}

const FOLDED_PHRASES: readonly (Phrase & { folded: string })[] = PHRASES.map((phrase) => ({
  ...phrase,
  folded: fold(phrase.text),
}));

/** The phrases that a folded text is the beginning of: `"wisdo"` → `wisdom teeth`, `wisdom tooth` … */
export function phrasesBeginning(start: string): readonly Phrase[] {
  return FOLDED_PHRASES.filter(({ folded }) => folded.startsWith(start));
}

/** A part of one of our places, like the North Shore, is answered with that place. For a town the sentence names both. */
function regionMeaning(region: Region): Meaning {
  const [place, another] = region.places;
  if (!place || another) return { region };
  if (isTown(place.slug)) return { town: place, named: region.name };
  return region.suburb === null ? { place } : { place, part: region };
}

/** Names of treatments written without a space: `rootcanal`. */
const WRITTEN_TOGETHER: readonly (Phrase & { apart: string })[] = PHRASES.filter(
  ({ text, meaning }) => meaning.treatment && /^\p{L}+([\s-]\p{L}+)+$/u.test(text),
).map(({ text, meaning }) => ({ text: text.replaceAll(/[\s-]/g, ""), meaning, apart: text }));

/** Names in te reo Māori without their article: Whanganui-a-Tara is no Whanganui. Nothing completes or corrects to them. */
const WITHOUT_ARTICLE: readonly Phrase[] = PLACES.flatMap((place) =>
  makePhrases(withoutArticle(place), { place }),
);

/** What is understood as it is typed, and no beginning of a word and no slip is completed or corrected to. */
const AS_TYPED: readonly Phrase[] = [
  ...LANDMARK_WORDS.flatMap(({ place, names }) => makePhrases(names, { place: placeBySlug(place) })),
  ...NOT_LISTED_WORDS.flatMap(({ meant, names }) => makePhrases(names, { notListed: meant })),
  ...makePhrases(OF_ALL_WORDS, { isOfAll: true }),
];

/** Meanings by the key of a whole phrase. */
export const LEXICON: ReadonlyMap<string, readonly Meaning[]> = new Map(
  [
    ...Map.groupBy([...PHRASES, ...WRITTEN_TOGETHER, ...WITHOUT_ARTICLE, ...AS_TYPED], ({ text }) =>
      phraseKey(splitWords(text)),
    ),
  ].map(([key, phrases]) => [key, phrases.map(({ meaning }) => meaning)]),
);

/** In words. */
export const LONGEST_PHRASE = Math.max(...[...LEXICON.keys()].map((key) => key.split(" ").length));

/** Long words of the pages that are written about something: `gingivitis`. Short ones are too near to others. */
const LONG_WORDS = [...TOPICS, ...ARTICLES]
  .flatMap(({ names }) => names)
  .flatMap((name) => name.split(" "))
  .filter(({ length }) => length >= 8);

/** A word of our own, as written and folded. */
export type Known = {
  known: string;
  folded: string;
  /** Part of the name of a place, to which less is corrected. */
  isPlace: boolean;
};

/** The words of the phrases. */
const SINGLE_WORDS: readonly Known[] = [
  ...new Map(
    [
      ...PHRASES.flatMap(({ text, meaning }) => wordsOf(text, meaning)),
      ...LONG_WORDS.flatMap((text) => wordsOf(text)),
    ]
      .filter(({ known }) => errorsAllowed(known.length) > 0)
      .toReversed()
      .map((word) => [word.folded, word] as const),
  ).values(),
].toReversed();

function wordsOf(text: string, { place, town, region }: Meaning = {}): Known[] {
  const isPlace = Boolean(place ?? town ?? region);
  return text.split(/[\s-]+/).map((known) => ({ known, folded: fold(known), isPlace }));
}

const KNOWN_WORDS: readonly Known[] = [
  ...SINGLE_WORDS,
  ...WRITTEN_TOGETHER.map(({ text, apart }) => ({ known: apart, folded: fold(text), isPlace: false })),
];

/** What a mistyped word was meant as. One still being typed is completed, but never to several words: a `toothake` is no `tooth taken out`. */
export function meantBy(word: string): Known | undefined {
  if (errorsAllowed(word.length) === 0) return undefined;
  const whole = nearestKnown(word);
  if (whole !== undefined) return KNOWN_BY_WORD.get(whole);
  return SINGLE_WORDS.find(({ folded }) =>
    word.length < FEWEST_SLIPPED ? folded.startsWith(word) : beginsAlmost(folded, word),
  );
}

/** Fewer letters with a slip in them are rather another word than the beginning of one: Haast is not Hast(ings). */
const FEWEST_SLIPPED = 6;

const KNOWN_BY_WORD = new Map(KNOWN_WORDS.toReversed().map((known) => [known.folded, known]));
const nearestKnown = nearWords([...KNOWN_BY_WORD.keys()], { long: 9 });

/** Folded words; a picture that tells of a hurt is one: `splitWords("🩸 Taupō")` → blood, taupo */
export function splitWords(text: string): string[] {
  const written = text.replaceAll(/\p{Extended_Pictographic}/gu, (one) => ` ${PICTURES.get(one) ?? one} `);
  return fold(written).split(" ").filter(Boolean);
}

/** Equal for singular and plural: "crowns" and "crown", "teeth" and "tooth"; and for "nth shore" and "North Shore". */
export function phraseKey(words: readonly string[]): string {
  return words.map((word) => (word === "teeth" ? "tooth" : sharedByPlural(inFull(word)))).join(" ");
}
