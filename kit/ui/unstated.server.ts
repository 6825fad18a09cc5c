import type { PracticeIndex } from "#database/practices/practice-index.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import { FILTERS } from "#content/filters.ts";
import { FILTER_NAMES, type FilterName } from "#domain/finding/practice-filters.ts";
import { formatCount } from "#domain/counts.ts";
import { unstatedCounts } from "#services/finding/unstated.ts";
import type { UnstatedLine } from "./unstated.tsx";

/**
 * What each condition of a list leaves out because no one has stated it. `hrefWithout("service")` leads to the list without
 * that condition.
 *
 * `1,204 more in Auckland don’t list any services.`
 */
export function unstatedLines(
  index: PracticeIndex,
  filter: PracticeFilter,
  { placeName, hrefWithout }: { placeName: string | undefined; hrefWithout: (name: FilterName) => string },
): UnstatedLine[] {
  const counts = unstatedCounts(index, filter);
  return FILTER_NAMES.flatMap((name) => {
    const [count, words] = [counts[name], FILTERS[name].unstated];
    if (!count || !words) return [];
    const [one, several] = words;
    const where = placeName ? ` in ${placeName}` : "";
    const text = `${formatCount(count)} more${where} ${count === 1 ? one : several}.`;
    return [{ text, show: count === 1 ? "Show it too" : "Show them too", href: hrefWithout(name) }];
  });
}
