import type { Kysely, Transaction } from "kysely";
import type { Schema } from "../schema.ts";

/** The origins at which a practice's card may stand besides its own website: `["https://editor.example"]` */
export async function framingSites(db: Kysely<Schema>, practiceId: number): Promise<readonly string[]> {
  const row = await db
    .selectFrom("framing_sites")
    .select("sites")
    .where("practice_id", "=", practiceId)
    .executeTakeFirst();
  return row ? row.sites.split(" ") : [];
}

export async function setFramingSites(
  tx: Transaction<Schema>,
  practiceId: number,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) {
    await tx.deleteFrom("framing_sites").where("practice_id", "=", practiceId).execute();
    return;
  }
  const sites = origins.join(" ");
  await tx
    .insertInto("framing_sites")
    .values({ practice_id: practiceId, sites })
    .onConflict((conflict) => conflict.column("practice_id").doUpdateSet({ sites }))
    .execute();
}
