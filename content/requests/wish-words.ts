import type { RequestRecord } from "#domain/requests/request-record.ts";
import { clockOf } from "../practice-clock-words.ts";
import { wishedDay } from "./when.ts";
import { type AskedTime, type DayPart, findDayPart, readAskedTime } from "#domain/requests/day-parts.ts";
import { clockTime, readDay, timeLabel } from "#domain/nz-time.ts";
import type { Wish } from "#domain/requests/requests.ts";

/** The time that the patient asks for now: `Wednesday 2 December, 9:30am`. Null where they said in words alone when suits them. */
export function wishedTime(record: Wished): string | null {
  const wish = ownWish(record);
  return wish && wishWords(wish, clockOf(record.request.practice));
}

type Wished = Pick<RequestRecord, "request" | "events" | "fields">;
type WishedTime = Pick<Wish, "day" | "time" | "part">;

/**
 * The day and time that the patient asked for last. An appointment that a practice gave up counts as the wish for the clock;
 * the patient never said so.
 */
export function ownWish({ request, events, fields }: Wished): WishedTime | null {
  const last = events.findLast(({ event }) => event === "changed");
  if (last) return last.detail.wish ?? null;
  const [day, asked] = [readDay(String(fields.preferredDate)), readAskedTime(String(fields.preferredTime))];
  return day && asked ? { day, ...asked } : request.wish;
}

/** `Wednesday 2 December, 9:30am`, as it was wished; `Wednesday 2 December, any time in the morning`. `clock` follows a time of the clock. */
export function wishWords({ day, time, part }: WishedTime, clock = ""): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${wishedDay(day)}, ${part ? anyTimeOf(part) : clockTime(hour * 60 + minute) + clock}`;
}

/** As the form has it: `9:30am`, `8am`, `any time in the morning` */
export function askedTimeWords({ time, part }: AskedTime): string {
  return part ? anyTimeOf(part) : timeLabel(time);
}

function anyTimeOf(part: DayPart): string {
  return `any time ${findDayPart(part)!.when}`;
}
