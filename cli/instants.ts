import { InvalidArgumentError } from "commander";
import { newZealandInstant } from "#domain/nz-time.ts";

/** An instant as an option says it. Of a day, its beginning or its end. */
export function readInstant(text: string, edge: "start" | "end"): Date {
  const instant = newZealandInstant(text, edge);
  if (instant) return instant;
  throw new InvalidArgumentError("Write it like 2026-11-20, 2026-11-20T14:30 or 2026-11-20T01:30:00Z.");
}
