import { findTimeSlot, readTime, TIME_SLOTS, type TimeSlot, twentyFourHours } from "../nz-time.ts";

/** Parts of a day, for patients who can come at any time of one, with the times of the form that lie in each. */
export const DAY_PARTS = [
  { name: "Morning", when: "in the morning", ...between(0, 12) },
  { name: "Afternoon", when: "in the afternoon", ...between(12, 17) },
  { name: "After work", when: "after work", ...between(17, 24) },
] as const;

export type DayPart = (typeof DAY_PARTS)[number]["name"];

/** `time` as `09:30`; of a part of the day its last time, after which the wish cannot be met. */
export type AskedTime = { time: string; part?: DayPart };

/** `findDayPart(" after work ")?.name === "After work"` */
export function findDayPart(text: string): (typeof DAY_PARTS)[number] | undefined {
  const typed = text.trim().toLowerCase();
  return DAY_PARTS.find(({ name }) => name.toLowerCase() === typed);
}

/** As the form sends and keeps it: `askedTimeValue("9.30am") === "9:30 AM"` · `askedTimeValue("morning") === "Morning"` */
export function askedTimeValue(text: string): string | undefined {
  return findDayPart(text)?.name ?? findTimeSlot(text)?.value;
}

/** `readAskedTime("9:30 AM")` is `{ time: "09:30" }` · `readAskedTime("Morning")` is `{ time: "11:30", part: "Morning" }` */
export function readAskedTime(text: string): AskedTime | undefined {
  const part = findDayPart(text);
  if (part) return { time: twentyFourHours(part.slots.at(-1)!.minutes), part: part.name };
  const time = readTime(text);
  return time === undefined ? undefined : { time };
}

/** From one hour up to, but not including, another: minutes since midnight, and the times between them. */
function between(fromHour: number, toHour: number): { from: number; to: number; slots: readonly TimeSlot[] } {
  const [from, to] = [fromHour * 60, toHour * 60];
  return { from, to, slots: TIME_SLOTS.filter(({ minutes }) => from <= minutes && minutes < to) };
}
