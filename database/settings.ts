import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

const SAMPLES = "samples";
const REMOVED = "removed";

/** Whether an operator has removed the samples: a directory without practices is meant to have none. */
export async function areSamplesRemoved(db: Kysely<Schema>): Promise<boolean> {
  const setting = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", SAMPLES)
    .executeTakeFirst();
  return setting?.value === REMOVED;
}

const FREE_TIMES = "free times";
const PAUSED = "paused";

/** Whether every free time is to be asked for: patients know of bookings that a restored backup does not. */
export async function areFreeTimesPaused(db: Kysely<Schema>): Promise<boolean> {
  const setting = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", FREE_TIMES)
    .executeTakeFirst();
  return setting?.value === PAUSED;
}

/** Until an operator has looked, nothing is confirmed at once. */
export async function pauseFreeTimes(tx: Transaction<Schema>): Promise<void> {
  await tx
    .insertInto("settings")
    .values({ name: FREE_TIMES, value: PAUSED })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: PAUSED }))
    .execute();
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
export async function noteSamplesRemoved(tx: Transaction<Schema>): Promise<void> {
  await tx
    .insertInto("settings")
    .values({ name: SAMPLES, value: REMOVED })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: REMOVED }))
    .execute();
}

/** A later start may fill an empty directory with samples again. */
export async function noteSamplesLoaded(tx: Transaction<Schema>): Promise<void> {
  await tx.deleteFrom("settings").where("name", "=", SAMPLES).execute();
}
