import { readPhone } from "./phone.ts";

/** What we promise about texts: pages say it, `database/texts.ts` and `outbox/` keep it. */
export const TEXT_TERMS = {
  /** GSM-7 characters that fit into one text (3GPP TS 23.038, 6.1.2.1). */
  most: 160,
  /** How long a code can be typed, and how often it can be mistyped. */
  codeHours: 24,
  codeTries: 5,
  /** For one number: codes an hour, codes a day, and texts of all kinds a day. */
  codesAnHour: 1,
  codesADay: 3,
  aDay: 6,
  /** Of all texts of a day, the part that codes may take: a stranger can ask for codes, but not use them all up. */
  codesShare: 1 / 4,
  /** For so long we try to send a text. Its email has the news, so a late text is worth little. */
  triedForHours: 2,
  /** For so long we remember that a number wants no texts. */
  stoppedMonths: 24,
} as const;

/**
 * A New Zealand mobile number as `+64211234567`; undefined for any other. We text no other: numbers abroad and special
 * numbers are how fraudsters earn from a form that texts.
 *
 * `readMobile("021 555 0147") === "+64215550147"` · `readMobile("09 555 0147") === undefined`
 */
export function readMobile(text: string): string | undefined {
  const number = readPhone(text)?.e164;
  return number !== undefined && /^\+642\d{7,9}$/.test(number) ? number : undefined;
}

/**
 * A text in the characters that every phone and network takes and that count as one each: the printable part of ASCII
 * that is in GSM-7. Macrons come off their letters, curly quotes become straight; the rest is dropped.
 *
 * `inGsm7("Rātā’s – 12½") === "Rata's - 121/2"`
 */
export function inGsm7(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[‘’ʻ`]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, "-")
    .replaceAll("⁄", "/")
    .replaceAll(/[^\n !-Z_a-z]/g, "");
}

/** What someone asks for by replying: the first word counts, so that "Stop. Thank you" is understood, too. */
export function wishInReply(reply: string): "stop" | "start" | null {
  const word = /\p{L}+/u.exec(reply)?.[0].toUpperCase() ?? "";
  if (STOP_WORDS.has(word)) return "stop";
  return word === "START" ? "start" : null;
}

/** Not CANCEL: people mean the appointment. */
const STOP_WORDS: ReadonlySet<string> = new Set(["STOP", "UNSUBSCRIBE", "END", "QUIT"]);
