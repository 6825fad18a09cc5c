/**
 * Lengths of time in milliseconds: `new Date(now.getTime() + 2 * HOUR)`. A day of the calendar can have 23 or 25 hours;
 * for those, use `nz-time.ts`.
 */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
