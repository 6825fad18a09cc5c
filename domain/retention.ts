import { addDays, addMonths, newZealandDay, readDay } from "./nz-time.ts";

/** How long what people send us is kept: the privacy policy says it in these numbers, and a job holds to them. */
export const KEPT = { bookingDays: 90, contactMonths: 12, partnerMonths: 24, reviewMonths: 24 } as const;

/** How long a copy of the database may live, and so what was erased in it: the privacy policy says 30. */
export const BACKUP_DAYS = 28;

/** What people send us, by the form that it comes from. */
export type SubmissionKind = "booking" | "contact" | "partner" | "review";

type Received = {
  kind: SubmissionKind;
  receivedAt: Date;
  /** `2026-12-01`; only a request has one. */
  preferredDate?: string | undefined;
};

/**
 * The New Zealand day at whose beginning a submission is erased: a request 90 days after the date it asks for, a
 * message 12 months, an application and a review 24 months after it came in. A request without a date that can be read is
 * counted from the day it came in.
 *
 * `eraseOn({ kind: "booking", receivedAt, preferredDate: "2026-12-01" }) === "2027-03-01"`
 */
export function eraseOn({ kind, receivedAt, preferredDate = "" }: Received): string {
  const received = newZealandDay(receivedAt);
  if (kind === "contact") return addMonths(received, KEPT.contactMonths);
  if (kind === "partner") return addMonths(received, KEPT.partnerMonths);
  if (kind === "review") return addMonths(received, KEPT.reviewMonths);
  return addDays(readDay(preferredDate) ?? received, KEPT.bookingDays);
}

/**
 * The day at whose beginning a request is erased that has gone on: 90 days after the latest of the day that the form
 * asked for, the day wished now, and the day of the appointment.
 *
 * `requestEraseOn(["2026-12-01", "2026-12-03"]) === "2027-03-03"`
 */
export function requestEraseOn(days: readonly string[]): string {
  return addDays(days.toSorted().at(-1)!, KEPT.bookingDays);
}
