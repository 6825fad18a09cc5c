import type { Tracking } from "../forms/tracking.ts";
import type { BookingValues } from "./fields.ts";
import type { AskedPractice } from "./practice.server.ts";
import type { Refusal } from "./submit.server.ts";

/** All that it takes to show the form: fresh, or as it was when it was refused. */
export type BookingForm = {
  values: BookingValues;
  tracking: Tracking;
  submissionId: string;
  practice: AskedPractice | null;
  refusal: Refusal | null;
  /** First and last day that can be asked for. */
  days: { first: string; last: string };
};
