import { parentPort, workerData } from "node:worker_threads";
import { busySpansIn } from "./read-calendar.ts";
import type { Reading } from "./read-in-thread.ts";

/** The thread in which one calendar is read; `read-in-thread.ts` starts it, and ends it when it takes too long. */
const { text, window, ourSuffix } = workerData as Reading;
parentPort!.postMessage(busySpansIn(text, { window, isOurs: (uid) => uid.endsWith(ourSuffix) }), []);
