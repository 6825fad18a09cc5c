import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { UnreadPlace } from "#domain/free-times/calendar-feed.ts";
import type { BusySpan } from "#domain/free-times/free-times-rules.ts";
import type { HowToRead } from "./read-calendar.ts";

/** When a calendar calls its owner busy, or where it can't be read; undefined where not even that is known. */
export type ReadSpans = BusySpan[] | UnreadPlace | undefined;

export type Reading = Omit<HowToRead, "isOurs"> & {
  text: string;
  /** How the UIDs end of appointments that came from us. */
  ourSuffix: string;
};

/** Milliseconds. A calendar of 20,000 events takes 400; some rules would never end. */
const LONGEST = 10_000;
const MOST_MEGABYTES = 256;

let last: Promise<unknown> = Promise.resolve();

/**
 * When a calendar calls its owner busy; undefined when it is not understood, which is also when reading it takes too long
 * or too much memory: a damaged or a malicious calendar harms neither the site nor the next one. One at a time, so that
 * many at once take no more memory than one.
 */
export function readInThread(reading: Reading, longest = LONGEST): Promise<ReadSpans> {
  const read = last.then(() => readNow(reading, longest));
  last = read.catch(() => undefined);
  return read;
}

/** As many bookings at once wait for a calendar in a thread of their own; threads take memory and a core each. */
const MOST_BOOKINGS = 4;
let bookings = 0;

/**
 * Reads it for someone who is booking: at once, in a thread of its own, whatever else is being read. `"unread"` where it
 * takes longer, or where four others are being read for bookings: that says nothing about the calendar.
 */
export async function readForBooking(reading: Reading, longest: number): Promise<ReadSpans | "unread"> {
  if (bookings >= MOST_BOOKINGS) return "unread";
  bookings++;
  const began = performance.now();
  try {
    const spans = await readNow(reading, longest);
    return spans ?? (performance.now() - began < longest ? undefined : "unread");
  } finally {
    bookings--;
  }
}

// Node adds a folder for its own version to the one it is given.
const compiled = getCompileCacheDir();

/**
 * All that a thread sees of the environment, where the secrets are. Starting it takes 35 ms of CPU time where its code is
 * compiled already, and 140 ms where it isn't; someone who books waits for that.
 */
const ENVIRONMENT = compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) };

function readNow(reading: Reading, longest: number): Promise<ReadSpans> {
  return new Promise((resolve) => {
    const thread = new Worker(fileURLToPath(import.meta.resolve("#services/calendars/reading-thread.ts")), {
      workerData: reading,
      env: ENVIRONMENT,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    let spans: ReadSpans;
    const timer = setTimeout(() => void thread.terminate(), longest);
    thread.once("message", (found: ReadSpans) => (spans = found));
    // What it throws is about the calendar: it ends below, without spans.
    thread.once("error", () => undefined);
    thread.once("exit", () => {
      clearTimeout(timer);
      resolve(spans);
    });
  });
}
