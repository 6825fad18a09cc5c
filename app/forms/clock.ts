import { formatLongDay, newZealandDay, newZealandTime } from "#domain/nz-time.ts";

/** `onTheClock(new Date("2026-11-20T00:30:00Z")) === "Friday 20 November 2026, 1:30pm NZ time"` */
export function onTheClock(instant: Date): string {
  return `${formatLongDay(newZealandDay(instant))}, ${newZealandTime(instant)} NZ time`;
}
