import { placeBySlug } from "#content/places.ts";
import type { PracticeIndex } from "#database/practices/practice-index.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import type { Position } from "#domain/finding/distance.ts";
import { openingStatusAt } from "#domain/hours/opening-hours.ts";

type Schedules = PracticeIndex["schedules"];

/**
 * A page of practices in the order in which they can see someone who is in pain: open now, then whoever opens next, then
 * those without hours; the nearest to `near` first among equals, or in our recommended order. Every door that pain comes in
 * by has this order.
 */
export function openFirst(
  index: PracticeIndex,
  filter: PracticeFilter & { near?: Position | undefined },
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): { total: number; ids: readonly number[] } {
  const order = { sort: filter.near ? ("distance" as const) : ("recommended" as const), near: filter.near };
  const total = index.count(filter);
  const most = Math.min(offset + limit, total);
  const found = new Set<number>();
  for (const schedules of byOpening(filter.schedules ?? index.schedules, now)) {
    if (found.size >= most) break;
    const { ids } = index.search({ ...filter, ...order, schedules, limit: most - found.size, offset: 0 });
    for (const id of ids) found.add(id);
  }
  if (found.size < most) {
    // Hours that can't be read, or none: after all others.
    const { ids } = index.search({ ...filter, ...order, limit: total, offset: 0 });
    for (const id of ids) found.add(id);
  }
  return { total, ids: [...found].slice(offset, offset + limit) };
}

/** The schedules by when they are next open, the soonest first; of one that never says so none. */
function byOpening(schedules: Schedules, now: Date): Schedules[] {
  const opening = schedules.flatMap((schedule) => {
    const at = nextOpen(schedule, now);
    return at === null ? [] : { schedule, at };
  });
  return [...Map.groupBy(opening, ({ at }) => at)]
    .toSorted(([a], [b]) => a - b)
    .map(([, some]) => some.map(({ schedule }) => schedule));
}

/**
 * When a practice can next see someone, in milliseconds of Unix time, 0 while it is open; null where its hours don't say.
 */
export function nextOpen(
  { place, openingHours }: { place: string; openingHours: string | null },
  now: Date,
): number | null {
  if (openingHours === null) return null;
  const { holidayRegion } = placeBySlug(place);
  const status = openingStatusAt({ openingHours, holidayRegion }, now);
  return status.isOpen ? 0 : (status.opensAt?.getTime() ?? null);
}
