import { fileProblem } from "#database/files/file-problem.ts";
import { countInWords } from "#domain/counts.ts";
import { HOUR, MINUTE } from "#domain/durations.ts";
import { formatInstantDay, newZealandTime } from "#domain/nz-time.ts";

/** An instant as the report says it: `25 November 2026, 2:05pm`. */
export function when(instant: Date): string {
  return `${formatInstantDay(instant)}, ${newZealandTime(instant)}`;
}

/** `42 minutes`, `3 hours`, `6 days`, whichever way the clock went. */
export function durationWords(milliseconds: number): string {
  const length = Math.abs(milliseconds);
  if (length < 90 * MINUTE) return countInWords(Math.round(length / MINUTE), "minute");
  if (length < 48 * HOUR) return countInWords(Math.round(length / HOUR), "hour");
  return countInWords(Math.round(length / (24 * HOUR)), "day");
}

export function errorMessage(error: unknown): string {
  return fileProblem(error) ?? (error instanceof Error ? error.message : String(error));
}

/** What `doctor --only` can be asked for, in the order of its report. */
export const PARTS = [
  "setup",
  "operator",
  "disk",
  "database",
  "practices",
  "mail",
  "requests",
  "jobs",
] as const;

export type Part = (typeof PARTS)[number];
