import { addMonths } from "../nz-time.ts";
import { wallTimeAt } from "../hours/opening-hours-clock.ts";
import { inDaytime, isBusinessDay } from "../requests/promises.ts";

/**
 * How many practices are asked in a day whether their listing is still right. A list of thousands that have joined, last
 * checked on one old day, is due at once: so many mails in one night look like spam, which would hold up those to
 * patients, and every question that they raise would reach our people the next morning. Fifty a business day are 12,000 a
 * year, more than New Zealand has practices.
 */
export const ASKED_A_DAY = 50;

/** It names no region: only the national public holidays count. */
const NATIONAL = "";

/** Whether practices are asked at this instant: between 8am and 8pm of a business day in New Zealand. */
export function isTimeToAsk(now: Date): boolean {
  return inDaytime(now) <= now && isBusinessDay(wallTimeAt(now).day, NATIONAL);
}

/** On how many days, the first and the last included, practices may have been asked between two instants. */
export function askingDays(from: Date, to: Date): number {
  let days = 0;
  for (let day = wallTimeAt(from).day; day <= wallTimeAt(to).day; day++)
    if (isBusinessDay(day, NATIONAL)) days++;
  return days;
}

/** Days; null where there is none. */
export type Known = {
  /** As its page says it. */
  checkedOn: string | null;
  /** When the practice last changed something by its link. */
  changedOn: string | null;
  joinedOn: string | null;
  askedOn: string | null;
};

/**
 * Since when no one has said that a listing is right, and the practice was not asked: since it was last checked, or since
 * the practice last changed something in it, if that is later. Where neither ever was, since the practice joined.
 *
 * `waitingSince({ checkedOn: "2025-03-01", changedOn: "2025-09-12", joinedOn: "2025-10-01", askedOn: null })` is
 * `2025-09-12`.
 */
export function waitingSince({ checkedOn, changedOn, joinedOn, askedOn }: Known): string {
  const heardOn = latestDay([checkedOn, changedOn]) ?? joinedOn;
  return latestDay([heardOn, askedOn]) ?? "";
}

/** Returns null for none. */
export function latestDay(days: readonly (string | null)[]): string | null {
  return days.reduce(
    (latest, day) => (day !== null && (latest === null || day > latest) ? day : latest),
    null,
  );
}

/** The last day from which a year has passed: `aYearBefore("2026-11-20") === "2025-11-20"`. */
export function aYearBefore(day: string): string {
  return addMonths(day, -12);
}
