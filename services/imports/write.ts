import { setTimeout as pause } from "node:timers/promises";
import type { Transaction } from "kysely";
import { ALL_PLACES } from "#content/places.ts";
import type { Database } from "#database/database.ts";
import {
  beginImport,
  finishImport,
  hideSamples,
  type AtDesk,
  type ImportCounts,
  type Looked,
  nextPracticeId,
  noteAlive,
} from "#database/imports/imports.ts";
import { asOwnWork, putBack } from "#database/imports/undo-import.ts";
import { stateFacts, takeBack } from "#database/practices/practice-records.ts";
import { removeSamples } from "#database/practices/practices.ts";
import type { Schema } from "#database/schema.ts";
import { noteSamplesRemoved } from "#database/settings.ts";
import { batchesOf } from "#domain/lists.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Plan } from "./plan.ts";

/** Written in one transaction: few enough that a form that is posted meanwhile waits for a moment only. */
const BATCH = 250;
/** Milliseconds between two transactions, in which others write. */
const BETWEEN = 5;

type About = {
  source: string;
  file: string;
  format: string;
  asOf: string;
  counts: ImportCounts;
  /** What someone at the desk has looked at, and who imports it. */
  looked?: Looked;
  desk?: AtDesk;
};

/**
 * Writes what a plan says, a batch at a time, and gives the number of the import. What fails, or is stopped by `signal`,
 * is put back before this throws; what is killed is put back by the next command or start. `onWritten` gets the count of
 * records so far.
 */
export async function writePlan(
  database: Database,
  ...rest: [plan: Plan, about: About, how: Writing]
): Promise<number> {
  return asOwnWork(database, () => beginAndWrite(database, ...rest));
}

type Writing = {
  replaceSamples: boolean;
  signal: AbortSignal;
  onWritten: (count: number) => void;
  /** Told its number once it is the one that writes. */
  onBegun?: (id: number) => void;
};

async function beginAndWrite(
  database: Database,
  plan: Plan,
  about: About,
  { replaceSamples, signal, onWritten, onBegun = () => undefined }: Writing,
): Promise<number> {
  const now = () => new Date();
  const id = await beginImport(database, about, now());
  onBegun(id);
  const writing = { source: about.source, on: newZealandDay(now()), importId: id, places: ALL_PLACES };
  let done = 0;
  const write = async (count: number, work: (tx: Transaction<Schema>) => Promise<void>) => {
    signal.throwIfAborted();
    await database.transact(async (tx) => {
      await noteAlive(tx, id, now());
      await work(tx);
    });
    onWritten((done += count));
    await pause(BETWEEN);
  };
  try {
    if (replaceSamples) await write(0, (tx) => hideSamples(tx, writing.on));
    let nextId = await nextPracticeId(database.read);
    for (const batch of batchesOf([...plan.added, ...plan.changed], BATCH)) {
      const stated = batch.map((planned) => ({ ...planned, practiceId: planned.practiceId ?? nextId++ }));
      await write(batch.length, (tx) => stateFacts(tx, stated, writing));
    }
    for (const gone of batchesOf(plan.missing, BATCH))
      await write(gone.length, (tx) => takeBack(tx, gone, writing));
    await write(0, async (tx) => {
      if (replaceSamples) {
        await removeSamples(tx);
        await noteSamplesRemoved(tx);
      }
      await finishImport(tx, id, now());
    });
    return id;
  } catch (error) {
    await putBack(database, id, { places: ALL_PLACES, now });
    throw signal.aborted
      ? new Error("The import was stopped, and what it had written was undone.", { cause: error })
      : error;
  }
}
