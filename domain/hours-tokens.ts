/**
 * The words, times and signs of opening hours as people write them. This is the first half of the second reading
 * (`hours-as-people-read.ts`); it shares nothing with the library that reads OpenStreetMap's grammar.
 */
export type Token = Meaning & {
  /** Where it ends in the text, to say near what a text is not understood. */
  end: number;
};

type Meaning =
  | { kind: "days"; days: readonly number[] }
  | { kind: "time"; hour: number; minute: number; half: "a" | "p" | null; style: TimeStyle }
  /** `2026` or `1700`: which of the two, its neighbours say. */
  | { kind: "four digits"; value: number }
  | { kind: "month"; month: number }
  | { kind: "holiday"; isWord: boolean }
  | { kind: "weeks"; first: number; last: number; step: number }
  /** The first is 1, the last -1. */
  | { kind: "nth"; nth: readonly number[] }
  | { kind: "nth before"; nth: number }
  | { kind: "easter"; shift: number }
  | { kind: "note"; words: string }
  | { kind: Sign };

type Sign =
  | "dash"
  | "until"
  | "join"
  /** A line’s end or a bracket, after which the hours of a day may still come. */
  | "line"
  | "break"
  | "fallback"
  | "closed"
  | "all day"
  | "always"
  | "except"
  | "including"
  | "filler";

/**
 * `bare`: 8, which may be the day of a month too. `plain`: 8:30 or 8.30. Neither says which half of the day it is of, while
 * `full` (08:30, 17, 9h) and `said` (8am, noon) do.
 */
type TimeStyle = "bare" | "plain" | "full" | "said";

/** The tokens of a text, or the part of it up to the first word that is not known. */
export function hoursTokens(text: string): { tokens: Token[] } | { near: string } {
  const plain = withPlainSigns(text);
  const tokens: Token[] = [];
  for (let at = 0; at < plain.length;) {
    const found = tokenAt(plain, at);
    if (!found) return { near: plain.slice(0, wordEnd(plain, at)) };
    if (found.meaning && found.meaning.kind !== "filler") tokens.push({ ...found.meaning, end: found.end });
    at = found.end;
  }
  return { tokens };
}

/** Every dash is a hyphen, every quote a straight one, every space a space. The length stays. */
function withPlainSigns(text: string): string {
  return text
    .replaceAll(/[‐‑‒–—―−~]/g, "-")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[^\S\n]/g, " ");
}

function wordEnd(text: string, at: number): number {
  const end = text.slice(at + 1).search(/[\s,;]/);
  return end < 0 ? text.length : at + 1 + end;
}

type Found = { meaning: Meaning | null; end: number };

function tokenAt(text: string, at: number): Found | undefined {
  for (const { pattern, means } of PATTERNS) {
    pattern.lastIndex = at;
    const parts = pattern.exec(text);
    const meaning = parts && means(parts);
    if (meaning !== undefined && parts) return { meaning, end: pattern.lastIndex };
  }
  return undefined;
}

type Pattern = {
  pattern: RegExp;
  /** Undefined where it is something else after all; null for what says nothing. */
  means: (parts: RegExpExecArray) => Meaning | null | undefined;
};

function sign(pattern: RegExp, kind: Sign): Pattern {
  return { pattern, means: () => ({ kind }) };
}

const NOON = 12;
const BY_APPOINTMENT = "by appointment";

