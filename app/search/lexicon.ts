import { ARTICLES } from "#content/articles/articles.ts";
import {
  ALL_DAY_WORDS,
  ARTICLE_WORDS,
  BLEEDING_GUM_WORDS,
  COST_WORDS,
  FUNDING_WORDS,
  LITTLE_WORDS,
  PRICE_WORDS,
  TODAY_WORDS,
  UNLISTED_WORDS,
  URGENT_WORDS,
} from "#content/everyday-words.ts";
import { FILTERS } from "#content/filters.ts";
import { TOPICS } from "#content/topics/topics.ts";
import { PLACES } from "#content/places.ts";
import { type Region, REGIONS } from "#content/regions.ts";
import { TOWNS } from "#content/towns.ts";
import { type Place, withoutArticle } from "#domain/places.ts";
import type { FundingSlug } from "#domain/practice.ts";
import { fold, inFull, withoutPlural } from "#domain/text.ts";
import { beginsAlmost, errorsAllowed, typingErrors } from "#domain/typing-errors.ts";
import { type Asked, FILTER_NAMES } from "#domain/practice-filters.ts";
import { SOUGHT_TREATMENTS, type SoughtTreatment } from "./treatment.ts";

/** What a phrase may mean: one of these. */
export type Meaning = {
  place?: Place;
  part?: Region;
  region?: Region;
  treatment?: SoughtTreatment;
  isUrgent?: true;
  isBleedingGums?: true;
  isAllDay?: true;
  isAboutPrice?: true;
  isCost?: true;
  town?: Place;
  /** The name of the town that it was. */
  named?: string;
  isToday?: true;
  /** How a practice should be: `{ parking: "yes" }` */
  wish?: Asked;
  funding?: FundingSlug;
  unlisted?: string;
  article?: string;
};
export type Phrase = { text: string; meaning: Meaning };

const CHECKUP = SOUGHT_TREATMENTS.find(
  ({ page, service }) => page?.slug === service && service === "general-dentistry",
)!;

const PHRASES: readonly Phrase[] = [
  ...PLACES.flatMap((place) =>
    makePhrases([place.name, place.slug, place.nameMi ?? place.name, ...place.spellings], { place }),
  ),
  ...REGIONS.flatMap((region) => makePhrases([region.name, ...region.spellings], regionMeaning(region))),
  ...SOUGHT_TREATMENTS.flatMap((treatment) => makePhrases(treatment.names, { treatment })),
  ...makePhrases(URGENT_WORDS, { isUrgent: true }),
  ...makePhrases(BLEEDING_GUM_WORDS, { treatment: CHECKUP, isBleedingGums: true }),
  ...makePhrases(ALL_DAY_WORDS, { isAllDay: true }),
  ...makePhrases(PRICE_WORDS, { isAboutPrice: true }),
  ...makePhrases(COST_WORDS, { isCost: true }),
  ...FILTER_NAMES.flatMap((name) =>
    Object.entries(FILTERS[name].typed).flatMap(([value, texts]) =>
      makePhrases(texts ?? [], { wish: { [name]: value } }),
    ),
  ),
  ...makePhrases(TODAY_WORDS, { isToday: true }),
  ...TOWNS.flatMap((town) =>
    [town.name, ...town.spellings].flatMap((named) => makePhrases([named], { town, named })),
  ),
  ...Object.entries(FUNDING_WORDS).flatMap(([funding, texts]) =>
    makePhrases(texts, { funding: funding as FundingSlug }),
  ),
  ...Object.entries(UNLISTED_WORDS).flatMap(([unlisted, texts]) => makePhrases(texts, { unlisted })),
  ...Object.entries(ARTICLE_WORDS).flatMap(([article, texts]) => makePhrases(texts, { article })),
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

/** What is within one place of ours, as the North Shore is, is answered by that place. */
function regionMeaning(region: Region): Meaning {
  const [place, another] = region.places;
  if (!place || another) return { region };
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

/** Meanings by the key of a whole phrase. */
export const LEXICON: ReadonlyMap<string, readonly Meaning[]> = new Map(
  [
    ...Map.groupBy([...PHRASES, ...WRITTEN_TOGETHER, ...WITHOUT_ARTICLE], ({ text }) =>
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

/** The words of the phrases, as written and folded. */
const SINGLE_WORDS: readonly { known: string; folded: string }[] = [
  ...new Set([...PHRASES.flatMap(({ text }) => text.split(/[\s-]+/)), ...LONG_WORDS]),
]
  .filter((word) => errorsAllowed(word.length) > 0)
  .map((known) => ({ known, folded: fold(known) }));

const KNOWN_WORDS: typeof SINGLE_WORDS = [
  ...SINGLE_WORDS,
  ...WRITTEN_TOGETHER.map(({ text, apart }) => ({ known: apart, folded: fold(text) })),
];

/** What a mistyped word was meant as. One still being typed is completed, but never to several words: a `toothake` is no `tooth taken out`. */
export function meantBy(word: string): string | undefined {
  const most = errorsAllowed(word.length);
  if (most === 0) return undefined;
  const whole = KNOWN_WORDS.filter(({ folded }) => Math.abs(folded.length - word.length) <= most)
    .map(({ known, folded }) => ({ known, errors: typingErrors(word, folded) }))
    .filter(({ errors }) => errors <= most)
    .toSorted((a, b) => a.errors - b.errors)[0];
  return (whole ?? SINGLE_WORDS.find(({ folded }) => beginsAlmost(folded, word)))?.known;
}

export function splitWords(text: string): string[] {
  return fold(text).split(" ").filter(Boolean);
}

/** Equal for singular and plural: "crowns" and "crown", "teeth" and "tooth"; and for "nth shore" and "North Shore". */
export function phraseKey(words: readonly string[]): string {
  return words.map((word) => (word === "teeth" ? "tooth" : withoutPlural(inFull(word)))).join(" ");
}
