import type { PracticeIndex } from "#database/practices/practice-index.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import { FILTERS } from "#content/filters.ts";
import { FILTER_NAMES, type FilterName } from "#domain/finding/practice-filters.ts";

/**
 * How many practices each condition of a list leaves out because no one has stated it: those that meet all the others. A
 * condition that leaves out none is absent: `{ service: 1204 }`
 */
export function unstatedCounts(
  index: PracticeIndex,
  filter: PracticeFilter,
): Partial<Record<FilterName, number>> {
  const list = index.around(filter);
  const counts = FILTER_NAMES.flatMap((name) => {
    // Nobody fails to state whether they are free, or where they are.
    if (name === "free" || name === "area") return [];
    const condition = name === "open" ? "schedules" : name;
    if (!filter[condition] || !FILTERS[name].unstated) return [];
    // Some that state no treatments are found all the same: they say that they see people in pain.
    const count = list.count({ [condition]: undefined, unstated: name }) - list.count({ unstated: name });
    return count === 0 ? [] : [[name, count] as const];
  });
  return Object.fromEntries(counts);
}
