import { MINUTES_IN_DAY, ZONE } from "../nz-time.ts";

/**
 * New Zealand's wall clock as whole numbers: days since 1 January 1970 there, minutes since midnight there.
 * The arithmetic of opening hours is done on these, so that it never meets the zone of the process.
 */
/** A moment as the wall shows it. `{ day: 20776, minute: 540 }` is 9am on 19 November 2026. */
export type WallTime = { day: number; minute: number };

/** `wallTimeAt(new Date("1970-01-01T12:30:00Z"))` is `{ day: 1, minute: 30 }`; another zone shows its own. */
export function wallTimeAt(instant: Date, zone = ZONE): WallTime {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
  const minutes = Math.floor((instant.getTime() + zoned.offsetNanoseconds / 1e6) / 60_000);
  const day = Math.floor(minutes / MINUTES_IN_DAY);
  return { day, minute: minutes - day * MINUTES_IN_DAY };
}

/**
 * When the clocks of New Zealand next show this time, or pass over it. 2:30am in the night when 2am becomes
 * 3am is the moment of the change; in the night that has 2:30am twice, it is the first of the two that is
 * still to come. The minute may be 1440, the midnight that ends the day.
 */
export function instantAtWall({ day, minute }: WallTime, after: Date, zone = ZONE): Date {
  const wanted = Temporal.PlainDateTime.from("1970-01-01T00:00").add({ days: day, minutes: minute });
  const first = wanted.toZonedDateTime(zone, { disambiguation: "earlier" });
  if (!first.toPlainDateTime().equals(wanted)) {
    return new Date(first.getTimeZoneTransition("next")!.epochMilliseconds);
  }
  if (first.epochMilliseconds > after.getTime()) return new Date(first.epochMilliseconds);
  return new Date(wanted.toZonedDateTime(zone, { disambiguation: "later" }).epochMilliseconds);
}

/** `isoDay(20785) === "2026-11-28"` */
export function isoDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday, as in `WEEKDAYS`. */
export function weekdayIndex(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}
