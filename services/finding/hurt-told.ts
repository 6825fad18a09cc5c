import { GENERIC_WORDS, LITTLE_WORDS } from "#content/everyday-words.ts";
import { LOCALITIES } from "#content/localities.ts";
import { ALL_PLACES } from "#content/places.ts";
import { VILLAGES } from "#content/villages.ts";
import { fold } from "#domain/text.ts";
import type { PageNamed } from "./page-named.ts";
import type { Phrase } from "./phrases.ts";
import { type HurtReading, readHurt } from "./read-hurt.ts";
import { isWithin, marked } from "./spans.ts";
import type { Typed } from "./typed.ts";

/** What is told of a hurt. */
export type HurtTold = HurtReading & {
  /** Gums that bleed, which may be one and the other, and at brushing are no hurt. */
  isBleedingGums: boolean;
};

type HurtIn = { typed: Typed; phrases: readonly Phrase[]; page: PageNamed };

/** Whether the words tell that someone is hurt. A practice's own name always wins. */
export function hurtTold(asked: HurtIn): HurtTold {
  const told = hurtIn(asked);
  return isPracticeAlone(told, asked) ? { ...told, hurt: null, isBleedingGums: false } : told;
}

/**
 * What a page calls its subject calmly, as gums that bleed when brushed, is no hurt unless other words say so: "my gums
 * bleed" and "his gum is bleeding after a fall".
 */
function hurtIn({ typed, phrases, page: { naming, isRead } }: HurtIn): HurtTold {
  const words = typed.allWords;
  const isPlace = placesIn(typed, phrases);
  const isCalm = (at: number) => naming?.isCalm === true && isWithin(at, [naming]);
  const known = {
    isName: (word: string) => PLACE_WORDS.has(word) || typed.isName(word),
    isKnown: (at: number) => isRead[at] ?? false,
    isLittle: (at: number) => LITTLE_WORDS.has(words[at]!),
  };
  const whole = readHurt(words, { ...known, isPlace: (at) => isPlace[at] ?? false });
  const isAllCalm = naming?.isCalm === true && !words.some((_, at) => !isCalm(at) && whole.isTelling(at));
  const read = isAllCalm
    ? readHurt(words, { ...known, isPlace: (at) => isPlace[at] === true || isCalm(at) })
    : whole;
  const { kind, risk } = whole.hurt ?? {};
  if (kind === "brushed-gums" && risk === null) return { ...read, hurt: null, isBleedingGums: true };
  return { ...read, isBleedingGums: isAllCalm && kind === "bleeding" };
}

/** Which words are part of the name of a place or a street. */
function placesIn({ words, street }: Typed, phrases: readonly Phrase[]): readonly boolean[] {
  const places = phrases.filter(({ found }) => found.some((one) => one.place ?? one.town ?? one.region));
  return marked(
    words.map(() => false),
    street ? [street, ...places] : places,
  );
}

/** Whether the words of a hurt only stand in a practice's name, which has a word that is nowhere else. */
function isPracticeAlone(told: HurtTold, { typed, page }: HurtIn): boolean {
  const isRead = marked(page.isRead, page.again);
  const isUnusual = typed.words.some(
    (word, at) => !told.isTelling(at) && !isRead[at] && !LITTLE_WORDS.has(word) && !GENERIC_WORDS.has(word),
  );
  return told.hurt !== null && isUnusual && typed.isPracticeName();
}

/** The words of places: Hutt is not hurt, and Ilam not inflamed. */
const PLACE_WORDS: ReadonlySet<string> = new Set(
  [...LOCALITIES, ...ALL_PLACES, ...VILLAGES].flatMap(({ name }) => fold(name).split(" ")),
);
