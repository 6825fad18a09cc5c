import type { Snapshot } from "#database/practices/live-practices.ts";
import type { PracticeFilter, PracticeOrder } from "#database/practices/practice-search.ts";
import type { PracticeListing } from "#domain/practices/practice.ts";
import { fold } from "#domain/text.ts";
import { timelyFilter } from "#services/finding/open-schedules.ts";
import {
  type Attempt,
  type DirectoryList,
  isCheapestFirst,
  practiceSearch,
} from "./directory-list.server.ts";
import { openFirst } from "#services/finding/open-first.ts";
import type { Question } from "#services/finding/question.ts";
import { soonestFree } from "#services/practices/next-free.ts";

/** The first practices of the list that answers a question. */
export type PracticeAnswer = Attempt & {
  /** In the whole list. */
  total: number;
  /** How many of the whole list never close, where that is asked for. */
  allDay: number | null;

  practices: readonly PracticeListing[];
};

const SHOWN = 5;

/** The first list that is not empty; null when all are. */
export async function findPractices(
  index: Snapshot,
  attempts: readonly Attempt[],
  { typed, isAllDay, isUrgent }: Pick<Question, "typed" | "isAllDay" | "isUrgent">,
  now: () => Date,
): Promise<PracticeAnswer | null> {
  for (const attempt of attempts) {
    const search = timedSearch(index, attempt.list, now);
    const { total, ids } = isUrgent
      ? openFirst(
          index,
          { ...search, near: search.near ?? attempt.list.place ?? undefined },
          { limit: SHOWN, offset: 0, now: now() },
        )
      : await firstPractices(index, attempt.list, search);
    if (total === 0) continue;
    const named = isUrgent
      ? null
      : index.search({ ...search, nameStart: fold(typed), limit: SHOWN, offset: 0 });
    const allDay = isAllDay
      ? index.search({ ...search, schedules: neverClosed(index), limit: SHOWN, offset: 0 })
      : null;
    const shown = [...new Set([...(allDay?.ids ?? []), ...(named?.ids ?? []), ...ids])].slice(0, SHOWN);
    return { ...attempt, total, allDay: allDay && allDay.total, practices: await index.listings(shown) };
  }
  return null;
}

/** The list as the index takes it at this time of day. */
export function timedSearch(
  index: Snapshot,
  list: DirectoryList,
  now: () => Date,
): PracticeFilter & PracticeOrder {
  const search = practiceSearch(list);
  return {
    ...search,
    ...timelyFilter(index, list, now),
    ...(search.sort === "soonest" && { soonest: soonestFree(index, list.service ?? null, now(), list.free) }),
  };
}

/** In the order of the list; by price, of what the treatment itself starts at. */
async function firstPractices(index: Snapshot, list: DirectoryList, search: PracticeFilter & PracticeOrder) {
  const { service } = list;
  if (!isCheapestFirst(list) || !service) return index.search({ ...search, limit: SHOWN, offset: 0 });
  const prices = await index.pricesFrom(service);
  const { total, ids } = index.search({ ...search, limit: index.total, offset: 0 });
  // The sort is stable, and NaN is equal: those without a price stay in the order of a usual visit, last.
  const priceOf = (id: number) => prices.get(id) ?? Infinity;
  return { total, ids: ids.toSorted((a, b) => priceOf(a) - priceOf(b)).slice(0, SHOWN) };
}

/** As OpenStreetMap writes it; the emergency page looks for the same. */
function neverClosed({ schedules }: Snapshot): Snapshot["schedules"] {
  return schedules.filter(({ openingHours }) => openingHours === "24/7");
}
