import { fileProblem } from "#database/files/file-problem.ts";
import { formatDayOf, newZealandTime } from "#domain/nz-time.ts";

/** An instant as the report says it: `25 November 2026, 2:05pm`. */
export function when(instant: Date): string {
  return `${formatDayOf(instant)}, ${newZealandTime(instant)}`;
}

export function messageOf(error: unknown): string {
  return fileProblem(error) ?? (error instanceof Error ? error.message : String(error));
}
