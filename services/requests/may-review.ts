import type { Services } from "../services.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";
import { isOver } from "#content/requests/appointment-day.ts";

type Listing = RequestRecord["listing"];

/** Whether patients review a practice: not samples, and none that is listed no longer. */
export function isReviewed(
  listing: Listing,
  { reviews }: Pick<Services, "reviews">,
): listing is NonNullable<Listing> {
  return reviews !== "off" && listing !== null && !listing.isSample;
}

/** Whether the patient may review the practice that they went to. */
export function mayReview(
  { request, listing }: Pick<RequestRecord, "request" | "listing">,
  { now, ...mode }: { now: Date } & Pick<Services, "reviews">,
): boolean {
  return isReviewed(listing, mode) && hadAppointment(request, now);
}

/** Also where the practice says that the patient did not come: it cannot keep a review away. */
export function hadAppointment(request: RequestRecord["request"], now: Date): boolean {
  const { status, outcome, appointment } = request;
  const isPast =
    outcome === "attended" || outcome === "missed" || (status === "confirmed" && isOver(request, now));
  return appointment !== null && isPast;
}
