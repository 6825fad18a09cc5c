import type { Meaning } from "./lexicon.ts";
import { isDay, type Phrase, typedFor } from "./phrases.ts";
import { type Span, typedIn } from "./spans.ts";

/** The days that a text names. Someone asks for the first; on others something happened. */
export type Days = {
  first: Phrase | undefined;
  further: readonly Phrase[];
  ofWhatHappened: readonly Phrase[];
};

/** When it should be open, beside the wish that lists are filtered by. */
export type DaysAsked = {
  /** It should be open on this day of the week. */
  isToday: boolean;
  /** What was typed for the day on which it should be open, since no list is chosen by the hours of a weekday: `thursday`. */
  openOn: string | null;
  /** Asks for who is open at night, or never closes. */
  isAllDay: boolean;
  /** What was typed for a day that comes twice, and may be the second: `next friday`. */
  nextDay: string | null;
  /** What was typed for further days, since a list is of one. */
  furtherDays: string[];
  /** What was typed for a part of a day, or an hour of it: `arvo`. */
  dayPart: string | null;
  /** What was typed for an hour after which it should be open, beside the one by which we search: `until 8pm`. */
  evening: string | null;
};

type AskedIn = {
  words: readonly string[];
  phrases: readonly Phrase[];
  meanings: readonly Meaning[];
  days: Days;
  clock: Span | null;
};

/** Says when it should be open: `dayPart` is `arvo` in "dentist tomorrow arvo". */
export function daysAsked(asked: AskedIn): DaysAsked {
  const { words, phrases, meanings, clock } = asked;
  const { first, further } = asked.days;
  return {
    isToday: meanings.some((one) => one.isToday),
    openOn: openOn(asked),
    isAllDay: meanings.some((one) => one.isAllDay),
    nextDay: first && words[first.start - 1] === "next" ? `next ${words[first.start]}` : null,
    furtherDays: further.map((one) => typedIn(words, one)),
    dayPart: typedFor("isDayPart", { words, phrases }) ?? (clock && typedIn(words, clock)),
    evening: phrases.flatMap((one) => eveningTyped(words, one) ?? [])[0] ?? null,
  };
}

/** "Open late thursday" asks for the hours of that day, and not for a time to book online. */
function openOn({ words, meanings, days: { first } }: AskedIn): string | null {
  const isOfHours =
    words.some((word) => HOURS.has(word)) || meanings.some(({ wish }) => wish?.open === "evening");
  const isFree = first?.found.some(({ wish }) => wish?.free) ?? false;
  return first && isOfHours && isFree ? typedIn(words, first) : null;
}

const HOURS: ReadonlySet<string> = new Set(["open", "opens", "hours", "late"]);

function eveningTyped(words: readonly string[], phrase: Phrase): string | null {
  const typed = typedIn(words, phrase);
  const isEvening = phrase.found.some(({ wish }) => wish?.open === "evening");
  return isEvening && /\d/.test(typed) && !/^(?:after|past) 6 ?pm$/.test(typed) ? typed : null;
}

/** The hour that isn't understood otherwise. */
export function clockIn(words: readonly string[], isRead: readonly boolean[]): Span | null {
  const start = words.findIndex((word, at) => !isRead[at] && CLOCK.test(word));
  return start < 0 ? null : { start, end: start + 1 };
}

/** Three in the afternoon, as people write it: `3pm`, `330pm`. */
const CLOCK = /^\d{1,4}(?:am|pm)$/;

/**
 * The day that is asked for, and those that aren't: "my filling fell out on Sunday" says when it happened, and not when to be
 * seen. A list is of one day, so that the first counts.
 */
export function daysIn(words: readonly string[], phrases: readonly Phrase[], isHurt: boolean): Days {
  const all = phrases.filter(({ found }) => found.some(isDay)).toSorted((a, b) => a.start - b.start);
  const ofWhatHappened = all.filter(({ start }) => isDayOfHurt(words, start, isHurt));
  const [first, ...further] = all.filter((one) => !ofWhatHappened.includes(one));
  const isOther = ({ found }: Phrase) => found[0] !== first?.found[0];
  return { first, further: further.filter(isOther), ofWhatHappened };
}

/**
 * Whether the day at this place follows what happened, with no word between of being seen on it. Many a word ends as
 * those of what happened do, so that they count where someone is hurt, or where it happened to a thing: "cracked it".
 */
function isDayOfHurt(words: readonly string[], at: number, isHurt: boolean): boolean {
  const before = words.slice(0, at);
  const isPast = (word: string, index: number) =>
    HAPPENED.has(word) ||
    (isHurt && /^(?:out|taken)$/.test(word)) ||
    (/[a-z]{2}ed$/.test(word) && (isHurt || TO_A_THING.has(words[index + 1] ?? "")));
  const happened = before.findLastIndex(
    (word, index) => isPast(word, index) && !HURT_THINGS.has(words[index + 1] ?? ""),
  );
  return happened >= 0 && !before.slice(happened).some((word) => BE_SEEN.has(word));
}

const HAPPENED: ReadonlySet<string> = new Set(
  "fell came broke had took lost got hit split burst last since bit swallowed gave went woke did ago was were wait whati".split(
    " ",
  ),
);
const TO_A_THING: ReadonlySet<string> = new Set("it my out on last yesterday".split(" "));
/** "Chipped tooth Sunday" doesn't tell what happened: it names what is wrong. */
const HURT_THINGS: ReadonlySet<string> = new Set(
  "tooth teeth gum gums jaw face crown filling nerve wisdom molar".split(" "),
);
const BE_SEEN: ReadonlySet<string> = new Set(
  "dentist dentists open opens clinic see seen need needs want appointment available anyone who book".split(
    " ",
  ),
);
