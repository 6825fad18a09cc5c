import { setTimeout as pause } from "node:timers/promises";
import type { Transaction } from "kysely";
import { ALL_PLACES } from "#content/places.ts";
import type { Database } from "#database/database.ts";
import {
  nextPracticeId,
  type StatedPractice,
  storeStated,
  WITHDRAWN_BY_SOURCE,
  withdrawPractices,
} from "#database/practice-imports.ts";
import { checkImmediately, removeSamples } from "#database/practices.ts";
import type { Schema } from "#database/schema.ts";
import { noteSamplesRemoved } from "#database/settings.ts";
import type { Plan, Planned } from "./plan.ts";
import type { Facts } from "./practice-of-row.ts";

/** Written in one transaction: few enough that a form that is posted meanwhile waits for a moment only. */
const BATCH = 250;
/** Milliseconds between two transactions, in which others write. */
const BETWEEN = 5;

/**
 * Writes what a plan says, a batch at a time. What breaks off leaves whole batches; the same import again does the rest.
 * `onWritten` gets the count of practices so far.
 */
export async function writePlan(
  database: Database,
  plan: Plan,
  {
    source,
    asOf,
    replaceSamples,
    onWritten,
  }: { source: string; asOf: string; replaceSamples: boolean; onWritten: (count: number) => void },
): Promise<void> {
  let nextId = await nextPracticeId(database.read);
  let done = 0;
  if (replaceSamples) {
    await database.transact(async (tx) => {
      await removeSamples(tx);
      await noteSamplesRemoved(tx);
    });
  }
  const write = async (count: number, work: (tx: Transaction<Schema>) => Promise<void>) => {
    await database.transact(async (tx) => {
      await checkImmediately(tx, database.kind);
      await work(tx);
    });
    onWritten((done += count));
    await pause(BETWEEN);
  };
  for (const batch of batchesOf(plan.added)) {
    const added = batch.map((planned) => statedOf(planned, nextId++));
    await write(batch.length, (tx) => storeStated(tx, { source, asOf, added, changed: [] }, ALL_PLACES));
  }
  for (const batch of batchesOf(plan.changed)) {
    const changed = batch.map((planned) => statedOf(planned, planned.practiceId!));
    await write(batch.length, (tx) => storeStated(tx, { source, asOf, added: [], changed }, ALL_PLACES));
  }
  for (const ids of batchesOf(plan.missing)) {
    const withdrawn = { on: asOf, why: WITHDRAWN_BY_SOURCE };
    await write(ids.length, (tx) => withdrawPractices(tx, ids, withdrawn));
  }
}

function* batchesOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}

/** Ratings come from reviews here, so a new practice has none. */
function statedOf({ externalId, contentHash, facts }: Planned, id: number): StatedPractice {
  const unrated = {
    rating: null,
    reviewCount: 0,
    ratingCounts: [0, 0, 0, 0, 0],
  } as const;
  const practice = { ...(JSON.parse(facts) as Facts), ...unrated, id, isSample: false };
  return { externalId, contentHash, practice };
}
