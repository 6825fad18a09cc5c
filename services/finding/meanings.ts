import { type Days, clockIn, daysIn } from "./days-asked.ts";
import { type HurtTold, hurtTold } from "./hurt-told.ts";
import type { Meaning } from "./lexicon.ts";
import { pageNamed } from "./page-named.ts";
import { findPhrases, type Found, isDay, type Phrase } from "./phrases.ts";
import { asksToChange, notUrgentIn, type RuledOut, ruledOutIn } from "./ruled-out.ts";
import { holds, isWithin, marked, type Span } from "./spans.ts";
import type { Typed } from "./typed.ts";
import type { Written } from "./written.ts";

/** What the words of a text mean, before anyone asks what is sought by them. */
export type MeaningsRead = Found & {
  typed: Typed;
  words: readonly string[];
  told: HurtTold;
  /** Someone is hurt, for certain. */
  isHurt: boolean;
  excluded: readonly RuledOut[];
  /** What is understood, and nothing to search for: denied haste, and the day of a visit that someone has. */
  aside: readonly Span[];
  days: Days;
  clock: Span | null;
  /** The phrases that something is asked for by. */
  used: readonly Phrase[];
  /** What those mean. */
  meanings: readonly Meaning[];
  /** The page that is named. */
  written: Written | null;
};

/**
 * Reads what words mean: phrases and the page they name, then the hurt, for which all words count. What is ruled out and
 * when something happened is taken away from what is asked for.
 */
export function readMeanings(typed: Typed, languages: readonly string[]): MeaningsRead {
  const { words } = typed;
  const found = findPhrases(typed, languages);
  const { phrases } = found;
  const named = pageNamed(words, found);
  const told = hurtTold({ typed, phrases, page: named });
  const isHurt = told.hurt !== null && told.hurt.level !== "unsure";
  const withPage = marked(named.isRead, named.again);
  const excluded = ruledOutIn({ typed, phrases, isRead: withPage, isHurt: told.hurt !== null });
  const daysOfVisit = asksToChange(words) ? phrases.filter(({ found: all }) => all.some(isDay)) : [];
  const aside = [...notUrgentIn(words, phrases), ...daysOfVisit];
  const wanted = phrases.filter(({ start }) => !isWithin(start, [...excluded, ...aside]));
  const days = daysIn(words, wanted, isHurt);
  const { page } = named;
  const isAsked = (one: Phrase) =>
    !days.ofWhatHappened.includes(one) && !days.further.includes(one) && !isPartOfName(one, page);
  const used = wanted.filter(isAsked);
  // What isn't a wish for a day is said where it's no part of a hurt that is told.
  const isRead = marked(marked(withPage, [...excluded, ...aside]), isHurt ? [] : days.ofWhatHappened, false);
  return {
    ...found,
    typed,
    words,
    told,
    isHurt,
    excluded,
    aside,
    days,
    clock: clockIn(words, isRead),
    used,
    meanings: used.flatMap((one) => one.found),
    written: page && !isWithin(page.start, excluded) ? page.written : null,
    isRead,
  };
}

/** "Check registration" names a page, and asks for no checkup. */
function isPartOfName(phrase: Phrase, page: Span | null): boolean {
  return (
    page !== null &&
    holds(page, phrase) &&
    !holds(phrase, page) &&
    phrase.found.some(({ treatment }) => treatment?.service === "general-dentistry")
  );
}
