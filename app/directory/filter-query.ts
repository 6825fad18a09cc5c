import { askedOf } from "#content/filters.ts";
import { searchWords } from "#content/vocabulary.ts";
import type { PracticeFilter, PracticeOrder } from "#database/practice-search.ts";
import { fold } from "#domain/text.ts";
import { type DirectoryFilter, originOf } from "./filter.ts";

/** The filter as the practice index takes it. What is open or free counts only where the filter is about it. */
export function practiceFilter(
  filter: DirectoryFilter,
  { schedules, freeIds }: Pick<PracticeFilter, "schedules" | "freeIds">,
): PracticeFilter {
  return {
    ...askedOf(filter),
    words: searchWords(filter.q),
    places: filter.location?.places.map((place) => place.slug),
    schedules: filter.open ? schedules : undefined,
    freeIds: filter.free ? freeIds : undefined,
  };
}

/** The order as the practice index takes it. `near` is where distances are measured from, `soonest` who is free first. */
export function practiceOrder(filter: DirectoryFilter, soonest: PracticeOrder["soonest"]): PracticeOrder {
  return { sort: filter.sort, near: originOf(filter), soonest };
}

/** What was typed has no letter or digit, so nothing is found. */
export function isUnsearchable({ q }: DirectoryFilter): boolean {
  return q !== "" && fold(q) === "";
}
