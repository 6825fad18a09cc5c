import { findDayPart } from "#domain/requests/day-parts.ts";
import {
  addDays,
  atMinute,
  clockTime,
  newZealandDay,
  newZealandTime,
  readDay,
  readMinutes,
  slotStart,
  TIME_SLOTS,
} from "#domain/nz-time.ts";
import type { Problem } from "#domain/form-fields.ts";
import { readChosenTime, type WhenAsked, withChosenTime } from "./chosen-time.ts";

/** A day that is over. `now` is that of the practice, where one was chosen. */
export function dayOver(values: WhenAsked, now: Date): Problem[] {
  // The transaction that books a free time says in its own words that it has passed.
  if (readChosenTime(values.chosenTime).kind === "book") return [];
  const day = readDay(withChosenTime(values).preferredDate);
  if (day === undefined || day >= newZealandDay(now)) return [];
  return [{ name: "preferredDate", text: "Choose a date that is today or later" }];
}

/** A time of today that has passed. Other days have a rule of their own. `now` and `clock` are those of the practice, where one was chosen. */
export function tooLate(values: WhenAsked, now: Date, clock = ""): Problem[] {
  if (readChosenTime(values.chosenTime).kind === "book") return [];
  const { preferredDate, preferredTime } = withChosenTime(values);
  const [day, part] = [readDay(preferredDate), findDayPart(preferredTime)];
  const minutes = part ? part.slots.at(-1)!.minutes : readMinutes(preferredTime);
  if (minutes === undefined || day !== newZealandDay(now) || atMinute(day, minutes) > now) return [];
  const instead = day === firstBookableDay(now) ? "a later time or another day" : "another day";
  const over = part
    ? `it’s too late to be seen ${part.when} today`
    : `${clockTime(minutes)} today has passed`;
  const text = `It is ${newZealandTime(now)}${clock || " in New Zealand"}, so ${over}. Choose ${instead}`;
  return [{ name: "preferredTime", text }];
}

/** Today in New Zealand, or tomorrow once the last time of today has passed. */
export function firstBookableDay(now: Date): string {
  const today = newZealandDay(now);
  return slotStart(today, TIME_SLOTS.at(-1)!) > now ? today : addDays(today, 1);
}
