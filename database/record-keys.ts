import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";
import { CannotOpen, type EnvelopeEncryption } from "./envelope-encryption.ts";

/** What sealing needs of the house, and `Services` has. */
export type Sealing = {
  encryption: EnvelopeEncryption;
  /** HMAC-SHA-256 under the site's secret, as hex. */
  keyedHash: (text: string) => string;
};

/** Makes the key of a new record and keeps it under the record's name. Undefined when there is one already. */
export async function makeKey(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  name: string,
): Promise<string | undefined> {
  const made = await tx
    .insertInto("record_keys")
    .values({ name, wrapped_key: encryption.newKey() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("wrapped_key")
    .executeTakeFirst();
  return made?.wrapped_key;
}

/** Throws `CannotOpen` when the record has none. */
export async function keyNamed(db: Kysely<Schema>, name: string): Promise<string> {
  const found = await db
    .selectFrom("record_keys")
    .select("wrapped_key")
    .where("name", "=", name)
    .executeTakeFirst();
  if (!found) throw new CannotOpen(name);
  return found.wrapped_key;
}

/**
 * The wrapped keys of the latest submissions and newsletter addresses: by them one can tell whether a secret is the one
 * under which the database was sealed, even when one of them has been damaged. Empty when nothing is sealed.
 */
export async function newestKeys(db: Kysely<Schema>): Promise<string[]> {
  const submissions = await db
    .selectFrom("submissions")
    .innerJoin("record_keys", "name", "reference")
    .select("wrapped_key")
    .orderBy("received_at", "desc")
    .limit(3)
    .execute();
  const subscriptions = await db
    .selectFrom("newsletter_subscriptions")
    .select("key")
    .orderBy("asked_at", "desc")
    .limit(3)
    .execute();
  return [...submissions.map(({ wrapped_key }) => wrapped_key), ...subscriptions.map(({ key }) => key)];
}

/** What was sealed under these opens never again. Names without a key do not matter. */
export async function forgetKeys(tx: Transaction<Schema>, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx.deleteFrom("record_keys").where("name", "in", names).execute();
}
