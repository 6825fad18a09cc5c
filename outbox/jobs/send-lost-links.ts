import { LOOK_EVERY } from "./advance-requests.ts";
import type { Job } from "../schedule.ts";

/**
 * Sends the links that somebody has asked for again and that could not be sent at once, as where the process was killed
 * after it had kept the wish. Two at once send each mail once.
 */
export function sendLostLinksJob(send: () => Promise<void>): Job {
  return { name: "send lost links", every: LOOK_EVERY, scope: "process", run: send };
}
