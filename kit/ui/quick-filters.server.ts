import type { Snapshot } from "#database/practices/live-practices.ts";
import type { PracticeFilter } from "#database/practices/practice-search.ts";
import { type DirectoryQuery, directoryHref, directoryParameters } from "#content/links.ts";
import type { Asked, FilterName } from "#domain/finding/practice-filters.ts";
import { freeDay } from "#content/free-words.ts";
import { daysOf, daysToOffer, type FreeWhen, freeWhenIn } from "#domain/free-times/free-when.ts";
import { addDays, newZealandDay, readDay } from "#domain/nz-time.ts";
import { MOST_WEEKS_AHEAD } from "#domain/free-times/free-times-form.ts";
import { soonestFree } from "#services/practices/next-free.ts";
import { timelyFilter } from "#services/finding/open-schedules.ts";
import type { DayFilters, QuickFilter } from "./quick-filters.tsx";

/** What people ask for most. */
const QUICK: readonly { text: string; asked: Asked }[] = [
  { text: "Open now", asked: { open: "now" } },
  { text: "Free time today", asked: { free: "today" } },
  { text: "Free time Saturday", asked: { free: "saturday" } },
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
  offered = QUICK,
): QuickFilter[] {
  const list = index.around(filter);
  return offered.flatMap(({ text, asked }) => {
    if (Object.keys(asked).some((name) => query[name as FilterName])) return [];
    const count = countWith(index, list, filter, asked, now);
    return count === 0 ? [] : [{ text, count, href: directoryHref({ ...query, ...asked, page: null }) }];
  });
}

/** What is left to offer where `dayFilters` stands. */
export const QUICK_BESIDE_DAYS = QUICK.filter(({ asked }) => !asked.free);

/**
 * The days on which someone of the list is free, those that people look for first and the one that is chosen. It is
 * null if nobody in the list lets patients book a time.
 */
export function dayFilters(
  index: Snapshot,
  query: DirectoryQuery,
  filter: PracticeFilter,
  now: Date,
): DayFilters | null {
  const freeIds = soonestFree(index, filter.service ?? null, now);
  const chosen = freeWhenIn(query.free ?? "");
  const list = index.around(filter);
  if (chosen === null && list.count({ freeIds }) === 0) return null;
  const today = newZealandDay(now);
  const offered = daysToOffer(today);
  const spanOf = (when: FreeWhen) => Object.values(daysOf(when, today)).join();
  const isSame = (day: FreeWhen) => chosen !== null && spanOf(day) === spanOf(chosen);
  const isOther = chosen !== null && !offered.some(isSame);
  const days = [...offered, ...(isOther ? [chosen] : [])].flatMap((day) => {
    const isChosen = isSame(day);
    const count = countWith(index, list, filter, { free: day }, now);
    const href = directoryHref({ ...query, free: isChosen ? null : day, page: null });
    return count > 0 || isChosen ? [{ text: freeDay(day), count, href, isChosen }] : [];
  });
  return {
    days,
    anyHref: directoryHref({ ...query, free: null, page: null }),
    date: {
      action: directoryHref(),
      kept: [...directoryParameters({ ...query, free: null, page: null })],
      value: isOther && readDay(chosen) ? chosen : "",
      from: today,
      to: addDays(today, MOST_WEEKS_AHEAD * 7),
    },
  };
}

function countWith(
  index: Snapshot,
  list: ReturnType<Snapshot["around"]>,
  { service }: PracticeFilter,
  asked: Asked,
  now: Date,
): number {
  const { schedules, freeIds } = timelyFilter(index, { service, ...asked }, () => now);
  return list.count({ ...asked, ...(schedules && { schedules }), ...(freeIds && { freeIds }) });
}
