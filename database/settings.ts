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
