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
  /** The part of all texts of a day that codes may take: a stranger can ask for codes, but not use them all up. */
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

/**
 * What someone asks for by replying to a text: nothing but a word that stops texts, or that starts them, with a courtesy or
 * what is to stop beside it. Anything else is null, however it begins, because people write about their appointment too.
 *
 * `wishInReply("Please stop texting me") === "stop"` · `wishInReply("Stop by at 3pm ok?") === null`
 */
export function wishInReply(reply: string): "stop" | "start" | null {
  const words = reply
    .normalize("NFC")
    .toUpperCase()
    .replaceAll(/\bOPT[ -]OUT\b/g, "OPTOUT");
  const told = (words.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? []).filter(
    (word) => !BESIDE_A_WISH.has(word),
  );
  if (told.length === 0) return null;
  if (told.every((word) => STOP_WORDS.has(word))) return "stop";
  return told.every((word) => START_WORDS.has(word)) ? "start" : null;
}

/** CANCEL isn't among them: people mean the appointment. */
const STOP_WORDS = wordsIn("STOP STOPALL UNSUBSCRIBE UNSUB END QUIT OPTOUT KĀTI KATI");
const START_WORDS = wordsIn("START UNSTOP SUBSCRIBE");

/** They say nothing else: a courtesy, and what is to stop. */
const BESIDE_A_WISH = wordsIn(
  "PLEASE PLS PLZ THANKS THANK YOU THX TA CHEERS HI HELLO SORRY KIA ORA KOA NGĀ NGA MIHI NOW AGAIN OK YES " +
    "TEXT TEXTS TEXTING TXT TXTS TXTING MESSAGE MESSAGES MESSAGING SMS SENDING ALL THE THESE THIS ME",
);

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
