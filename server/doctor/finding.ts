import { fileProblem } from "#database/files/file-problem.ts";
import { formatDayOf, newZealandTime } from "#domain/nz-time.ts";

/** An instant as the report says it: `25 November 2026, 2:05pm`. */
export function when(instant: Date): string {
  return `${formatDayOf(instant)}, ${newZealandTime(instant)}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** `42 minutes`, `3 hours`, `6 days`, whichever way the clock went. */
export function lengthOf(milliseconds: number): string {
  const length = Math.abs(milliseconds);
  if (length < 90 * MINUTE) return counted(length / MINUTE, "minute");
  return length < 48 * HOUR ? counted(length / HOUR, "hour") : counted(length / (24 * HOUR), "day");
}

function counted(amount: number, unit: string): string {
  const count = Math.round(amount);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

export function messageOf(error: unknown): string {
  return fileProblem(error) ?? (error instanceof Error ? error.message : String(error));
}
