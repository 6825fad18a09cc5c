import type { Kysely, Transaction } from "kysely";
import { emailHash, type Keyed } from "./email-hash.ts";
import type { EnvelopeEncryption } from "./envelope-encryption.ts";
import type { Schema } from "./schema.ts";

type Sealing = Keyed & { encryption: EnvelopeEncryption };

/** An address that waits for its links, as it is stored. */
export type LostLinkAsk = { addressHash: string; key: string; address: string };

/**
 * Keeps that somebody has asked for the links of an address: the same single row for every address, so that neither the
 * answer nor its time tells whether we know it. Asked again before it is done, it is one.
 */
export async function storeLostLinkAsk(
  tx: Transaction<Schema>,
  { encryption, keyedHash }: Sealing,
  email: string,
  now: Date,
): Promise<void> {
  const addressHash = emailHash({ keyedHash }, email);
  const key = encryption.newKey();
  const address = encryption.seal(key, email, sealedAs(addressHash));
  await tx
    .insertInto("lost_link_asks")
    .values({ address_hash: addressHash, key, address, asked_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("address_hash").doNothing())
    .execute();
}

/** What waits, the oldest first. */
export async function lostLinkAsks(db: Kysely<Schema>, limit: number): Promise<LostLinkAsk[]> {
  return db
    .selectFrom("lost_link_asks")
    .select(["address_hash as addressHash", "key", "address"])
    .orderBy("asked_at")
    .orderBy("address_hash")
    .limit(limit)
    .execute();
}

/** Throws `CannotOpen` for one that was kept under another secret. */
export function openAskedEmail(
  { addressHash, key, address }: LostLinkAsk,
  { encryption }: Pick<Sealing, "encryption">,
): string {
  return encryption.open(key, address, sealedAs(addressHash));
}

/** Whether it was still there: of two processes that do the same, one takes it. */
export async function takeLostLinkAsk(
  tx: Transaction<Schema>,
  { addressHash, key }: Pick<LostLinkAsk, "addressHash" | "key">,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("lost_link_asks")
    .where("address_hash", "=", addressHash)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes what was asked before an instant, or by the address of a hash, without a mail. */
export async function dropLostLinkAsks(
  tx: Transaction<Schema>,
  which: { before: Date } | { addressHash: string },
): Promise<void> {
  await tx
    .deleteFrom("lost_link_asks")
    .where((eb) =>
      "before" in which
        ? eb("asked_at", "<", which.before.toISOString())
        : eb("address_hash", "=", which.addressHash),
    )
    .execute();
}

function sealedAs(addressHash: string): string {
  return `lost link ${addressHash}`;
}
