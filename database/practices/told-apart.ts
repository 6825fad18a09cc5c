import type { Kysely, Transaction } from "kysely";
import type { Schema } from "../schema.ts";

/** Two practices by their numbers, in either order. */
export type Pair = readonly [number, number];

/** `pairKey([10002, 10001]) === "10001 10002"` */
export function pairKey([a, b]: Pair): string {
  return `${Math.min(a, b)} ${Math.max(a, b)}`;
}

/** Remembers that two listings that look alike are two practices. False where that is known already. */
export async function tellApart(
  tx: Transaction<Schema>,
  [a, b]: Pair,
  { who, now }: { who: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto("told_apart")
    .values({ one: Math.min(a, b), other: Math.max(a, b), who, at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(["one", "other"]).doNothing())
    .returning("one")
    .executeTakeFirst();
  return row !== undefined;
}

/** The keys of all pairs that were told apart. */
export async function toldApart(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("told_apart").select(["one", "other"]).execute();
  return new Set(rows.map(({ one, other }) => pairKey([one, other])));
}
