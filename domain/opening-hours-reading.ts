import { LRUCache } from "lru-cache";
import { readAsPeopleDo } from "./hours-as-people-read.ts";
import { readTwice, type Reading } from "./hours-read-twice.ts";
import { isEveryWeekAlike } from "./opening-hours-plans.ts";
import { hoursWritten } from "./said-hours.ts";

/**
 * What opening hours mean, or in one sentence why that is not known. All pages and answers read hours here, so what the two
 * readings of `readTwice` do not agree on is shown nowhere.
 * Reading takes some milliseconds, so results are memoized: at most 25 MB.
 */
export function readHours(text: string): Reading {
  const known = weekly.get(text) ?? changing.get(text);
  if (known) return known;
  if (text.length > LONGEST_TEXT) {
    return {
      hours: null,
      said: null,
      written: "",
      problem: `Opening hours can be at most ${LONGEST_TEXT} characters long.`,
    };
  }
  const reading = readTwice(text);
  (reading.hours === null || isEveryWeekAlike(reading.written) ? weekly : changing).set(text, reading);
  return reading;
}

/**
 * Opening hours in OpenStreetMap's syntax and always written alike, for everyone outside; empty where they are not
 * understood. `canonicalHours("Mo-Fr 8.30-17.00") === "Mo-Fr 08:30-17:00"`
 */
export function canonicalHours(text: string): string {
  return text === "" ? "" : canonical.memo(text);
}

const canonical = new LRUCache<string, string>({ max: 5_000, memoMethod: readCanonical });

/** Nearly all are stored as they are written here, and then the library need not read them. */
function readCanonical(text: string): string {
  const people = readAsPeopleDo(text);
  const isWeek = "said" in people && people.said.seasons.length === 0;
  return isWeek && hoursWritten(people.said) === text ? text : readHours(text).written;
}

/** OpenStreetMap's own limit. */
export const LONGEST_TEXT = 255;

/** 2.5 kB each. */
const weekly = new LRUCache<string, Reading>({ max: 3_000 });

/** 80 kB each, because they hold the parsed text. */
const changing = new LRUCache<string, Reading>({ max: 200 });
