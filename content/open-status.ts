import type { PracticeListing } from "#domain/practices/practice.ts";
import { openingStatusAt } from "#domain/hours/opening-hours.ts";
import { placeBySlug } from "./places.ts";
import { clockSuffix } from "./practice-clock-words.ts";

/** Whether a practice is open, in words of `domain/hours/opening-hours.ts`. */
export type OpenStatus = {
  isOpen: boolean;
  /** `Open now` or `Opens Mon 8am`. */
  text: string;
  /** `until 6pm` */
  more?: string | undefined;
};

/** Whether it is open, in the words of the flags. */
export function practiceOpenStatus(
  { openingHours, place }: Pick<PracticeListing, "openingHours" | "place">,
  now: Date,
): OpenStatus {
  const { holidayRegion } = placeBySlug(place);
  const status = openingStatusAt({ openingHours, holidayRegion }, now);
  const clock = clockSuffix(place);
  if (status.isOpen)
    return {
      isOpen: true,
      text: status.text,
      more: status.until === null ? undefined : `until ${status.until}${clock}`,
    };
  return { isOpen: false, text: status.opens === null ? status.text : status.text + clock, more: undefined };
}

/** Tells someone in pain of a practice that never closes as `Open 24/7`. */
export function emergencyStatus(
  practice: Pick<PracticeListing, "openingHours" | "place">,
  now: Date,
): OpenStatus {
  const status = practiceOpenStatus(practice, now);
  return status.isOpen && !status.more ? { isOpen: true, text: "Open 24/7" } : status;
}
