import { type FreeTime, freeTimes, type TimesOfPractice, type WantedVisit } from "./free-times.ts";
import type { FreeTimesRules } from "./free-times-rules.ts";
import { addDays, atMinute, newZealandDay } from "../nz-time.ts";
import { wallTimeAt, weekdayIndex } from "../hours/opening-hours-clock.ts";
import { VISIT_KINDS, type VisitKind } from "./visit-kinds.ts";

/** How many days are looked at as a whole. */
export const MOST_DAYS = 14;

/** The free times of some days, from an ISO day on: what programs are given, and a practice is shown of its own. */
export function timesInDays(
  practice: TimesOfPractice,
  wanted: WantedVisit,
  { now, from, days, most = Infinity }: { now: Date; from: string; days: number; most?: number },
): FreeTime[] {
  const end = atMinute(addDays(from, Math.min(days, MOST_DAYS)), 0);
  const found: FreeTime[] = [];
  for (const time of freeTimes(practice, wanted, now, atMinute(from, 0))) {
    if (time.at >= end || found.length === most) break;
    found.push(time);
  }
  return found;
}

/**
 * What someone would most likely book who has not been there, where it takes new patients: a checkup, or else the first
 * kind that can be booked.
 */
export function usualVisit(
  { rules, takesNewPatients }: TimesOfPractice,
  patient: "new" | "existing" = takesNewPatients ? "new" : "existing",
): WantedVisit & { kind: VisitKind } {
  const kind = VISIT_KINDS.find((one) => {
    const visit = rules.visits[one];
    return visit && (visit.for === "all" || visit.for === patient);
  });
  return { kind: kind ?? "checkup", patient };
}

/** As an address has it: `2026-12-02T20:30Z` */
export function freeTimeInAddress(at: Date): string {
  return `${at.toISOString().slice(0, "2026-12-02T20:30".length)}Z`;
}

/** Reads it again; null for what is no such instant. */
export function readInstant(text: string): Date | null {
  const at = new Date(text.replace("Z", ":00Z"));
  return !Number.isNaN(at.getTime()) && freeTimeInAddress(at) === text ? at : null;
}

/** Whether an appointment begins within the times that a practice keeps, no matter who agreed it. */
export function isWithinTimes({ weekly, colleagues = [], notOn }: FreeTimesRules, at: Date): boolean {
  const { day, minute } = wallTimeAt(at);
  const date = newZealandDay(at);
  return (
    [{ weekly }, ...colleagues].some((one) =>
      one.weekly[weekdayIndex(day)]!.some(({ from, to }) => from <= minute && minute < to),
    ) && !notOn.some(({ from, to }) => from <= date && date <= to)
  );
}
