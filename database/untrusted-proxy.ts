import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

const NAME = "untrusted proxy";

/** A proxy that seemed to stand before the site, while `trusted` was what `TRUSTED_PROXIES` named. */
export type UntrustedProxy = {
  /** It is null where it lies outside our own network. */
  address: string | null;
  /** ISO 8601. */
  at: string;
  trusted: readonly string[];
};

export async function noteUntrustedProxy(tx: Transaction<Schema>, proxy: UntrustedProxy): Promise<void> {
  const value = JSON.stringify(proxy);
  await tx
    .insertInto("settings")
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** The last that was noted: `doctor` says what to do. */
export async function untrustedProxy(db: Kysely<Schema>): Promise<UntrustedProxy | undefined> {
  const row = await db.selectFrom("settings").select("value").where("name", "=", NAME).executeTakeFirst();
  return row && (JSON.parse(row.value) as UntrustedProxy);
}
