import { MONTHS } from "./hours-text.ts";
import { MINUTES_IN_DAY, twentyFourHours } from "../nz-time.ts";

/**
 * Opening hours in English as OpenStreetMap's grammar would have them: days, months, times and the signs between them.
 * Words that it doesn't know stay, so that the text isn't in the grammar then.
 *
 * `hoursInGrammar("Mon-Fri 8:00 AM – 1:00 PM, 2:00 – 5:00 PM") === "Mo-Fr 08:00-13:00,14:00-17:00"`
 */
export function hoursInGrammar(text: string): string {
  const words = [plainSigns, oneLine, plainWords, spansOfTime, rulesApart, daysBeforeHours];
  return words.reduce((before, write) => write(before), text).trim();
}

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const DAY = "(?:Mo|Tu|We|Th|Fr|Sa|Su)";
const MONTH = `(?:${MONTHS.join("|")})`;

/** What the grammar knows. */
const KNOWN = new RegExp(
  [
    String.raw`"by appointment"|24\/7|\b\d\d?:\d\d\b|\[[-\d, ]+\]|\bweek \d+(?:-\d+)?(?:\/\d+)?(?:, ?\d+(?:-\d+)?(?:\/\d+)?)*`,
    String.raw`\beaster(?: ?[+-] ?\d+ days?)?|(?:\b\d{4} )?\b${MONTH}\b(?: \d{1,2}\b(?:-\d{1,2}\b(?!:))?)?`,
    String.raw`\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|off)\b|[\s;,-]`,
  ].join("|"),
  "g",
);

/** The first word of a text that isn't of the grammar; null where all are. The library guesses at others. */
export function unknownWord(text: string): string | null {
  return text.replaceAll(KNOWN, " ").trim().split(" ", 1)[0] || null;
}

type Replacement = readonly [what: RegExp, by: string];

function replaced(text: string, all: readonly Replacement[]): string {
  return all.reduce((before, [what, by]) => before.replace(what, by), text);
}

function plainSigns(text: string): string {
  return replaced(text, [
    [/[‐‑‒–—―−~]/g, "-"],
    [/[“”„]/g, '"'],
    [/[^\S\n]+/g, " "],
  ]);
}

/** A line or a bar between rules is a semicolon: `Mon 8am-5pm⏎Tue 8am-5pm`. Hours may have a line of their own. */
function oneLine(text: string): string {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim().replace(/^- ?/, ""));
  const joined = lines
    .filter((line) => line !== "")
    .map((line, index, all) => {
      const before = all[index - 1];
      if (before === undefined) return line;
      return `${/^\d/.test(line) && !/\d|off|closed|shut/i.test(before) ? " " : "; "}${line}`;
    });
  return joined
    .join("")
    .replace(/ ?\|\| ?"[^"]*"$/, "")
    .replaceAll(/ ?(?<!\|)\|(?!\|) ?/g, "; ");
}

