import type { RequestRecord } from "#domain/request-record.ts";
import { wishedDay } from "./when.ts";
import { clockTime, readDay, readTime } from "#domain/nz-time.ts";
import type { Wish } from "#domain/requests.ts";

/** The time that the patient asks for now: `Wednesday 2 December, 9:30am`. Null where they said in words alone when suits them. */
export function wishedTime(record: Wished): string | null {
  const wish = ownWish(record);
  return wish && wishWords(wish);
}

type Wished = Pick<RequestRecord, "request" | "events" | "fields">;

/**
 * The day and time that the patient asked for last. An appointment that a practice gave up counts as the wish for the clock;
 * the patient never said so.
 */
export function ownWish({ request, events, fields }: Wished): Pick<Wish, "day" | "time"> | null {
  const last = events.findLast(({ event }) => event === "changed");
  if (last) return last.detail.wish ?? null;
  const [day, time] = [readDay(String(fields.preferredDate)), readTime(String(fields.preferredTime))];
  return day && time ? { day, time } : request.wish;
}

/** `Wednesday 2 December, 9:30am`, as it was wished. */
export function wishWords({ day, time }: Pick<Wish, "day" | "time">): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${wishedDay(day)}, ${clockTime(hour * 60 + minute)}`;
}
