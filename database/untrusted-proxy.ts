import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";
import { readSetting, writeSetting } from "./settings.ts";

const NAME = "untrusted proxy";

/** A proxy that seemed to stand before the site, while `trusted` was what `TRUSTED_PROXIES` named. */
export type UntrustedProxy = {
  /** It is null where it lies outside our own network. */
  address: string | null;
  /** ISO 8601. */
  at: string;
  trusted: readonly string[];
};

export function noteUntrustedProxy(tx: Transaction<Schema>, proxy: UntrustedProxy): Promise<void> {
  return writeSetting(tx, NAME, JSON.stringify(proxy));
}

/** The last that was noted: `doctor` says what to do. */
export async function untrustedProxy(db: Kysely<Schema>): Promise<UntrustedProxy | undefined> {
  const value = await readSetting(db, NAME);
  return value === undefined ? undefined : (JSON.parse(value) as UntrustedProxy);
}
