import type { Kysely, Transaction } from "kysely";
import type { EnvelopeEncryption } from "./envelope-encryption.ts";
import type { Schema } from "./schema.ts";
import { eventsAbout, storeEvent } from "./submission-events.ts";

/**
 * Notes that a message or an application was answered, with the time: `true`. `false` where it was before, or none has
 * this reference.
 */
export async function markAnswered(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  { reference, now }: { reference: string; now: Date },
): Promise<boolean> {
  const marked = await tx
    .updateTable("submissions")
    .set((eb) => ({ status: "answered", version: eb("version", "+", 1) }))
    .where("reference", "=", reference)
    .where("kind", "in", ["contact", "partner"])
    .where("status", "=", "received")
    .returning("version")
    .executeTakeFirst();
  if (!marked) return false;
  await storeEvent(tx, encryption, {
    reference,
    version: marked.version,
    at: now,
    actor: "desk",
    event: "answered",
    detail: {},
    contentHash: "",
  });
  return true;
}

/** When a message or an application was answered; undefined while it was not. */
export async function answeredAt(db: Kysely<Schema>, reference: string): Promise<Date | undefined> {
  const events = await eventsAbout(db, reference);
  return events.find(({ event }) => event === "answered")?.at;
}