function plainWords(text: string): string {
  const short = replaced(text, [
    [/\b(?:public|bank|stat|statutory) (?:holidays?|hols?)\b\.?/gi, "PH"],
    [/\bph\b\.?/gi, "PH"],
    [/\bm ?(?:-|to) ?f\b/gi, "Mo-Fr"],
    [/\bweds\b/gi, "We"],
    [/\bsept\b/gi, "Sep"],
  ])
    .replaceAll(/\b([a-z]{2,10})\b(\.?)/gi, (word, letters: string, stop: string) => {
      const named = dayOrMonth(letters);
      // The full stop after a whole word ends a sentence.
      return named ? named + (letters.length > 5 ? stop : "") : word;
    })
    .replaceAll("..", ".");
  return replaced(short, [
    [/^(?:(?:open(?:ing)?|our|business|trading) )*hours ?:? ?(?=[A-Z\d])/i, ""],
    [/^open(?: from)? (?=[\dA-Z])/i, ""],
    [/\bweek ?days\b/gi, "Mo-Fr"],
    [/\bweek ?ends?\b/gi, "Sa-Su"],
    [/\b(?:every ?day|daily|(?:7|seven) days(?: (?:a|per) week)?)\b/gi, "Mo-Su"],
    [/\b24 ?-? ?(?:hours?|hrs?)(?: a day)?\b/gi, "00:00-24:00"],
    [/^00:00-24:00(?:, ?Mo-Su)?$/, "Mo-Su 00:00-24:00"],
    [/\b(?:not open|closed|shut)(?: on(?= ))?/gi, "off"],
    [/[,;] ?other (?:times|hours|days) by appointment(?: only)?$/gi, ""],
    [
      / ?(?<!")\b(?:strictly )?by (?:prior )?(?:appointment|arrangement)(?: only)?\b(?!")/gi,
      ' "by appointment"',
    ],
    [/"on appointment"|"by (?:prior )?(?:appointment|arrangement)(?: only)?"/gi, '"by appointment"'],
    [new RegExp(`\\b(?:1st|first) (${DAY})\\b`, "gi"), "$1[1]"],
    [new RegExp(`\\b(?:2nd|second) (${DAY})\\b`, "gi"), "$1[2]"],
    [new RegExp(`\\b(?:3rd|third) (${DAY})\\b`, "gi"), "$1[3]"],
    [new RegExp(`\\blast (${DAY})\\b`, "gi"), "$1[-1]"],
    [/\] of (?:the|each|every) month\b/gi, "]"],
    [new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (${MONTH}) (\d{4})\b`, "g"), "$3 $2 $1"],
    [new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (${MONTH})\b(?! \d)`, "g"), "$2 $1"],
    [new RegExp(String.raw`(${MONTH} \d{1,2}) ?(?:-|to) ?(?=(?:\d{4} )?${MONTH})`, "g"), "$1-"],
    [new RegExp(`\\b(${DAY}) ?(?:-|to|till|until|thru|through) ?(?=${DAY}\\b)`, "g"), "$1-"],
    [new RegExp(`\\b(${DAY}(?:\\[[-\\d,]+\\])?) ?(?:&|\\/|,|\\band\\b) ?(?=(?:${DAY}|PH)\\b)`, "g"), "$1,"],
    [/ ?\((?:excl\.?|except|excluding|off) PH\)/gi, "; PH off"],
    [/ ?\(off ([^()\d]+)\)/g, "; off $1"],
    [/\b(?:12 ?)?(?:noon|midday)\b/gi, "12pm"],
    [/\b(?:12 ?)?midnight\b/gi, "12am"],
    [
      /\b(0?[5-9]|1\d|2[0-3])([0-5]\d) ?- ?(1\d|2[0-3])([0-5]\d)(?: ?h(?:ou)?rs\b)?(?![\d:])/gi,
      "$1:$2-$3:$4",
    ],
    [/\b(\d{1,2})([0-5]\d) ?([ap])\.?m\b\.?/gi, "$1:$2$3m"],
    [/\b(?:from|between) (?=\d)/gi, ""],
  ]);
}

/** A day or a month, whole or cut short, and a day that is one of many: `Saturdays`. */
function dayOrMonth(word: string): string | undefined {
  const small = word.toLowerCase();
  const day = DAYS.find((name) => name.startsWith(small) || `${name}s` === small);
  if (day) return day[0]!.toUpperCase() + day[1]!;
  if (small.length < 3) return undefined;
  return MONTHS.find(
    (name) => small.startsWith(name.toLowerCase()) && MONTH_NAMES.some((one) => one.startsWith(small)),
  );
}

const MONTH_NAMES =
  "january february march april may june july august september october november december".split(" ");

const TIME = String.raw`(\d{1,2})(?:([:.h])(\d{2})|(h))?(?: ?([ap])(?:m\b|\. ?m\b\.?|\b))?`;
const SPAN = new RegExp(
  String.raw`(?<![\d:[./-]|week |${MONTH} )${TIME} ?(?:-|to|until|till|til) ?${TIME}(?![\d:/])(?! ?(?:day|week))`,
  "gi",
);

/**
 * Times on a clock of 24 hours. One that doesn't say which half of the day it's of is taken where a dentist could keep
 * just one of them: `9-1` is 9am to 1pm, and of `7-9` nobody knows.
 */
function spansOfTime(text: string): string {
  const isFullClock = /\b(?:0\d|1[3-9]|2[0-3])[:.]\d\d/.test(text);
  return text
    .replaceAll(SPAN, (span, ...parts: string[]) => {
      const [from, to] = [readTime(parts.slice(0, 5)), readTime(parts.slice(5, 10))];
      const found = spansMeant(from, to, isFullClock);
      return found.length === 1 ? found[0]! : span;
    })
    .replaceAll(/(\d{2}:\d{2}) ?(?:,|&|\band\b) ?(?=\d{2}:\d{2})/g, "$1,");
}

/** Minutes since midnight: those that a time may be. */
type Time = { literal: number; may: readonly number[]; isPlain: boolean };

