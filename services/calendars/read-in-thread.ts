import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { BusySpan } from "#domain/free-times-rules.ts";

export type Reading = {
  text: string;
  window: BusySpan;
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
export function readInThread(reading: Reading, longest = LONGEST): Promise<BusySpan[] | undefined> {
  const read = last.then(() => readNow(reading, longest));
  last = read.catch(() => undefined);
  return read;
}

function readNow(reading: Reading, longest: number): Promise<BusySpan[] | undefined> {
  return new Promise((resolve) => {
    const thread = new Worker(fileURLToPath(import.meta.resolve("#services/calendars/reading-thread.ts")), {
      workerData: reading,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    let spans: BusySpan[] | undefined;
    const timer = setTimeout(() => void thread.terminate(), longest);
    thread.once("message", (found: BusySpan[]) => (spans = found));
    // What it throws is about the calendar: it ends below, without spans.
    thread.once("error", () => undefined);
    thread.once("exit", () => {
      clearTimeout(timer);
      resolve(spans);
    });
  });
}
