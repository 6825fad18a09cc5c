import { takesRequests } from "#content/asking.ts";
import { placeBySlug } from "#content/places.ts";
import { busySpansAt } from "#database/free-times/calendar-feeds.ts";
import type { Database } from "#database/database.ts";
import { findFreeTimes } from "#database/free-times/free-times.ts";
import { heldCells } from "#database/free-times/held-times.ts";
import { awaySpans } from "#database/free-times/away-spans.ts";
import { bookedSince } from "#database/requests/requests.ts";
import { areFreeTimesPaused } from "#database/settings.ts";
import { bookedFrom, isBookedAtOnce } from "#domain/free-times/booked-at-once.ts";
import { HOUR } from "#domain/durations.ts";
import type { TimesOfPractice } from "#domain/free-times/free-times.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { acceptsEmail } from "../requests/links.ts";
import type { BookingAtOnce } from "../services.ts";

/** What a practice's free times are computed from, as it is now. */
export type PracticeTimes = TimesOfPractice & {
  /** Whether a time is confirmed at once. Else the patient asks for it, as for any other. */
  isInstant: boolean;
};

/**
 * The free times of a practice; null where it has said none, or takes no requests. A time is confirmed at once only while
 * all that stands behind it is known: else it is asked for. `but`: without what these hold (`heldCells`).
 */
export async function findPracticeTimes(
  db: Database["read"],
  services: BookingAtOnce,
  practice: Practice,
  { now, but = [] }: { now: Date; but?: readonly string[] },
): Promise<PracticeTimes | null> {
  if (services.freeTimes === "off" || !takesRequests(practice)) return null;
  const stated = await findFreeTimes(db, practice.id);
  if (!stated || stated.state === "off") return null;
  const { holidayRegion } = placeBySlug(practice.place);
  const calendar = await busySpansAt(db, practice.id, now);
  const booked = await bookedSince(db, new Date(now.getTime() - HOUR), practice.id);
  // Who has a time there already adds no booking.
  const hasRoom = but.length > 0 || bookedFrom(booked.get(practice.id) ?? []) <= now.getTime();
  const isInstant =
    hasRoom &&
    isBookedAtOnce({
      state: stated.state,
      site: services.freeTimes,
      isClockTrusted: services.isClockTrusted(),
      isCalendarFresh: calendar.isFresh,
      isReached: acceptsEmail(practice, services),
      isPaused: await areFreeTimesPaused(db),
    });
  return {
    rules: stated.rules,
    schedule: { openingHours: practice.openingHours, holidayRegion },
    takesNewPatients: practice.newPatients.answer !== "no",
    held: await heldCells(db, services, practice.id, { now, but }),
    busy: calendar.spans,
    away: await awaySpans(db, practice.id, now),
    isInstant,
  };
}
