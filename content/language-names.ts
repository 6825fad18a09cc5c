import { LANGUAGE_WORDS } from "#content/everyday-words.ts";
import { fold } from "#domain/text.ts";

/** Spoken or signed in New Zealand, under names that ICU has not. */
const FURTHER = [
  "New Zealand Sign Language",
  "NZSL",
  "Cook Islands Māori",
  "Tagalog",
  "Farsi",
  "Sinhalese",
  "Shanghainese",
  "Hokkien",
  "Hakka",
];

/** ICU’s codes of what no patient speaks: Klingon, several languages, none. */
const NOT_SPOKEN: ReadonlySet<string> = new Set(["tlh", "mul", "zxx"]);

let names: ReadonlyMap<string, string> | undefined;

/** The English name of a language in its own spelling: `languageSpelled("samoan") === "Samoan"`; null for `Klingon`. */
export function languageSpelled(text: string): string | null {
  const known = () => [...Object.entries(LANGUAGE_WORDS).flat(2), ...FURTHER, ...namesOfIcu()];
  names ??= new Map(known().map((name) => [fold(name), name]));
  return names.get(fold(text)) ?? null;
}

/** ICU gives the name of a code, and no list of its codes; all of three letters take 20 ms. */
function namesOfIcu(): string[] {
  const icu = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const two = letters.flatMap((first) => letters.map((second) => first + second));
  const codes = [...two, ...two.flatMap((start) => letters.map((last) => start + last))];
  return codes.filter((code) => !NOT_SPOKEN.has(code)).flatMap((code) => icu.of(code) ?? []);
}
