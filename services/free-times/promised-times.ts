import type { Kysely } from "kysely";
import { zoneOfPlace } from "#content/places.ts";
import { heldAppointments } from "#database/free-times/held-times.ts";
import { keptTimesIn } from "#database/free-times/kept-times.ts";
import type { Schema } from "#database/schema.ts";
import { appointmentsAndCallers } from "#domain/counts.ts";
import { DAY } from "#domain/durations.ts";
import { keptAt } from "#domain/hours/practice-clock.ts";
import type { Practice } from "#domain/practices/practice.ts";

/** When they come who have a time of a practice, on its own clock: by an appointment, or because they phoned and it keeps one. */
export type PromisedTimes = { appointments: readonly Date[]; callers: readonly Date[] };

/** Nobody can keep a time that is further ahead. */
const FURTHEST = 400 * DAY;

/** Those still to come. */
export async function promisedTimes(
  db: Kysely<Schema>,
  { id, place }: Pick<Practice, "id" | "place">,
  instant: Date,
): Promise<PromisedTimes> {
  const now = keptAt(instant, zoneOfPlace(place));
  const ahead = { from: now, to: new Date(now.getTime() + FURTHEST) };
  const kept = await keptTimesIn(db, id, ahead, instant);
  return {
    appointments: await heldAppointments(db, id, now),
    callers: kept.flatMap(({ kind, from }) => (kind === "phoned" && from > now ? [from] : [])),
  };
}

/** `2 appointments and 1 person who phoned are`, of the times of which this is so; null where it's so of none. */
export function promisedWhere(
  { appointments, callers }: PromisedTimes,
  isSo: (at: Date) => boolean,
): string | null {
  const [booked, phoned] = [appointments.filter(isSo).length, callers.filter(isSo).length];
  if (booked + phoned === 0) return null;
  return `${appointmentsAndCallers(booked, phoned)} ${booked + phoned === 1 ? "is" : "are"}`;
}
