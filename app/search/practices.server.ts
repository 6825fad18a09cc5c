import type { Kysely } from "kysely";
import { matches } from "#database/practice-filter.ts";
import { inOrder } from "#database/practice-order.ts";
import { type PracticeListing, searchPractices } from "#database/practices.ts";
import type { Schema } from "#database/schema.ts";
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
  db: Kysely<Schema>,
  attempts: readonly Attempt[],
  typed: string,
): Promise<PracticeAnswer | null> {
  for (const attempt of attempts) {
    const search = practiceSearch(attempt.list);
    const { total, practices } = await searchPractices(db, { ...search, limit: SHOWN, offset: 0 });
    if (total === 0) continue;
    const named = await withNamed(db, attempt, typed);
    const others = practices.filter(({ id }) => named.every((one) => one.id !== id));
    return { ...attempt, total, practices: [...named, ...others].slice(0, SHOWN) };
  }
  return null;
}

async function withNamed(
  db: Kysely<Schema>,
  { list }: Attempt,
  typed: string,
): Promise<readonly PracticeListing[]> {
  const search = practiceSearch(list);
  const start = fold(typed);
  const rows = await db
    .selectFrom("practices")
    .select("id")
    .where("name_folded", ">=", start)
    .where("name_folded", "<", `${start}${LAST_CHARACTER}`)
    .where((eb) => matches(eb, search))
    .orderBy(inOrder(search))
    .limit(SHOWN)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return (await searchPractices(db, { ...search, ids, limit: SHOWN, offset: 0 })).practices;
}

/** After every other, so that an index answers what begins with a text. */
const LAST_CHARACTER = "\u{10FFFF}";