function readTime([hour, sign, minute, h, half]: readonly (string | undefined)[]): Time {
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  const literal = minutes < 60 && hours <= 24 ? hours * 60 + minutes : Number.NaN;
  const onTwelve = (hours % 12) * 60 + minutes;
  const isFull = Boolean(h) || sign?.toLowerCase() === "h" || hours > 12 || hour?.startsWith("0") === true;
  if (half) {
    const said = hours <= 12 ? onTwelve + (half.toLowerCase() === "p" ? 720 : 0) : Number.NaN;
    return { literal: said, may: [said], isPlain: false };
  }
  if (isFull) return { literal, may: [literal], isPlain: false };
  return { literal, may: [onTwelve, onTwelve + 720], isPlain: minute !== undefined };
}

const EARLIEST = 5 * 60;
const LONGEST = 16 * 60;

function spansMeant(from: Time, to: Time, isFullClock: boolean): string[] {
  const isSaid = from.may.length === 1 && to.may.length === 1;
  const isWritten = [from, to].every(({ isPlain, may }) => isPlain || may.length === 1);
  if (isFullClock && isWritten && from.literal < to.literal) return [spanText(from.literal, to.literal)];
  return from.may.flatMap((start) =>
    to.may
      .filter((end) => end > start && (isSaid || (start >= EARLIEST && end - start <= LONGEST)))
      .map((end) => spanText(start, end)),
  );
}

function spanText(start: number, end: number): string {
  return `${twentyFourHours(start)}-${end === MINUTES_IN_DAY ? "24:00" : twentyFourHours(end)}`;
}

const TIMES = String.raw`\d\d:\d\d-\d\d:\d\d(?:,\d\d:\d\d-\d\d:\d\d)*`;
const WHO = String.raw`(?:${DAY}|PH)(?:\[[-\d,]+\])?(?:[-,](?:${DAY}|PH)(?:\[[-\d,]+\])?)*`;

/** Semicolons between rules, and a space between days and their hours. */
function rulesApart(text: string): string {
  return replaced(text, [
    [new RegExp(`(${DAY}|PH) ?:(?= ?;| ?$)`, "g"), "$1"],
    [new RegExp(`(${DAY}|PH)(?: ?[:,]| -)+ ?(?=\\d\\d:|off\\b|"by)`, "g"), "$1 "],
    [new RegExp(`(${WHO})(?=\\d\\d:)`, "g"), "$1 "],
    [/(\d:\d\d|\boff|"|PH|\b(?:Mo|Tu|We|Th|Fr|Sa|Su)) ?\. ?(?=[A-Z]|off|$)/g, "$1; "],
    [/(\d:\d\d|\boff) ?(?:\/|&|\band\b) ?(?=[A-Z])/g, "$1; "],
    [/(\d:\d\d)[;,]? ?(?:except|excluding|excl\.?|exc\.?) ?/gi, "$1; off "],
    [new RegExp(`^(${WHO}) except (${WHO}) (${TIMES})$`), "$1 $3; $2 off"],
    [new RegExp(`^(${WHO}) (${TIMES}) (?:including|incl?\\.?) PH$`), "$1,PH $2"],
    [new RegExp(`^(${TIMES}); ?(?=Sa[,-]Su off)`), "Mo-Su $1; "],
    [/(?<=\d:\d\d); ?(?=\d\d:)/g, ","],
    [/; ?;/g, ";"],
  ]);
}

const STATE = `(?:${TIMES}|off)`;
const HOURS_FIRST = new RegExp(`^(?:${STATE} ${WHO}(?:[;,] ?| ?$| (?=\\d|off)))+$`);

/** The grammar has hours after their days: `8am-5pm Mon-Fri` in all rules, or `closed Sundays` in one. */
function daysBeforeHours(text: string): string {
  const swapped = HOURS_FIRST.test(text)
    ? text.replaceAll(new RegExp(`(${STATE}) (${WHO})([;,] ?| ?$| (?=\\d|off))`, "g"), "$2 $1; ")
    : text.replaceAll(new RegExp(`(^|[;,] ?)off (${WHO}|${MONTH} [^;]*)(?=;|$|, ?${DAY})`, "g"), "$1$2 off");
  if (!new RegExp(`^(?:${WHO}|PH)\\b`).test(swapped)) return swapped;
  return swapped
    .replaceAll(/(\d:\d\d|\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|\]) off|") (?=(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)\b)/g, "$1; ")
    .replace(/; ?$/, "");
}
