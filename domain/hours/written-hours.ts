import { LRUCache } from "lru-cache";
import OpeningHours from "opening_hours";
import { hoursWritten, notatedHours } from "./hours-notation.ts";
import type { DayPlan, KeptHours } from "./kept-hours.ts";
import { hoursInGrammar, unknownWord } from "./hours-in-grammar.ts";
import { MINUTES_IN_DAY } from "../nz-time.ts";
import { openingHoursProblem } from "./opening-hours.ts";
import { isAllDay } from "./opening-hours-words.ts";

/** Opening hours in OpenStreetMap's notation, as they're kept; or in one sentence why they can't be read. */
export type ReadHours = { hours: string; problem: null } | { hours: null; problem: string };

/**
 * Reads opening hours as people or maps write them. It's done once, before they're stored. English becomes
 * OpenStreetMap's grammar (`hours-in-grammar.ts`), its library reads that, and the notation takes what says one thing
 * only. What's left over is shown as it was written. Many practices of a list have the same hours.
 *
 * `readWrittenHours("Mon-Fri 8:00 AM – 1:00 PM, 2:00 – 5:00 PM")` → `{ hours: "Mo-Fr 08:00-13:00,14:00-17:00", problem: null }`
 */
export function readWrittenHours(raw: string): ReadHours {
  return known.memo(raw.trim());
}

const known = new LRUCache<string, ReadHours>({ max: 3_000, memoMethod: readAnew });

/** Seven days in English, each with a morning and an afternoon, take 350 characters. */
const LONGEST_RAW = 1_000;

const EXAMPLE = "“Mo-Fr 08:00-18:00; Sa 09:00-15:00; PH off”";

function readAnew(raw: string): ReadHours {
  const unread = (problem: string) => ({ hours: null, problem });
  if (raw === "") return unread(`Write the opening hours, for example ${EXAMPLE}.`);
  if (raw.length > LONGEST_RAW) return unread(`Opening hours can be at most ${LONGEST_RAW} characters long.`);
  const words = hoursInGrammar(raw);
  const unknown = unknownWord(words);
  if (unknown !== null)
    return unread(`These opening hours can’t be read near “${unknown}”; write them like ${EXAMPLE}.`);
  const text = inLibraryWords(words);
  if (text === null) return unread(`These opening hours can’t be read; write them like ${EXAMPLE}.`);
  const read = notatedHours(text);
  if ("unclear" in read) return unread(`These opening hours ${read.unclear}.`);
  const hours = hoursWritten(read.hours);
  const unfit = openingHoursProblem(hours);
  if (unfit !== null) return unread(unfit);
  return areKeptByDentists(read.hours)
    ? { hours, problem: null }
    : unread("These opening hours begin before 5am, go past midnight or are longer than 16 hours.");
}

/** Where the library looks for the country's holidays. */
const NEW_ZEALAND = { lat: 0, lon: 0, address: { country_code: "nz", state: "" } };

/** As the library writes what it reads; null where it can't read it. */
function inLibraryWords(text: string): string | null {
  try {
    return new OpeningHours(text, NEW_ZEALAND).prettifyValue();
  } catch {
    return null;
  }
}

const EARLIEST = 5 * 60;
const LONGEST = 16 * 60;

/**
 * No opening before 5am, none over midnight and none of more than 16 hours, on no day, but for those that never close:
 * what holds in January only, or on a holiday, is shown too.
 */
function areKeptByDentists({ week, holidays, seasons }: KeptHours): boolean {
  return [week, holidays ?? [], ...seasons.map((season) => season.week)]
    .flat()
    .every((plan) => plan === undefined || isAllDay(plan) || isKept(plan));
}

function isKept(plan: DayPlan): boolean {
  return plan.every(({ from, to }) => from >= EARLIEST && to < MINUTES_IN_DAY && to - from <= LONGEST);
}
