import { type CalendarFailure, type FailureDetail, readingWindow } from "#domain/free-times/calendar-feed.ts";
import type { BusySpan } from "#domain/free-times/free-times-rules.ts";
import { type Fetched, fetchPublic } from "../outside/fetch-public.ts";
import { ourSuffix } from "./our-uids.ts";
import type { HowToRead } from "./read-calendar.ts";
import { readForBooking, readInThread } from "./read-in-thread.ts";

/** What the address of a calendar says now. */
export type CalendarReading =
  | { kind: "read"; spans: readonly BusySpan[]; until: Date; etag: string; lastModified: string }
  /** As it was when these validators came. */
  | { kind: "same" }
  | ({ kind: "failed"; why: CalendarFailure; retryAfterSeconds: number | null } & FailureDetail)
  /** Someone who books waits for it, and there was no time to read what came: nothing is known of it. */
  | { kind: "unread" };

/** Asks the address of a calendar and reads what it answers. Never throws for what an address or a calendar is. */
export type ReadCalendar = (address: string, asking: Asked) => Promise<CalendarReading>;

type Asked = {
  etag: string;
  lastModified: string;
  now: Date;
  how: Pick<HowToRead, "zone" | "owners" | "skipsDays">;
  /** Someone who books waits for so many milliseconds: it is read before all others. */
  forBooking?: number;
};

/** Reads calendars out of the public internet, and from the operator's own `privateOrigins`. */
export function calendarReader({
  privateOrigins,
  publicUrl,
}: {
  privateOrigins: readonly string[];
  publicUrl: string;
}): ReadCalendar {
  return async (address, { etag, lastModified, now, how, forBooking }) => {
    const accept = "text/calendar, text/plain;q=0.5";
    const fetched = await fetchPublic(address, { accept, etag, lastModified, privateOrigins, publicUrl });
    return fetched.kind === "body" ? read(fetched, { now, how, forBooking }) : fetched;
  };

  async function read(
    fetched: Extract<Fetched, { kind: "body" }>,
    { now, how, forBooking }: { now: Date; how: Asked["how"]; forBooking: number | undefined },
  ): Promise<CalendarReading> {
    const { body, etag, lastModified } = fetched;
    const window = readingWindow(now);
    const text = body.toString("utf8");
    const reading = { ...how, text, window, ourSuffix: ourSuffix(publicUrl) };
    const spans = await (forBooking === undefined
      ? readInThread(reading)
      : readForBooking(reading, forBooking));
    if (spans === "unread") return { kind: "unread" };
    if (!Array.isArray(spans)) {
      const detail = spans ? { at: spans } : {};
      return { kind: "failed", why: "not-understood", retryAfterSeconds: null, ...detail };
    }
    return { kind: "read", spans, until: new Date(window.to), etag, lastModified };
  }
}
