import type { Snapshot } from "#database/practices/live-practices.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import { type DirectoryQuery, directoryHref } from "#content/links.ts";
import type { Asked, FilterName } from "#domain/finding/practice-filters.ts";
import { timelyFilter } from "./open-schedules.server.ts";
import type { QuickFilter } from "./quick-filters.tsx";

/** What people ask for most. */
const QUICK: readonly { text: string; asked: Asked }[] = [
  { text: "Open now", asked: { open: "now" } },
  { text: "Times this week", asked: { free: "week" } },
  { text: "Saturday", asked: { open: "saturday" } },
  { text: "Sunday", asked: { open: "sunday" } },
  { text: "Evening", asked: { open: "evening" } },
  { text: "Step-free", asked: { wheelchair: "yes" } },
  { text: "Taking new patients", asked: { accepting: "yes" } },
  { text: "Free under 18", asked: { funding: "free-under-18" } },
  { text: "Parking", asked: { parking: "yes" } },
];

/** Those that would narrow a list and leave something of it: none that takes the place of one that is on. `query` is the list's address, `filter` what it means. */
export function quickFilters(
  index: Snapshot,
  query: DirectoryQuery,
  filter: PracticeFilter,
  now: Date,
): QuickFilter[] {
  const list = index.around(filter);
  return QUICK.flatMap(({ text, asked }) => {
    if (Object.keys(asked).some((name) => query[name as FilterName])) return [];
    const { schedules, freeIds } = timelyFilter(index, { service: filter.service, ...asked }, () => now);
    const count = list.count({ ...asked, ...(schedules && { schedules }), ...(freeIds && { freeIds }) });
    return count === 0 ? [] : [{ text, count, href: directoryHref({ ...query, ...asked, page: null }) }];
  });
}
