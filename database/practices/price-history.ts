import type { Kysely, Selectable, Transaction } from "kysely";
import type { Schema } from "../schema.ts";

export type KeptFigures = Selectable<Schema["price_history"]>;

/** The newest day for which figures are kept: `2026-11-23`; undefined before the first. */
export async function newestKeptDay(db: Kysely<Schema>): Promise<string | undefined> {
  const { day } = await db
    .selectFrom("price_history")
    .select((eb) => eb.fn.max<string | null>("day").as("day"))
    .executeTakeFirstOrThrow();
  return day ?? undefined;
}

/** Keeps the figures of a day. Figures that are kept for it already stay as they are. */
export async function keepFigures(tx: Transaction<Schema>, rows: readonly KeptFigures[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("price_history")
    .values([...rows])
    .onConflict((conflict) => conflict.columns(["day", "treatment", "region"]).doNothing())
    .execute();
}

/** What is kept for one treatment in one region, by day. `region` is empty for the whole country. */
export async function keptPriceFigures(
  db: Kysely<Schema>,
  treatment: string,
  region: string,
): Promise<KeptFigures[]> {
  return await db
    .selectFrom("price_history")
    .selectAll()
    .where("treatment", "=", treatment)
    .where("region", "=", region)
    .orderBy("day")
    .execute();
}

/** All that is kept, the oldest first. */
export async function keptFigures(db: Kysely<Schema>): Promise<KeptFigures[]> {
  return await db
    .selectFrom("price_history")
    .selectAll()
    .orderBy("day")
    .orderBy("treatment")
    .orderBy("region")
    .execute();
}
