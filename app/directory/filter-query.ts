import { askedOf } from "#content/filters.ts";
import { searchWords } from "#content/vocabulary.ts";
import type { PracticeFilter, PracticeOrder } from "#database/practice-search.ts";
import { fold } from "#domain/text.ts";
import { type DirectoryFilter, originOf } from "./filter.ts";

/** The filter as the practice index takes it. `openSchedules` counts only with `open`. */
export function practiceFilter(
  filter: DirectoryFilter,
  openSchedules: PracticeFilter["schedules"],
): PracticeFilter {
  return {
    ...askedOf(filter),
    words: searchWords(filter.q),
    places: filter.location?.places.map((place) => place.slug),
    schedules: filter.open ? openSchedules : undefined,
  };
}

/** The order as the practice index takes it. `near` is where distances are measured from. */
export function practiceOrder(filter: DirectoryFilter): PracticeOrder {
  return { sort: filter.sort, near: originOf(filter) };
}

/** What was typed has no letter or digit, so nothing is found. */
export function isUnsearchable({ q }: DirectoryFilter): boolean {
  return q !== "" && fold(q) === "";
}
