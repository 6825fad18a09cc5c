import { visitKindFor } from "#content/requests/fields.ts";
import type { Database } from "#database/database.ts";
import { mailboxHash } from "#database/email-hash.ts";
import { findFreeTimes } from "#database/free-times/free-times.ts";
import { findPractice, standingId } from "#database/practices/practices.ts";
import { standingAppointments, type StoredRequest } from "#database/requests/requests.ts";
import type { SubmissionFields } from "#database/requests/submissions.ts";
import { type NotFree, visitFor, type WantedVisit, whyNotFree } from "#domain/free-times/free-times.ts";
import { usualMinutes } from "#domain/requests/usual-minutes.ts";
import { NotStored } from "../forms/submission.ts";
import { findPracticeTimes } from "../free-times/practice-times.ts";
import type { BookingAtOnce } from "../services.ts";

/** A time that a patient takes. */
export type Booking = { practiceId: number; at: Date; minutes: number };

/**
 * A time cannot be booked after all: someone was quicker, it is too soon by now, it does not fit the visit, nothing is
 * confirmed at once just now (`asked`), or too many that this visitor booked are unpressed (`unpressed`). The transaction rolls back, and nothing has happened.
 */
export class TimeTaken extends NotStored {
  override readonly name = "TimeTaken";
  readonly why: NotFree | "asked" | "unpressed";
  override readonly isConflict: boolean;
  constructor(why: TimeTaken["why"]) {
    super(`The time cannot be booked: ${why}.`);
    this.why = why;
    this.isConflict = why === "taken";
  }
}

/** What the log and the metrics say of a free time that was pressed and cannot be booked. */
export const BOOKING_KINDS: Readonly<Record<TimeTaken["why"], string>> = {
  taken: "taken",
  fit: "taken",
  notice: "too-late",
  visit: "asked",
  far: "asked",
  closed: "asked",
  kind: "asked",
  emergencies: "asked",
  asked: "asked",
  unpressed: "asked",
};

/** An address without an account is proven only by its mail arriving: so many appointments may stand on its mailbox. */
const MOST_STANDING = { here: 3, anywhere: 5 } as const;

/**
 * Throws `TimeTaken` unless the time can be booked now. Part of the transaction that books it, which has locked the
 * practice: what the list of times has asked before is asked again here. `but`: what a request that moves
 * holds already and what is kept for it; no limit counts it anew.
 */
export async function assertBookable(
  tx: Database["read"],
  services: BookingAtOnce,
  { practiceId, at, minutes }: Booking,
  {
    fields,
    urgency,
    now,
    but,
  }: { fields: SubmissionFields; urgency: string; now: Date; but?: readonly string[] },
): Promise<void> {
  const practice = await findPractice(tx, practiceId);
  const times = practice && (await findPracticeTimes(tx, services, practice, { now, ...(but && { but }) }));
  if (!times) throw new TimeTaken("asked");
  const wanted = wantedVisit(fields, urgency);
  const why = whyNotFree(times, wanted, at, now);
  if (why) throw new TimeTaken(why);
  // Its length may have been stated anew since the form was sent.
  if (visitFor(times, wanted)!.minutes !== minutes) throw new TimeTaken("taken");
  if (!times.isInstant) throw new TimeTaken("asked");
  if (but) return;
  const standing = await standingAppointments(tx, mailboxHash(services, String(fields.email)));
  const here = standing.filter((id) => id === practiceId);
  if (here.length >= MOST_STANDING.here || standing.length >= MOST_STANDING.anywhere)
    throw new TimeTaken("asked");
}

/** The visit that a form or a stored request asks for. */
export function wantedVisit(
  { service, patientType }: Partial<Pick<SubmissionFields, "service" | "patientType">>,
  urgency: string,
): WantedVisit {
  const patient = patientType === "new" || patientType === "existing" ? patientType : null;
  return { kind: visitKindFor(typeof service === "string" ? service : "", urgency), patient };
}

/**
 * How long the next agreed time of a request is at a practice unless someone says otherwise. The practice states with its
 * free times how long such a visit takes, and that holds for patients too who can’t book it themselves.
 */
export async function usualMinutesAt(
  db: Database["read"],
  { request, fields }: Pick<StoredRequest, "request" | "fields">,
  practiceId: number | undefined = request.practice?.id,
): Promise<number> {
  if (practiceId === undefined) return usualMinutes(request);
  const rules = (await findFreeTimes(db, await standingId(db, practiceId)))?.rules;
  const wanted = { ...wantedVisit(fields, request.urgency), patient: null };
  return usualMinutes(request, rules && visitFor({ rules, takesNewPatients: true }, wanted)?.minutes);
}
