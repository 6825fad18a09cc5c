import { HOUR } from "../durations.ts";

/** No practice gets more bookings than this in an hour without reading them: later ones are asked for. */
const MOST_BOOKED_AN_HOUR = 10;

/** All that stands behind a free time. */
export type BehindTimes = {
  /** What the practice has stated, and what the operator allows. */
  state: "on" | "asked" | "off";
  site: "on" | "asked" | "off";
  isClockTrusted: boolean;
  /** Whether its calendar, where it has one, was read lately and understood. */
  isCalendarFresh: boolean;
  /** Whether mail can tell the practice of a booking. */
  isReached: boolean;
  /** After a restore patients know of bookings that we don’t. */
  isPaused: boolean;
};

/**
 * Whether a free time is booked at once or asked for, but for the hour’s limit (`bookedFrom`). The list of times, the form,
 * the interface, assistants, slots, cards and the booking itself all ask this.
 */
export function isBookedAtOnce(known: BehindTimes): boolean {
  return (
    known.state === "on" &&
    known.site === "on" &&
    known.isClockTrusted &&
    known.isCalendarFresh &&
    known.isReached &&
    !known.isPaused
  );
}

/**
 * From when on a practice has room for another booking: the first instant at which fewer than ten were booked within the
 * hour before. `booked`: when free times of it were taken, in epoch milliseconds.
 *
 * `bookedFrom([]) === -Infinity`
 */
export function bookedFrom(booked: readonly number[]): number {
  const tenth = booked.toSorted((a, b) => b - a)[MOST_BOOKED_AN_HOUR - 1];
  return tenth === undefined ? -Infinity : tenth + HOUR;
}
