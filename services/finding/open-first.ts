import { placeBySlug } from "#content/places.ts";
import type { PracticeIndex } from "#database/practices/practice-index.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import { MINUTE } from "#domain/durations.ts";
import { kilometresBetween, type Position } from "#domain/finding/distance.ts";
import { openingStatusAt } from "#domain/hours/opening-hours.ts";

/** Where someone in pain is: a position, or a place of which no more is known than that they are in it. */
export type Whereabouts = Position & { slug?: string };

/** A straight line of 100 km is about an hour and a half on New Zealand’s roads. */
const DRIVE_A_KILOMETRE = (90 * MINUTE) / 100;

/**
 * When someone in pain could be in the chair, in milliseconds of Unix time: once the practice is open, so that somebody
 * answers the phone, and they have driven there. Infinity where its hours don’t say. Every door that pain comes in by has
 * this order. Within the place that was named no drive is counted, since nobody has said where in it they are.
 */
export function seenAt(
  practice: { place: string; openingHours: string | null } & Position,
  from: Whereabouts | null,
  now: Date,
  opens = nextOpen(practice, now),
): number {
  if (opens === null) return Infinity;
  const isHere = from === null || from.slug === practice.place;
  const drive = isHere ? 0 : kilometresBetween(from, practice) * DRIVE_A_KILOMETRE;
  return Math.max(opens, now.getTime()) + drive;
}

/** Sorts by instants of which some are infinite: the difference of two such is no number. */
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
  const opens = new Map<string, number | null>();
  const found = index
    .around(filter)
    .practices()
    .map(({ id, place, opening_hours: openingHours, latitude, longitude }) => {
      const practice = { place, openingHours, latitude, longitude };
      const opening = opens.getOrInsertComputed(`${place} ${openingHours}`, () => nextOpen(practice, now));
      return {
        id,
        at: seenAt(practice, from, now, opening),
        kilometres: from ? kilometresBetween(from, practice) : 0,
      };
    })
    .toSorted((a, b) => bySooner(a.at, b.at) || a.kilometres - b.kilometres);
  return { total: found.length, ids: found.slice(offset, offset + limit).map(({ id }) => id) };
}

/**
 * When a practice can next see someone, in milliseconds of Unix time, 0 while it is open; null where its hours don't say.
 */
export function nextOpen(
  { place, openingHours }: { place: string; openingHours: string | null },
  now: Date,
): number | null {
  if (openingHours === null) return null;
  const { holidayRegion } = placeBySlug(place);
  const status = openingStatusAt({ openingHours, holidayRegion }, now);
  return status.isOpen ? 0 : (status.opensAt?.getTime() ?? null);
}