/** In the order in which they are tried: phrases, then times, then words, then signs. */
const PATTERNS: readonly Pattern[] = [
  { pattern: / +/y, means: () => null },
  { pattern: /"([^"]*)"/y, means: ([, words]) => ({ kind: "note", words: words!.trim().toLowerCase() }) },
  sign(/\b24 ?\/ ?7\b/y, "always"),
  sign(/\b24 ?-? ?(?:hours?|hrs?)(?: a day)?\b/iy, "all day"),
  sign(/\bother (?:times|hours|days) by appointment(?: only)?\b/iy, "filler"),
  {
    pattern:
      /\b(?:(?:strictly )?by (?:prior )?(?:appointment|arrangement)|(?:on )?appointments?)(?: only)?\b/iy,
    means: () => ({ kind: "note", words: BY_APPOINTMENT }),
  },
  { pattern: /\bph\b\.?/iy, means: () => ({ kind: "holiday", isWord: false }) },
  {
    pattern: /\b(?:public|bank|stat|statutory) (?:holidays?|hols?)\b\.?/iy,
    means: () => ({ kind: "holiday", isWord: true }),
  },
  {
    pattern: /\b(?:every ?day|daily|(?:7|seven) days(?: (?:a|per) week)?)\b/iy,
    means: () => ({ kind: "days", days: [0, 1, 2, 3, 4, 5, 6] }),
  },
  { pattern: /\bm ?(?:-|to) ?f\b/iy, means: () => ({ kind: "days", days: [0, 1, 2, 3, 4] }) },
  { pattern: /\bweek ?days?\b/iy, means: () => ({ kind: "days", days: [0, 1, 2, 3, 4] }) },
  { pattern: /\bweek ?ends?\b/iy, means: () => ({ kind: "days", days: [5, 6] }) },
  { pattern: /\bweeks? (\d{1,2})(?: ?- ?(\d{1,2}))?(?: ?\/ ?(\d{1,2}))?(?![\d:])/iy, means: weeksOf },
  { pattern: /\beaster(?: ?([+-]) ?(\d{1,2}) days?)?\b/iy, means: easterOf },
  { pattern: /\[ ?(-?[1-5](?: ?[,-] ?-?[1-5])*) ?\]/y, means: nthOf },
  { pattern: /\b(1st|first|2nd|second|3rd|third|4th|fourth|last)\b/iy, means: nthBeforeOf },
  sign(/\blate nights?\b|\bof (?:the|each|every) month\b/iy, "filler"),
  sign(/\bnot open\b/iy, "closed"),
  { pattern: /\b(?:12 ?)?(?:noon|midday)\b/iy, means: () => timeOf(NOON, 0, "p", "said") },
  { pattern: /\b(?:12 ?)?midnight\b/iy, means: () => timeOf(NOON, 0, "a", "said") },
  { pattern: /\b(\d{1,2})(?:[:.h]?(\d{2}))? ?([ap])(?:\.? ?m\b\.?|\b\.?)/iy, means: saidTime },
  { pattern: /\b(\d{1,2})h(\d{2})?\b/iy, means: ([, hour, minute]) => timeOf(hour, minute, null, "full") },
  { pattern: /\b(\d{4})(?!\d)/y, means: ([, value]) => ({ kind: "four digits", value: Number(value) }) },
  { pattern: /\b(\d{1,2})(?:[:.](\d{2}))?(?![\d:])/y, means: plainTime },
  { pattern: /([a-z]+)\./iy, means: ([, word]) => cutShort(word!.toLowerCase()) },
  { pattern: /[a-z]+(?:'re)?/iy, means: ([word]) => wordMeaning(word.toLowerCase()) },
  sign(/\|\|/y, "fallback"),
  sign(/[\n(]/y, "line"),
  sign(/[;|).]/y, "break"),
  sign(/[,&+/]/y, "join"),
  sign(/-+/y, "dash"),
  sign(/:/y, "filler"),
];

function saidTime([, hour, minute, half]: RegExpExecArray): Meaning | undefined {
  const hours = Number(hour);
  // “13:30pm” is no time on a clock of twelve hours.
  if (hours < 1 || hours > NOON) return undefined;
  return timeOf(hour, minute, half!.toLowerCase() === "p" ? "p" : "a", "said");
}

function plainTime([text, hour, minute]: RegExpExecArray): Meaning | undefined {
  if (minute === undefined) return timeOf(hour, minute, null, "bare");
  return timeOf(hour, minute, null, text.startsWith("0") || Number(hour) > NOON ? "full" : "plain");
}

function timeOf(
  hour: string | number | undefined,
  minute: string | number | undefined,
  half: "a" | "p" | null,
  style: TimeStyle,
): Meaning | undefined {
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  return minutes < 60 ? { kind: "time", hour: hours, minute: minutes, half, style } : undefined;
}

function weeksOf([, first, last, step]: RegExpExecArray): Meaning {
  return {
    kind: "weeks",
    first: Number(first),
    last: Number(last ?? first),
    step: Number(step ?? 1),
  };
}

function easterOf([, direction, days]: RegExpExecArray): Meaning {
  return { kind: "easter", shift: Number(days ?? 0) * (direction === "-" ? -1 : 1) };
}

/** `[1]`, `[-1]`, `[1,3]`; of a range like `[1-2]` each. */
function nthOf([, list]: RegExpExecArray): Meaning | undefined {
  const nth = list!.split(",").flatMap((part) => {
    const range = /^ ?([1-5]) ?- ?([1-5]) ?$/.exec(part);
    if (!range) return [Number(part)];
    const [first, last] = [Number(range[1]), Number(range[2])];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
  return nth.length > 0 && nth.every(Number.isInteger) ? { kind: "nth", nth } : undefined;
}

function nthBeforeOf([, word]: RegExpExecArray): Meaning {
  const NAMES = ["1st first", "2nd second", "3rd third", "4th fourth"];
  const index = NAMES.findIndex((names) => names.split(" ").includes(word!.toLowerCase()));
  return { kind: "nth before", nth: index < 0 ? -1 : index + 1 };
}

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);

const WORDS = new Map<string, Meaning>([
  ...allMean("closed shut off", { kind: "closed" }),
  ...allMean("to thru through", { kind: "dash" }),
  ...allMean("until till til", { kind: "until" }),
  ...allMean("and", { kind: "join" }),
  ...allMean("except excluding excl exc", { kind: "except" }),
  ...allMean("including incl inc", { kind: "including" }),
  ...allMean("unknown", { kind: "note", words: "unknown" }),
  ...allMean("weds", { kind: "days", days: [2] }),
  ...allMean("sept", { kind: "month", month: 8 }),
  ...allMean("open opening hours hour hrs times time business trading from on at our we're are is only the", {
    kind: "filler",
  }),
]);

function allMean(list: string, meaning: Meaning): [string, Meaning][] {
  return list.split(" ").map((word) => [word, meaning]);
}

const WHOLE = new Set([...DAYS, ...DAYS.map((day) => `${day}s`), ...MONTHS, "closed"]);

/** `Tues.`, where the full stop ends no sentence. */
function cutShort(word: string): Meaning | undefined {
  return WHOLE.has(word) ? undefined : wordMeaning(word);
}

/** A day or a month may be cut short, and a day may be one of many: `Saturdays`. */
function wordMeaning(word: string): Meaning | undefined {
  const known = WORDS.get(word);
  if (known) return known;
  const day = DAYS.findIndex((name) => word.length >= 2 && (name.startsWith(word) || `${name}s` === word));
  if (day >= 0) return { kind: "days", days: [day] };
  const month = MONTHS.findIndex((name) => word.length >= 3 && name.startsWith(word));
  return month < 0 ? undefined : { kind: "month", month };
}
