import type { Kysely } from "kysely";
import { bookedFrom, isBookedAtOnce } from "#domain/free-times/booked-at-once.ts";
import { HOUR } from "#domain/durations.ts";
import type { AwaySpan, BusySpan, FreeTimesRules, HeldCells } from "#domain/free-times/free-times-rules.ts";
import { busyByPractice } from "./calendar-feeds.ts";
import type { FreeTimesState } from "./free-times.ts";
import { heldByPractice } from "./held-times.ts";
import { awayByPractice } from "./away-spans.ts";
import { bookedSince } from "../requests/requests.ts";
import type { Schema } from "../schema.ts";
import { areFreeTimesPaused } from "../settings.ts";

/** What the next free time of a practice is computed from; its place says which public holidays it keeps. */
export type LiveTimes = {
  rules: FreeTimesRules;
  openingHours: string;
  place: string;
  takesNewPatients: boolean;
  held: HeldCells;
  busy: readonly BusySpan[];
  away: readonly AwaySpan[];
  /** From when it has room for another booking in the hour, and when its calendar has been silent for too long, in epoch milliseconds. */
  from: number;
  until: number;
};

/** Free times by practice. Another state is another map, so what was computed from one can be kept with it. */
export type LiveFreeTimes = ReadonlyMap<number, LiveTimes>;

/** Who books at once: nobody where the site or the clock does not allow it, samples only where no mail leaves us. */
export type Instant = { isOn: boolean; ofSamples: boolean };

/** Reads them for each listed practice whose patients book at once. */
export async function readLiveFreeTimes(
  db: Kysely<Schema>,
  { isOn, ofSamples }: Instant,
  now: Date,
): Promise<LiveFreeTimes> {
  if (!isOn || (await areFreeTimesPaused(db))) return new Map();
  const rows = await db
    .selectFrom("free_times")
    .innerJoin("practices", "practices.id", "free_times.practice_id")
    .select(["practice_id", "state", "rules", "opening_hours", "place", "new_patients"])
    .where("state", "=", "on")
    .where("withdrawn_on", "is", null)
    .where("email", "<>", "")
    .where((eb) => eb.or([eb("has_joined", "=", 1), eb("is_sample", "=", 1)]))
    .$if(!ofSamples, (query) => query.where("is_sample", "=", 0))
    .execute();
  const held = await heldByPractice(db, now);
  const calendars = await busyByPractice(db, now);
  const aways = await awayByPractice(db, now);
  const booked = await bookedSince(db, new Date(now.getTime() - HOUR));
  const isSure = ({ practice_id, state }: { practice_id: number; state: FreeTimesState }) =>
    isBookedAtOnce({
      state,
      site: "on",
      isClockTrusted: true,
      isCalendarFresh: calendars.get(practice_id)?.isFresh !== false,
      isReached: true,
      isPaused: false,
    });
  return new Map(
    rows.filter(isSure).map((row) => [
      row.practice_id,
      {
        rules: JSON.parse(row.rules) as FreeTimesRules,
        openingHours: row.opening_hours,
        place: row.place,
        takesNewPatients: row.new_patients !== "no",
        held: held.get(row.practice_id) ?? NOTHING_HELD,
        busy: calendars.get(row.practice_id)?.spans ?? [],
        away: aways.get(row.practice_id) ?? [],
        from: bookedFrom(booked.get(row.practice_id) ?? []),
        until: calendars.get(row.practice_id)?.until ?? Infinity,
      },
    ]),
  );
}

const NOTHING_HELD: HeldCells = new Map();
