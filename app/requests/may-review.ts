import type { Services } from "../services.ts";
import type { RequestRecord } from "./act.server.ts";
import { isOver } from "./appointment-day.ts";

/** Whether the patient may review the practice that they went to. Samples have no reviews of patients. */
export function mayReview(
  { request, listing }: Pick<RequestRecord, "request" | "listing">,
  { now, reviews }: { now: Date } & Pick<Services, "reviews">,
): boolean {
  return reviews !== "off" && listing !== null && !listing.isSample && hadAppointment(request, now);
}

/** Also where the practice says that the patient did not come: it cannot keep a review away. */
export function hadAppointment(
  { status, outcome, appointment }: RequestRecord["request"],
  now: Date,
): boolean {
  const isPast =
    outcome === "attended" ||
    outcome === "missed" ||
    (status === "confirmed" && isOver({ appointment }, now));
  return appointment !== null && isPast;
}
