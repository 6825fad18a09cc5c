import { HOUR } from "#domain/durations.ts";
import type { PageReads } from "#kit/context.ts";
import type { LivePractices, Snapshot } from "#database/practices/live-practices.ts";
import { nextMidnight } from "#domain/nz-time.ts";
import { EVERY_MINUTE, nextOpeningChange, openingChangeMinutes } from "#domain/hours/opening-changes.ts";

/**
 * When a page expires, in epoch milliseconds: one that read the clock at the next minute at which a practice may open or
 * close, or a free time may lapse; any other at midnight in New Zealand, since it may name the day. `from` is when making the page began: one that
 * began a moment before closing time says "Open now", so it expires at that time, however late it was finished.
 *
 * `const expiryOf = cacheExpiry(services.practices); expiryOf({ clock: true, articleId: null }, new Date())`
 */
export function cacheExpiry(practices: LivePractices): (reads: PageReads, from: Date) => number {
  let midnight = 0;
  let changes: { snapshot: Snapshot; minutes: readonly number[] } | undefined;

  function midnightAfter(from: Date): number {
    const isSameDay = from.getTime() < midnight && from.getTime() >= midnight - SHORTEST_DAY;
    if (!isSameDay) midnight = nextMidnight(from).getTime();
    return midnight;
  }

  function openingChangeAfter(from: Date): number {
    const snapshot = practices.known();
    if (!snapshot) return nextOpeningChange(EVERY_MINUTE, from).getTime();
    if (changes?.snapshot !== snapshot) {
      const hours = snapshot.schedules.map(({ openingHours }) => openingHours);
      const isAnyFree = snapshot.freeTimes.size > 0;
      changes = {
        snapshot,
        minutes: [...new Set([...openingChangeMinutes(hours), ...(isAnyFree ? EVERY_FIVE : [])])].toSorted(
          (a, b) => a - b,
        ),
      };
    }
    return nextOpeningChange(changes.minutes, from).getTime();
  }

  return ({ clock }, from) => Math.min(midnightAfter(from), clock ? openingChangeAfter(from) : Infinity);
}

/** On which free times lapse. */
const EVERY_FIVE = Array.from({ length: 12 }, (_, index) => index * 5);

/** When daylight saving time begins. */
const SHORTEST_DAY = 23 * HOUR;
