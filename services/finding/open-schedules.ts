import { MINUTE } from "#domain/durations.ts";
import { placeBySlug } from "#content/places.ts";
import type { Snapshot } from "#database/practices/live-practices.ts";
import type { PracticeIndex } from "#database/practices/practice-index.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import { isOpenIn, openSchedulesAt } from "#domain/hours/opening-hours.ts";
import type { Asked, Opening } from "#domain/finding/practice-filters.ts";
import { soonestFree } from "#services/practices/next-free.ts";

/** What of a filter depends on the time: which schedules are open, and who is free. */
export type Timely = Pick<PracticeFilter, "schedules" | "freeIds">;

/** `now` is asked for only where the filter is about the time. */
export function timelyFilter(index: Snapshot, { open, free, service }: Asked, now: () => Date): Timely {
  return {
    schedules: schedulesOpen(index, open ?? null, now),
    freeIds: free ? soonestFree(index, service ?? null, now(), free) : undefined,
  };
}

type Schedules = PracticeIndex["schedules"];

/** What was found last by each index, and in which minute. */
const lastFound = new WeakMap<PracticeIndex, Map<Opening, { minute: number; schedules: Schedules }>>();

/**
 * The schedules that are open now, or in a part of every usual week; undefined lets all through. Opening changes at
 * whole minutes, so that each is found once a minute and index: every list counts all of them for its quick filters,
 * which took a third of the CPU time of an uncached page.
 */
export function schedulesOpen(
  index: PracticeIndex,
  open: Opening | null,
  now: () => Date,
): PracticeFilter["schedules"] {
  if (open === null) return undefined;
  if (!lastFound.has(index)) lastFound.set(index, new Map());
  const found = lastFound.get(index)!;
  const instant = now();
  const minute = Math.floor(instant.getTime() / MINUTE);
  const last = found.get(open);
  if (last && (last.minute === minute || open !== "now")) return last.schedules;
  const schedules = open === "now" ? openNow(index, instant) : openOften(index, open);
  found.set(open, { minute, schedules });
  return schedules;
}

function openNow({ schedules }: PracticeIndex, instant: Date): Schedules {
  return openSchedulesAt(
    schedules.map((schedule) => ({ ...schedule, holidayRegion: placeBySlug(schedule.place).holidayRegion })),
    instant,
  );
}

function openOften({ schedules }: PracticeIndex, open: Exclude<Opening, "now">): Schedules {
  return schedules.filter(({ openingHours }) => isOpenIn(openingHours, open));
}
