import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { Sealing } from "#database/record-keys.ts";
import type { Schema } from "#database/schema.ts";
import { sealingWith, type SiteKeys } from "#database/site-keys.ts";
import { insertSubmission, type NewSubmission } from "#database/requests/submissions.ts";
import { openEnvelopeEncryption } from "#database/envelope-encryption.ts";

export const TEST_SECRET = "a secret for tests, 32 characters";

/** What seals and opens in tests. Another encryption of the same secret opens what this one has sealed. */
const encryption = openEnvelopeEncryption(() => [TEST_SECRET], randomBytes);

/** What a test database has from the start: the same in every process, so that one finds what another has hashed. */
export const TEST_KEYS: SiteKeys = { hashes: keyOf("hashes"), links: keyOf("links") };

export const SEALING: Sealing = sealingWith(encryption, TEST_KEYS);

function keyOf(name: string): string {
  const bytes = (count: number) => createHash("shake256", { outputLength: count }).update(name).digest();
  return openEnvelopeEncryption(() => [TEST_SECRET], bytes).newKey();
}

/** As a first start under `TEST_SECRET` does. */
export async function insertTestKeys(tx: Transaction<Schema>): Promise<void> {
  const rows = Object.entries(TEST_KEYS) as [keyof SiteKeys, string][];
  await tx
    .insertInto("site_keys")
    .values(rows.map(([name, wrapped_key]) => ({ name, wrapped_key })))
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** Keeps a submission of which a test states only what matters to it. */
export function keep(
  tx: Transaction<Schema>,
  stated: Partial<NewSubmission> & { reference: string },
): Promise<void> {
  return insertSubmission(tx, SEALING, {
    kind: "contact",
    receivedAt: new Date("2026-11-20T01:02:03.456Z"),
    noticeVersion: "2026-11-20",
    fields: {},
    ...stated,
  });
}
