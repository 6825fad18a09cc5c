import { withCapital } from "./text.ts";

/**
 * Opening hours in English as OpenStreetMap's grammar would have them, word by word: the first of two readings takes this.
 * An AM or PM that is written once is meant twice.
 *
 * `hoursInGrammar("Mon-Fri 8:00 AM – 1:00 PM, 2:00 – 5:00 PM") === "Mo-Fr 08:00-13:00,14:00-17:00"`
 */
export function hoursInGrammar(text: string): string {
  return withoutFallback(withSeparators(inTwentyFourHours(inShortDays(inOneLine(text)))));
}

/** What the grammar knows. Hours without minutes, as in `8-5`, it does not, but its readers take them. */
const KNOWN =
  /"[^"]*"|24\/7|\b\d{1,2}:\d{2}\b|\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|week|easter|days?|off|open|unknown)\b|\b\d{1,4}\b|[\s;,|[\]/+-]/g;

/**
 * Whether a text is written in the grammar, in which hours stand after their days and a sign between rules. The library
 * guesses at more, as at what follows `Mo 08:00-17:00. Tu`.
 */
export function isInGrammar(text: string): boolean {
  return text.replaceAll(KNOWN, "") === "" && !HOURS_FIRST.test(text);
}

const HOURS_FIRST = /(?::\d{2}|\boff|24\/7) (?:Mo|Tu|We|Th|Fr|Sa|Su|PH)\b/;

/** A line or a bar between rules is a semicolon: `Mon 8am-5pm⏎Tue 8am-5pm`. Hours may have a line of their own. */
function inOneLine(raw: string): string {
  const lines = raw.split(/[\r\n]+/).map((line) => line.trim().replaceAll(/\s+/g, " "));
  const joined = lines
    .filter((line) => line !== "")
    .map((line, index, all) => {
      const before = all[index - 1];
      if (before === undefined) return line;
      return `${/^\d/.test(line) && !/\d/.test(before) ? " " : "; "}${line}`;
    });
  return joined.join("").replaceAll(/ ?(?<!\|)\|(?!\|) ?/g, "; ");
}

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** `Monday: 8am; Tues - Thurs` → `Mo 8am; Tu-Th`. Only whole English words: `Mo` and `Mon` stay or become `Mo`. */
function inShortDays(text: string): string {
  const short = text
    .replaceAll(/\b(?:public|bank) holidays?\b/gi, "PH")
    .replaceAll(/\b([a-z]{2,9})\b\.?/gi, (word, letters: string) => {
      const day = DAYS.find((one) => letters.length >= 2 && one.startsWith(letters.toLowerCase()));
      return day ? withCapital(day.slice(0, 2)) : word;
    });
  return short
    .replaceAll(/\bweekdays\b/gi, "Mo-Fr")
    .replaceAll(/\bweekends?\b/gi, "Sa-Su")
    .replaceAll(/\b(?:every ?day|daily|(?:7|seven) days(?: (?:a|per) week)?)\b/gi, "Mo-Su")
    .replaceAll(/\b(Mo|Tu|We|Th|Fr|Sa|Su|PH)(?: ?:)+ ?/g, "$1 ")
    .replaceAll(/\b(Mo|Tu|We|Th|Fr|Sa|Su) ?(?:[-–—]|to) ?(?=(?:Mo|Tu|We|Th|Fr|Sa|Su)\b)/g, "$1-")
    .replaceAll(/ ?(?:&|\band\b) ?(?=(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)\b)/g, ",")
    .replaceAll(/\bclosed\b/gi, "off")
    .replace(/ (?:except|excluding) ((?:Mo|Tu|We|Th|Fr|Sa|Su|PH|[,-])+)$/i, "; $1 off")
    .replaceAll(/\b(?:12 ?)?(?:noon|midday)\b/gi, "12pm")
    .replaceAll(/\b(?:12 ?)?midnight\b/gi, "12am");
}

/** Days that follow hours begin a rule, where the text begins with days: `Mon 8am-5pm Tue 8am-6pm`. */
function withSeparators(text: string): string {
  if (!/^(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/.test(text)) return text;
  return text.replaceAll(
    /(\d:\d{2}|\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH) off) (?=(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)\b)/g,
    "$1; ",
  );
}

const SPAN =
  /(\d{1,2})(?:[:.](\d{2}))? ?([ap])?\.?(?:m\.?)? ?(?:[-–—]|to) ?(\d{1,2})(?:[:.](\d{2}))? ?([ap])?\.?(?:m\.?)?(?![\d:])/gi;

/** Spans in which a time says AM or PM: `2:00 – 5:00 PM` → `14:00-17:00`. Other spans stay as they are. */
function inTwentyFourHours(text: string): string {
  return text
    .replaceAll(
      SPAN,
      (
        span,
        fromHour: string,
        fromMinute = "00",
        fromHalf: string | undefined,
        toHour: string,
        toMinute = "00",
        toHalf: string | undefined,
      ) => {
        if (!fromHalf && !toHalf) return span.replaceAll(/ ?[–—] ?/g, "-");
        const end = toHalf
          ? clock(toHour, toMinute, toHalf)
          : endAfter(clock(fromHour, fromMinute, fromHalf!), toHour, toMinute);
        // The first time has the half of the second, unless it would then be the later one: `9 – 5 PM`.
        const sameHalf = clock(fromHour, fromMinute, fromHalf ?? toHalf!);
        const start = fromHalf || sameHalf < end ? sameHalf : clock(fromHour, fromMinute, "a");
        return `${start}-${end}`;
      },
    )
    .replaceAll(/(\d{2}:\d{2}), (?=\d{2}:\d{2})/g, "$1,");
}

/** An end that says no half of the day is the next one: `8am-5`. One on the clock of 24 hours is as it stands. */
function endAfter(start: string, hour: string, minute: string): string {
  if (Number(hour) > 12) return `${hour}:${minute}`;
  const [morning, afternoon] = ["a", "p"].map((half) => clock(hour, minute, half));
  return morning! > start ? morning! : afternoon!;
}

/** `clock("2", "00", "p") === "14:00"`; 12 AM is the beginning of the day. */
function clock(hour: string, minute: string, half: string): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

/**
 * `Mo-Fr 08:30-17:00 || "by appointment"` would say “call first” of every night: what has no time after `||` is left out.
 */
function withoutFallback(text: string): string {
  const [first = "", ...others] = text.split("||");
  const timed = others.filter((rules) => /\d/.test(rules.replaceAll(/"[^"]*"/g, "")));
  return [first, ...timed].map((rules) => rules.trim()).join(" || ");
}
