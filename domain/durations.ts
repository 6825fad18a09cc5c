/**
 * Lengths of time in milliseconds, as the clock runs: `new Date(now.getTime() + 2 * HOUR)`. Days of the calendar, of which
 * some have 23 or 25 hours, are reckoned in `nz-time.ts`.
 */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
