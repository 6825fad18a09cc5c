import { placeBySlug } from "#content/places.ts";
import type { PracticeIndex } from "#database/practices/practice-index.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import { MINUTE } from "#domain/durations.ts";
import { kilometresBetween, type Position } from "#domain/finding/distance.ts";
import { openingStatusAt } from "#domain/hours/opening-hours.ts";

/** Where someone in pain is: a position, or the centre of a place that they are somewhere in. */
export type Whereabouts = Position & { slug?: string };

/** A straight line of 100 km is about an hour and a half on New Zealand’s roads. */
const DRIVE_A_KILOMETRE = (90 * MINUTE) / 100;

/** When a practice can see someone in pain who is at `from`, and what that hangs on. */
export type Seen = {
  isOpen: boolean;
  /**
   * When they could be in the chair, in milliseconds of Unix time: once the practice is open, so that somebody answers the
   * phone, and they have driven there. Infinity where its hours don’t say.
   */
  at: number;
  /** Whether it is in the place that was named. No drive is counted there, since nobody has said where in it they are. */
  isHere: boolean;
  /** In a straight line; 0 where nobody has said where they are. */
  kilometres: number;
};

/** Every door that pain comes in by has the order of its `at`. */
export function whenSeen(
  practice: { place: string; openingHours: string } & Position,
  from: Whereabouts | null,
  now: Date,
): Seen {
  const { place, openingHours } = practice;
  const { holidayRegion } = placeBySlug(place);
  const status = openingStatusAt({ openingHours, holidayRegion }, now);
  const ready = status.isOpen ? now : status.opensAt;
  const isHere = from?.slug === place;
  const kilometres = from ? kilometresBetween(from, practice) : 0;
  const drive = isHere ? 0 : kilometres * DRIVE_A_KILOMETRE;
  const at = ready ? ready.getTime() + drive : Infinity;
  return { isOpen: status.isOpen, at, isHere, kilometres };
}

/** Sorts by instants. Some may be infinite, and the difference of two such is no number. */
export function bySooner(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/**
 * A page of practices in the order in which they can see someone who is in pain; the nearest to `near` first among equals,
 * or in our recommended order.
 */
export function openFirst(
  index: PracticeIndex,
  filter: PracticeFilter & { near?: Whereabouts | undefined },
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): { total: number; ids: readonly number[] } {
  const from = filter.near ?? null;
  const found = index
    .around(filter)
    .practices()
    .map(({ id, place, opening_hours: openingHours, latitude, longitude }) => ({
      id,
      ...whenSeen({ place, openingHours, latitude, longitude }, from, now),
    }))
    .toSorted((a, b) => bySooner(a.at, b.at) || a.kilometres - b.kilometres);
  return { total: found.length, ids: found.slice(offset, offset + limit).map(({ id }) => id) };
}
