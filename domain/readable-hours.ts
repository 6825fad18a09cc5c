import { LRUCache } from "lru-cache";
import { readTwice } from "./hours-read-twice.ts";
import { MINUTES_IN_DAY } from "./nz-time.ts";
import { openingHoursProblem } from "./opening-hours.ts";
import type { Span } from "./opening-hours-plans.ts";
import { isAllDay } from "./opening-hours-words.ts";
import { daysThatDiffer, type SaidHours, saidPlan } from "./said-hours.ts";

/** Opening hours as OpenStreetMap writes them, or in one sentence why they are left out. */
export type ReadableHours = { hours: string; problem: null } | { hours: null; problem: string };

/**
 * Opening hours from a spreadsheet, in English or as OpenStreetMap writes them. What the grammar and people read
 * differently is left out (`readTwice`), and so is what no dentist keeps. Many practices of a list have the same.
 *
 * `readableHours("Mon-Fri 8:00 AM – 1:00 PM, 2:00 – 5:00 PM")` → `{ hours: "Mo-Fr 08:00-13:00,14:00-17:00", problem: null }`
 */
export function readableHours(raw: string): ReadableHours {
  return known.memo(raw.trim());
}

const known = new LRUCache<string, ReadableHours>({ max: 3_000, memoMethod: readAnew });

/** Seven days in English, each with a morning and an afternoon, take 350 characters. */
const LONGEST_RAW = 1_000;

function readAnew(raw: string): ReadableHours {
  if (raw.length > LONGEST_RAW)
    return { hours: null, problem: `Opening hours can be at most ${LONGEST_RAW} characters long.` };
  const { said, written, problem } = readTwice(raw);
  if (problem !== null) return { hours: null, problem };
  const unfit = openingHoursProblem(written);
  if (unfit !== null) return { hours: null, problem: unfit };
  return isKeptByDentists(said)
    ? { hours: written, problem: null }
    : { hours: null, problem: `“${raw}” are hours that no dentist keeps.` };
}

const EARLIEST = 5 * 60;
const LONGEST = 16 * 60;

/**
 * No opening before 5am, none over midnight and none of more than 16 hours, on no day, but for those that never close:
 * what holds in January only, or on a holiday, is shown too.
 */
function isKeptByDentists(said: SaidHours): boolean {
  return daysThatDiffer(said).every((day) =>
    [saidPlan(said, day, false, false), saidPlan(said, day, true, true)].every(
      (plan) => isAllDay(plan) || plan.every(isKept),
    ),
  );
}

function isKept({ from, to }: Span): boolean {
  return from >= EARLIEST && to < MINUTES_IN_DAY && to - from <= LONGEST;
}
