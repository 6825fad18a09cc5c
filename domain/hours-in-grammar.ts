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

/** A line or a bar between rules is a semicolon: `Mon 8am-5pm⏎Tue 8am-5pm`. */
function inOneLine(raw: string): string {
  return raw.trim().replaceAll(/\s*(?:[\r\n]+|(?<!\|)\|(?!\|))\s*/g, "; ");
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
    .replaceAll(/\b(Mo|Tu|We|Th|Fr|Sa|Su|PH)(?:\s*:)+\s*/g, "$1 ")
    .replaceAll(/\b(Mo|Tu|We|Th|Fr|Sa|Su)\s*(?:[-–—]|to)\s*(?=(?:Mo|Tu|We|Th|Fr|Sa|Su)\b)/g, "$1-")
    .replaceAll(/\s*(?:&|\band\b)\s*(?=(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)\b)/g, ",")
    .replaceAll(/\bclosed\b/gi, "off")
    .replace(/ (?:except|excluding) ((?:Mo|Tu|We|Th|Fr|Sa|Su|PH|[,-])+)$/i, "; $1 off")
    .replaceAll(/\b(?:12 ?)?(?:noon|midday)\b/gi, "12pm")
    .replaceAll(/\b(?:12 ?)?midnight\b/gi, "12am");
}

/** Days that follow hours begin a rule, where the text begins with days: `Mon 8am-5pm Tue 8am-6pm`. */
function withSeparators(text: string): string {
  if (!/^(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/.test(text)) return text;
  return text.replaceAll(/(\d:\d{2}|off) (?=(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)\b)/g, "$1; ");
}

const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\.?)?`;
const SPAN = new RegExp(`${TIME}\\s*(?:[-–—]|to)\\s*${TIME}(?![\\d:])`, "gi");

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
        if (!fromHalf && !toHalf) return span.replaceAll(/\s*[–—]\s*/g, "-");
        const end = toHalf
          ? clock(toHour, toMinute, toHalf)
          : endAfter(clock(fromHour, fromMinute, fromHalf!), toHour, toMinute);
        // The first time has the half of the second, unless it would then be the later one: `9 – 5 PM`.
        const sameHalf = clock(fromHour, fromMinute, fromHalf ?? toHalf!);
        const start = fromHalf || sameHalf < end ? sameHalf : clock(fromHour, fromMinute, "a");
        return `${start}-${end}`;
      },
    )
    .replaceAll(/(\d{2}:\d{2}),\s+(?=\d{2}:\d{2})/g, "$1,");
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
