import { FILTERS, type ListFilter } from "#content/filters.ts";
import type { FilterName, FilterValues } from "#domain/finding/practice-filters.ts";

/** What tests ask of each filter comes from its declaration, so that a new one is tried without a word in them. */

/** What addresses may say of a filter: `filterTexts("price")` → `["2", "1", "3"]`, its example first. */
export function filterTexts(name: FilterName): string[] {
  const { values = [], examples } = FILTERS[name].api;
  return [...new Set([...examples, ...values])];
}

/** What those texts mean: `filterValues("price", [])` → `[2, 1, 3]`. An error where one of them means nothing. */
export function filterValues<Name extends FilterName>(
  name: Name,
  languages: readonly string[],
): FilterValues[Name][] {
  const filter: ListFilter<FilterValues[Name]> = FILTERS[name];
  return filterTexts(name).map((text) => {
    const value = filter.read(text, { languages });
    if (value === null) throw new Error(`The filter “${name}” doesn’t read its own example “${text}”.`);
    return value;
  });
}
