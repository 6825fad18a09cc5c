import { ZONE } from "#domain/nz-time.ts";
import { zoneOfRegion } from "#domain/hours/practice-clock.ts";
import type { PracticeClock } from "#domain/requests/practice-time.ts";
import { zoneOfPlace } from "./places.ts";
import { timeWords } from "./requests/when.ts";

const NAME = "Chatham Islands time";

/** What follows a time of a practice whose clocks aren't those of the rest: ` Chatham Islands time`, or nothing. */
export function clockSuffix(place: string): string {
  return suffixIn(zoneOfPlace(place));
}

/** Names the clock of a practice as a request has it; nothing without one. */
export function clockOf(practice: PracticeClock): string {
  return practice ? suffixIn(zoneOfRegion(practice.holidayRegion)) : "";
}

/** A time that a request keeps, in words: `Wednesday 2 December, 9:30am`, with the clock where it's another. */
export function practiceTime(practice: PracticeClock, kept: Date): string {
  return timeWords(kept) + clockOf(practice);
}

function suffixIn(zone: string): string {
  return zone === ZONE ? "" : ` ${NAME}`;
}

/** `clockNote` for the practice of a request. */
export function clockNoteOf(practice: PracticeClock): string | null {
  return practice ? noteIn(zoneOfRegion(practice.holidayRegion)) : null;
}

/** A line above several times of one practice: `Times are Chatham Islands time.` Null where its clocks are those of the rest. */
export function clockNote(place: string): string | null {
  return noteIn(zoneOfPlace(place));
}

function noteIn(zone: string): string | null {
  return zone === ZONE ? null : `Times are ${NAME}.`;
}
