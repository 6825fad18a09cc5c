import type { Place } from "#domain/finding/places.ts";
import { FUNDING, type FundingSlug, type PriceTier } from "#domain/practices/practice.ts";
import { fold, foldPlaceName } from "#domain/text.ts";
import { TREATMENTS, type TreatmentSlug } from "#domain/practices/treatments.ts";
import { isCommonWord } from "./common-words/common-words.ts";
import { namesOfWholePlace } from "./localities.ts";
import { ALL_PLACES, findAnywhere, PLACES } from "./places.ts";
import { regionNamed } from "./regions.ts";
import { TOWNS } from "./towns.ts";

/**
 * The places that a typed text means: the one with that name, in any spelling or as its slug, those of a region, or else all
 * whose names contain it (specification, section 5). `placesNamed("Welling")` → Wellington; none for nonsense.
 *
 * Māori names come after the others, so that "whang" is not also Wellington, Te Whanganui-a-Tara; the towns beyond the 22
 * come last.
 */
export function placesNamed(text: string): readonly Place[] {
  const wanted = foldPlaceName(text);
  if (wanted === "") return [];
  const exact = findAnywhere(wanted);
  if (exact) return [exact];
  const region = regionNamed(wanted);
  if (region) return region.places;
  const hasWanted = (name: string) => foldPlaceName(name).includes(wanted);
  const within = (places: readonly Place[]) =>
    places.filter(({ slug, name, spellings }) => [slug, name, ...spellings].some(hasWanted));
  const found = [
    within(PLACES),
    PLACES.filter(({ nameMi }) => nameMi !== null && hasWanted(nameMi)),
    within(TOWNS),
  ];
  return found.find((places) => places.length > 0) ?? [];
}

/** One place, a region, or a piece of a name that several places have: `on` in Wellington, Hamilton and Nelson. */
export type Location = {
  /** The slug where it is one place or a region, else the folded piece. */
  text: string;
  places: readonly Place[];
};

/** `locationNamed("WANGANUI")` → `{ text: "whanganui", places: [Whanganui] }`; null for nonsense. */
export function locationNamed(text: string): Location | null {
  const places = placesNamed(text);
  if (places.length === 0) return null;
  if (places.length === 1) return { text: places[0]!.slug, places };
  return { text: regionNamed(text)?.slug ?? fold(text).replaceAll(" ", "-"), places };
}

/** The treatment whose slug, name or spelling a text is: `treatmentSpelled("clear aligners") === "invisalign"` */
export function treatmentSpelled(text: string): TreatmentSlug | null {
  const wanted = fold(text);
  const found = TREATMENTS.find((one) =>
    [one.slug, one.name, ...one.spellings].some((name) => fold(name) === wanted),
  );
  return found?.slug ?? null;
}

/** The treatment that a typed text means: exactly, or else the first whose name, then spelling, contains it. */
export function treatmentNamed(text: string): TreatmentSlug | null {
  const wanted = fold(text);
  if (wanted === "") return null;
  const exact = treatmentSpelled(text);
  if (exact) return exact;
  const found =
    TREATMENTS.find((one) => fold(one.name).includes(wanted)) ??
    TREATMENTS.find((one) => one.spellings.some((name) => fold(name).includes(wanted)));
  return found?.slug ?? null;
}

export function fundingNamed(text: string): FundingSlug | null {
  const wanted = fold(text);
  return FUNDING.find((one) => fold(one.slug) === wanted || fold(one.name) === wanted)?.slug ?? null;
}

/** The language as it is spelled in `known`: `languageNamed("te reo maori", known) === "Te reo Māori"`. */
export function languageNamed(text: string, known: readonly string[]): string | null {
  const wanted = fold(text);
  return wanted === "" ? null : (known.find((language) => fold(language) === wanted) ?? null);
}

/** `$$` and `2` mean the same. */
export function priceTierNamed(text: string): PriceTier | null {
  const signs = ["$", "$$", "$$$"].indexOf(text.trim()) + 1;
  const tier = signs || Number(text);
  return tier === 1 || tier === 2 || tier === 3 ? tier : null;
}

/** Every practice here is a dentist's, so these words narrow nothing: "dentist Napier" is "Napier". */
const SAID_OF_ALL = new Set(["dentist", "dentists"]);

/** Folded names of places that no practice shows, each with the folded name that it shows. */
const OTHER_NAMES: readonly (readonly [name: string, shown: string])[] = ALL_PLACES.flatMap((place) =>
  namesOfWholePlace(place).map((name): [string, string] => [foldPlaceName(name), foldPlaceName(place.name)]),
)
  .filter(([name, shown]) => name !== shown)
  .toSorted(([a], [b]) => b.length - a.length);

/**
 * What must occur in a practice, each word once, folded. A place's other names count typed whole, as the name that
 * practices show. An ordinary word of English or te reo Māori has a space at its end, since it is a whole word and the
 * beginning of no name: "wait" isn't Waitematā. While someone types, the last one `isBegun` and may become a name.
 *
 * `searchWords("Xavier Ōtautahi")` → xavier, christchurch · `searchWords("smile")` → `smile ` · `searchWords("Mt Eden")` → `mount `, eden
 */
export function searchWords(q: string, isBegun = false): string[] {
  const shown = OTHER_NAMES.reduce(
    (text, [name, instead]) => text.replaceAll(` ${name} `, ` ${instead} `),
    ` ${foldPlaceName(q)} `,
  );
  const words = [...new Set(shown.split(" "))].filter((word) => word !== "" && !SAID_OF_ALL.has(word));
  const isOpen = (word: string, at: number) => (isBegun && at === words.length - 1) || !isCommonWord(word);
  return words.map((word, at) => (isOpen(word, at) ? word : `${word} `));
}

/** `Wellington`, `Hawke’s Bay`, or `places with “on” in their name`. */
export function locationInWords({ text, places }: Location): string {
  if (places.length === 1) return places[0]!.name;
  return regionNamed(text)?.name ?? `places with “${text.replaceAll("-", " ")}” in their name`;
}
