import { instantThere, keptAt, zoneOfRegion } from "../hours/practice-clock.ts";
import { newZealandDay } from "../nz-time.ts";
import type { Request, RequestPractice } from "./requests.ts";

export type Agreed = Pick<Request, "appointment" | "practice">;
export type PracticeClock = Pick<RequestPractice, "holidayRegion"> | null;

/**
 * The instant of a time that a request keeps. Agreed and offered times are kept as the practice's own clocks show them
 * (`domain/hours/practice-clock.ts`), so whatever holds one against now or against a deadline asks this first. Without a
 * practice it is a time of the rest of the country.
 *
 * `practiceInstant({ holidayRegion: "CIT" }, new Date("2026-12-01T20:00Z"))` is 9am on the Chatham Islands, `19:15Z`
 */
export function practiceInstant(practice: PracticeClock, kept: Date): Date {
  return practice ? instantThere(kept, zoneOfRegion(practice.holidayRegion)) : kept;
}

/** What the clocks of a practice show now, as its times are kept: to compare days and times of day. */
export function practiceNow(practice: PracticeClock, now: Date): Date {
  return practice ? keptAt(now, zoneOfRegion(practice.holidayRegion)) : now;
}

/** Which day it is at a practice; without one, in New Zealand. */
export function practiceToday(practice: PracticeClock, now: Date): string {
  return newZealandDay(practiceNow(practice, now));
}

/** The instant at which the agreed appointment begins; null where none is agreed. */
export function appointmentStart({ appointment, practice }: Agreed): Date | null {
  return appointment && practiceInstant(practice, appointment.at);
}

/** Whether the agreed time has come. From then on it is neither changed nor cancelled. */
export function hasBegun(request: Agreed, now: Date): boolean {
  const start = appointmentStart(request);
  return start !== null && start <= now;
}
