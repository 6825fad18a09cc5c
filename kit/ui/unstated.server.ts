import type { PracticeIndex } from "#database/practices/practice-index.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import { FILTERS } from "#content/filters.ts";
import { FILTER_NAMES, type FilterName } from "#domain/finding/practice-filters.ts";
import { formatCount } from "#domain/counts.ts";
import type { UnstatedLine } from "./unstated.tsx";

/**
 * What each condition of a list leaves out because no one has stated it: those that meet all the others.
 * `hrefWithout("service")` leads to the list without that condition.
 *
 * `1,204 more in Auckland don’t list any services.`
 */
export function unstatedLines(
  index: PracticeIndex,
  filter: PracticeFilter,
  { placeName, hrefWithout }: { placeName: string | undefined; hrefWithout: (name: FilterName) => string },
): UnstatedLine[] {
  const list = index.around(filter);
  return FILTER_NAMES.flatMap((name) => {
    // Nobody fails to state whether they are free, or where they are.
    if (name === "free" || name === "area") return [];
    const condition = name === "open" ? "schedules" : name;
    const { unstated } = FILTERS[name];
    if (!filter[condition] || !unstated) return [];
    // Some that state no treatments are found all the same: they say that they see people in pain.
    const count = list.count({ [condition]: undefined, unstated: name }) - list.count({ unstated: name });
    if (count === 0) return [];
    const [one, several] = unstated;
    const where = placeName ? ` in ${placeName}` : "";
    const text = `${formatCount(count)} more${where} ${count === 1 ? one : several}.`;
    return [{ text, show: count === 1 ? "Show it too" : "Show them too", href: hrefWithout(name) }];
  });
}
