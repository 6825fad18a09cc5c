import type { Database } from "#database/database.ts";
import type { EnvelopeEncryption } from "#database/envelope-encryption.ts";
import { sealAnew } from "#database/seal-anew.ts";
import { HOUR } from "#domain/durations.ts";
import type { Job } from "../schedule.ts";

/** Once the secret was replaced, wraps under the new one what is still under another: `seal-anew.ts`. */
export function sealAnewJob(database: Database, encryption: EnvelopeEncryption): Job {
  return {
    name: "seal anew",
    every: HOUR,
    scope: "database",
    run: async (now) => void (await sealAnew(database, encryption, now)),
  };
}
