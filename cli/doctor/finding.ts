import { fileProblem } from "#database/files/file-problem.ts";
import { formatDayOf, newZealandTime } from "#domain/nz-time.ts";

/** One line of the report: what was looked at, what was found, and what to do when that is not well. */
export type Finding = { what: string; found: string; mend?: string };

/** An instant as the report says it: `25 November 2026, 2:05pm`. */
export function when(instant: Date): string {
  return `${formatDayOf(instant)}, ${newZealandTime(instant)}`;
}

export function messageOf(error: unknown): string {
  return fileProblem(error) ?? (error instanceof Error ? error.message : String(error));
}
