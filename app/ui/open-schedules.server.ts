import { placeBySlug } from "#content/places.ts";
import type { PracticeIndex } from "#database/practice-index.ts";
import type { PracticeFilter } from "#database/practice-search.ts";
import { isOpenIn, openSchedulesAt } from "#domain/opening-hours.ts";
import type { Opening } from "../links.ts";

/** The schedules that are open now, or in a part of every usual week; undefined lets all through. */
export function schedulesOpen(
  { schedules }: PracticeIndex,
  open: Opening | null,
  now: () => Date,
): PracticeFilter["schedules"] {
  if (open === null) return undefined;
  if (open !== "now") return schedules.filter(({ openingHours }) => isOpenIn(openingHours, open));
  return openSchedulesAt(
    schedules.map((schedule) => ({ ...schedule, ...regionOf(schedule) })),
    now(),
  );
}

function regionOf({ place }: { place: string }): { holidayRegion: string } {
  return { holidayRegion: placeBySlug(place).holidayRegion };
}
