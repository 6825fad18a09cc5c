import { type CalendarFailure, readingWindow } from "#domain/calendar-feed.ts";
import type { BusySpan } from "#domain/free-times-rules.ts";
import { type Fetched, fetchPublic } from "../outside/fetch-public.ts";
import { ourSuffix } from "./our-uids.ts";
import { readInThread } from "./read-in-thread.ts";

/** What the address of a calendar says now. */
export type CalendarReading =
  | { kind: "read"; spans: readonly BusySpan[]; until: Date; etag: string; lastModified: string }
  /** As it was when these validators came. */
  | { kind: "same" }
  | { kind: "failed"; why: CalendarFailure; retryAfterSeconds: number | null };

/** Asks the address of a calendar and reads what it answers. Never throws for what an address or a calendar is. */
export type ReadCalendar = (
  address: string,
  asking: { etag: string; lastModified: string; now: Date },
) => Promise<CalendarReading>;

/** Reads calendars out of the public internet, and from the operator's own `privateOrigins`. */
export function calendarReader({
  privateOrigins,
  publicUrl,
}: {
  privateOrigins: readonly string[];
  publicUrl: string;
}): ReadCalendar {
  return async (address, { etag, lastModified, now }) => {
    const accept = "text/calendar, text/plain;q=0.5";
    const fetched = await fetchPublic(address, { accept, etag, lastModified, privateOrigins });
    return fetched.kind === "body" ? read(fetched, now) : fetched;
  };

  async function read(fetched: Extract<Fetched, { kind: "body" }>, now: Date): Promise<CalendarReading> {
    const { body, etag, lastModified } = fetched;
    const window = readingWindow(now);
    const text = body.toString("utf8");
    const spans = await readInThread({ text, window, ourSuffix: ourSuffix(publicUrl) });
    if (!spans) return { kind: "failed", why: "not-understood", retryAfterSeconds: null };
    return { kind: "read", spans, until: new Date(window.to), etag, lastModified };
  }
}
