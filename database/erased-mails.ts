import type { Kysely, SelectQueryBuilder, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

type Subscribers = SelectQueryBuilder<Schema, "newsletter_subscriptions", { address_hash: string }>;

/** Whose mails: of submissions by their references, of subscribers by a query for their hashes, or all under a key. */
type Owners = { reference: readonly string[] } | { subscriber: Subscribers } | { keyName: string };

/**
 * Notes the mails of what is about to be erased, in the same transaction and before their rows go. Their files, which no
 * transaction can delete, are then found after a kill, too.
 */
export async function noteErasedMails(tx: Transaction<Schema>, owners: Owners, now: Date): Promise<void> {
  await tx
    .insertInto("erased_mails")
    .columns(["message_id", "erased_at"])
    .expression((eb) =>
      eb
        .selectFrom("outbox")
        .select(["message_id", eb.val(now.toISOString()).as("erased_at")])
        .where((where) => {
          if ("reference" in owners) return where("reference", "in", owners.reference);
          if ("keyName" in owners) return where("key_name", "=", owners.keyName);
          return where("subscriber", "in", owners.subscriber);
        }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The Message-IDs of mails whose record was erased lately, without those that are in the outbox again: a person who
 * subscribes again may get the same issue again, under the same Message-ID.
 */
export async function erasedMails(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom("erased_mails")
    .select("message_id")
    .where("message_id", "not in", db.selectFrom("outbox").select("outbox.message_id"))
    .execute();
  return rows.map(({ message_id }) => message_id);
}

/** Deletes what was noted before an instant. */
export async function deleteOldErasedMails(tx: Transaction<Schema>, before: Date): Promise<void> {
  await tx.deleteFrom("erased_mails").where("erased_at", "<", before.toISOString()).execute();
}
