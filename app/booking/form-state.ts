import type { FormState } from "#kit/forms/refusal.ts";
import type { AskedHours } from "./asked-hours.server.ts";
import type { BookingValues, Urgency } from "#content/requests/fields.ts";
import type { TimeChoice } from "./time-choice.ts";
import type { AskedPractice } from "./practice.server.ts";

/** All that it takes to show the form: fresh, or as it was when it was refused. */
export type BookingForm = FormState<BookingValues> & {
  practice: AskedPractice | null;
  /** The link that led here names a practice that is not listed. */
  isGone: boolean;
  /** The time of that link, where it can’t be booked: `Sat 5 Dec, 8:30am` */
  timeGone: string | null;
  /** Its free times; null where it has said none. */
  times: TimeChoice | null;
  /** When that practice is open; null where it does not say. */
  hours: AskedHours | null;
  /** Texts go beside mails, so the form asks whether someone wants them. */
  mayText: boolean;
  /** First and last day that can be asked for: today is none once its last time has passed. */
  days: { first: string; last: string };
  /** Which day each urgency means, for a request sent today: `{ urgent: "2026-11-23", … }` */
  dayOf: Record<Urgency, string>;
};
