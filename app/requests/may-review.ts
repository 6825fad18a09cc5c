import type { Services } from "../services.ts";
import type { RequestRecord } from "./act.server.ts";
import { isOver } from "./appointment-day.ts";

/**
 * Whether the patient may review the practice that they went to. Also where the practice says that they did not come: it
 * cannot keep a review away. Samples have no reviews of patients.
 */
export function mayReview(
  { request, listing }: Pick<RequestRecord, "request" | "listing">,
  { now, reviews }: { now: Date } & Pick<Services, "reviews">,
): boolean {
  const { status, outcome, appointment } = request;
  const wentThere =
    outcome === "attended" ||
    outcome === "missed" ||
    (status === "confirmed" && isOver({ appointment }, now));
  return reviews !== "off" && listing !== null && !listing.isSample && appointment !== null && wentThere;
}
