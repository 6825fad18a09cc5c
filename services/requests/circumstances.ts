import { BOOKINGS_SCHEDULE } from "#content/support.ts";
import type { Circumstances } from "#domain/requests.ts";
import type { Services } from "../services.ts";

/** Now, with the hours of our own people and the way that requests take. */
export function circumstancesOf({ now, routing }: Pick<Services, "now" | "routing">): Circumstances {
  return { now: now(), desk: BOOKINGS_SCHEDULE, routing };
}
