import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/** What a setting says; undefined where it was never set. */
export async function readSetting(db: Kysely<Schema>, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

export async function writeSetting(tx: Transaction<Schema>, name: string, value: string): Promise<void> {
  await tx
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

const SAMPLES = "samples";
const REMOVED = "removed";

/** Whether an operator has removed the samples: a directory without practices is meant to have none. */
export async function areSamplesRemoved(db: Kysely<Schema>): Promise<boolean> {
  return (await readSetting(db, SAMPLES)) === REMOVED;
}

const FREE_TIMES = "free times";
const PAUSED = "paused";

/** Whether every free time is to be asked for: patients know of bookings that a restored backup does not. */
export async function areFreeTimesPaused(db: Kysely<Schema>): Promise<boolean> {
  return (await readSetting(db, FREE_TIMES)) === PAUSED;
}

/** Until an operator has looked, nothing is confirmed at once. */
export function pauseFreeTimes(tx: Transaction<Schema>): Promise<void> {
  return writeSetting(tx, FREE_TIMES, PAUSED);
}

/** Free times are confirmed at once again. Whether they were paused. */
export async function resumeFreeTimes(tx: Transaction<Schema>): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("settings")
    .where("name", "=", FREE_TIMES)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The start then loads none into an empty directory, until an operator loads some. */
export function noteSamplesRemoved(tx: Transaction<Schema>): Promise<void> {
  return writeSetting(tx, SAMPLES, REMOVED);
}

/** A later start may fill an empty directory with samples again. */
export async function noteSamplesLoaded(tx: Transaction<Schema>): Promise<void> {
  await tx.deleteFrom("settings").where("name", "=", SAMPLES).execute();
}
