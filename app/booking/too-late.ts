import {
  addDays,
  findTimeSlot,
  newZealandDay,
  newZealandTime,
  readDay,
  slotStart,
  TIME_SLOTS,
} from "#domain/nz-time.ts";
import type { Problem } from "#kit/ui/form/error-summary.tsx";
import type { BookingValues } from "#content/requests/fields.ts";

/** A time of today that has passed. Other days have a rule of their own. */
export function tooLate(
  { preferredDate, preferredTime }: Pick<BookingValues, "preferredDate" | "preferredTime">,
  now: Date,
): Problem[] {
  const [day, slot] = [readDay(preferredDate), findTimeSlot(preferredTime)];
  if (!slot || day !== newZealandDay(now) || slotStart(day, slot) > now) return [];
  const instead = day === firstBookableDay(now) ? "a later time or another day" : "another day";
  const text = `It is ${newZealandTime(now)} in New Zealand, so ${slot.label} today has passed. Choose ${instead}`;
  return [{ name: "preferredTime", text }];
}

/** Today in New Zealand, or tomorrow once the last time of today has passed. */
export function firstBookableDay(now: Date): string {
  const today = newZealandDay(now);
  return slotStart(today, TIME_SLOTS.at(-1)!) > now ? today : addDays(today, 1);
}
