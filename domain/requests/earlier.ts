import { DAY, MINUTE } from "../durations.ts";
import { findDayPart } from "./day-parts.ts";
import { wallTimeAt, weekdayIndex } from "../hours/opening-hours-clock.ts";
import type { EarlierWish, EventDetail, EventName } from "./requests.ts";

/** How many people we tell of a freed time at once. The first to take it has it. */
export const TOLD_AT_ONCE = 3;
/** How many times, half an hour apart, we tell people of the same freed time. */
export const MOST_ROUNDS = 3;
/** Milliseconds for which a freed time is kept for the first people we tell, and until we tell the next. */
export const KEPT_FOR = 30 * MINUTE;
/** How often we tell one patient of an earlier time. */
const MOST_TOLD = 5;

/** The wish of a patient who has only ticked the box: any day, any time. */
export function anyEarlierTime(since: Date): EarlierWish {
  return { since, days: [], part: "any", found: null };
}

/** Whether someone could come at a time, by the days and the part of the day that they have named. */
export function suits({ days, part }: Pick<EarlierWish, "days" | "part">, at: Date): boolean {
  const { day, minute } = wallTimeAt(at);
  const named = findDayPart(part);
  const isInPart = !named || (named.from <= minute && minute < named.to);
  return isInPart && (days.length === 0 || days.includes(weekdayIndex(day)));
}

/**
 * Whether someone can be told of an earlier time: not twice in 24 hours, not more than five times, and not of the same time
 * again. `events`: what has happened to their request.
 */
export function canBeTold(
  events: readonly { at: Date; event: EventName; detail: EventDetail }[],
  time: Date,
  now: Date,
): boolean {
  const told = events.filter(({ event }) => event === "foundEarlier");
  return (
    told.length < MOST_TOLD &&
    told.every(({ at, detail }) => now.getTime() - at.getTime() >= DAY && detail.at !== time.toISOString())
  );
}
