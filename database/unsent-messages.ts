import type { Expression, ExpressionBuilder, SqlBool, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/**
 * Takes back those of these messages that nobody was sent or told, since something makes them untrue. It stands below the
 * outbox because a time that someone takes is held here, and the mails that tell others of it go in the same breath.
 *
 * `await deleteUnsent(tx, (eb) => eb("key_name", "=", "listing 10001"))`
 */
export async function deleteUnsent(
  tx: Transaction<Schema>,
  which: (eb: ExpressionBuilder<Schema, "outbox">) => Expression<SqlBool>,
): Promise<void> {
  await tx
    .deleteFrom("outbox")
    .where(which)
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .where("handled_at", "is", null)
    .execute();
}
