import { parentPort, workerData } from "node:worker_threads";
import { NotUnderstood } from "./not-understood.ts";
import { busySpansIn } from "./read-calendar.ts";
import type { Reading } from "./read-in-thread.ts";

/** The thread in which one calendar is read; `read-in-thread.ts` starts it, and ends it when it takes too long. */
const { text, ourSuffix, ...how } = workerData as Reading;
try {
  parentPort!.postMessage(busySpansIn(text, { ...how, isOurs: (uid) => uid.endsWith(ourSuffix) }), []);
} catch (error) {
  if (!(error instanceof NotUnderstood) || !error.at) throw error;
  parentPort!.postMessage(error.at, []);
}
