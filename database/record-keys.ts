import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";
import type { KeyedHash } from "./email-hash.ts";
import { CannotOpen, type EnvelopeEncryption } from "./envelope-encryption.ts";

/** What sealing needs; `Services` has it. */
export type Sealing = {
  encryption: EnvelopeEncryption;
  keyedHash: KeyedHash;
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

/** What was sealed under these never opens again. Names without a key are ignored. */
export async function forgetKeys(tx: Transaction<Schema>, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx.deleteFrom("record_keys").where("name", "in", names).execute();
}
