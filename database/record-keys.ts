import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";
import { CannotOpen, type EnvelopeEncryption } from "./envelope-encryption.ts";

/** What sealing needs; `Services` has it. */
export type Sealing = {
  encryption: EnvelopeEncryption;
  /** HMAC-SHA-256 under the site's secret, as hex. */
  keyedHash: (text: string) => string;
};

/** Makes the wrapped data key of a new record and stores it under the record's name. Undefined when there is one. */
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

/** Throws `CannotOpen` when the record has no key. */
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
 * The wrapped keys of the latest submissions and newsletter addresses: enough to tell whether a secret is the one under
 * which the database was sealed, even if one of them is damaged. Empty when nothing is sealed.
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

/** What was sealed under these never opens again. Names without a key are ignored. */
export async function forgetKeys(tx: Transaction<Schema>, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx.deleteFrom("record_keys").where("name", "in", names).execute();
}
