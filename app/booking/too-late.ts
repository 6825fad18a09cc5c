import { findDayPart } from "#domain/requests/day-parts.ts";
import {
  addDays,
  findTimeSlot,
  newZealandDay,
  newZealandTime,
  readDay,
  slotStart,
  TIME_SLOTS,
} from "#domain/nz-time.ts";
import type { Problem } from "#domain/form-fields.ts";
import type { BookingValues } from "#content/requests/fields.ts";

/** A time of today that has passed. Other days have a rule of their own. `now` and `clock` are those of the practice, where one was chosen. */
export function tooLate(
  { preferredDate, preferredTime }: Pick<BookingValues, "preferredDate" | "preferredTime">,
  now: Date,
  clock = "",
): Problem[] {
  const [day, part] = [readDay(preferredDate), findDayPart(preferredTime)];
  const slot = part ? part.slots.at(-1) : findTimeSlot(preferredTime);
  if (!slot || day !== newZealandDay(now) || slotStart(day, slot) > now) return [];
  const instead = day === firstBookableDay(now) ? "a later time or another day" : "another day";
  const over = part ? `it’s too late to be seen ${part.when} today` : `${slot.label} today has passed`;
  const text = `It is ${newZealandTime(now)}${clock || " in New Zealand"}, so ${over}. Choose ${instead}`;
  return [{ name: "preferredTime", text }];
}

/** Today in New Zealand, or tomorrow once the last time of today has passed. */
export function firstBookableDay(now: Date): string {
  const today = newZealandDay(now);
  return slotStart(today, TIME_SLOTS.at(-1)!) > now ? today : addDays(today, 1);
}
