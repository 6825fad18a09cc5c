import { ALL_PLACES } from "#content/places.ts";
import type { Writing } from "#database/practice-records.ts";
import { newZealandDay } from "#domain/nz-time.ts";

/** What facts are merged with: every place, and the day in New Zealand now. */
export function today() {
  return { places: ALL_PLACES, on: newZealandDay(new Date()) };
}

/** What a source states or takes back now, by no import. */
export function saidToday(source: string): Writing {
  return { source, importId: null, ...today() };
}
