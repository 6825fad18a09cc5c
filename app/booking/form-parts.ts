import { withCapital } from "#domain/text.ts";
import type { controlsOf } from "#kit/forms/fields.ts";
import { type BookingValues, URGENCIES } from "#content/requests/fields.ts";
import type { BookingForm } from "./form-state.ts";

/** Each part of the form is made from these. `time` is the free time that someone brought from another page, if any. */
export type PartProps = { form: BookingForm; time: Date | null } & ReturnType<
  typeof controlsOf<BookingValues>
>;

export const URGENCY_CARDS = URGENCIES.map((one) => ({
  ...one,
  hint: withCapital(one.promise),
  isHot: one.value === "emergency",
}));

/** Then what was chosen is kept, though it can’t be looked up and shown just now. */
export function isNotStored({ refusal }: BookingForm): boolean {
  return refusal?.reason === "not-stored";
}
