import { createHmac, randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { Sealing } from "#database/record-keys.ts";
import type { Schema } from "#database/schema.ts";
import { insertSubmission, type NewSubmission } from "#database/requests/submissions.ts";
import { openEnvelopeEncryption } from "#database/envelope-encryption.ts";

export const TEST_SECRET = "a secret for tests, 32 characters";

/** What seals and opens in tests. Another encryption of the same secret opens what this one has sealed. */
export const SEALING: Sealing = {
  encryption: openEnvelopeEncryption(TEST_SECRET, randomBytes),
  keyedHash: (text) => createHmac("sha256", TEST_SECRET).update(text).digest("hex"),
};

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
