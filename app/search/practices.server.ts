import type { Snapshot } from "#database/live-practices.ts";
import type { PracticeListing } from "#domain/practice.ts";
import { fold } from "#domain/text.ts";
import { type Attempt, practiceSearch } from "./directory-list.ts";

/** The practices that answer a question, as far as they are shown. */
export type PracticeAnswer = Attempt & {
  /** How many the whole list has. */
  total: number;
  /** Those whose name begins with what was typed, then the others, each in the list's order. */
  practices: readonly PracticeListing[];
};

const SHOWN = 8;

/** The first of the lists that has anybody in it; null when none has. */
export async function findPractices(
  index: Snapshot,
  attempts: readonly Attempt[],
  typed: string,
): Promise<PracticeAnswer | null> {
  for (const attempt of attempts) {
    const search = practiceSearch(attempt.list);
    const { total, ids } = index.search({ ...search, limit: SHOWN, offset: 0 });
    if (total === 0) continue;
    const named = index.search({ ...search, nameStart: fold(typed), limit: SHOWN, offset: 0 });
    const shown = [...new Set([...named.ids, ...ids])].slice(0, SHOWN);
    return { ...attempt, total, practices: await index.listings(shown) };
  }
  return null;
}
