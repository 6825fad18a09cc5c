import type { Hold, Request } from "./requests.ts";

/**
 * The time that a request keeps until its patient presses: from its arrival until anything else happens to it, so that who
 * asks for another time, or whose request has gone to a practice, keeps none. `until` may be over.
 */
export function timeKept({ status, version, hold }: Request): Hold | null {
  return status === "received" && version === 0 ? (hold ?? null) : null;
}
