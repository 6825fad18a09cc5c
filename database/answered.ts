import type { Kysely, Transaction } from "kysely";
import type { EnvelopeEncryption } from "./envelope-encryption.ts";
import type { Schema } from "./schema.ts";
import type { SubmissionKind } from "./submissions.ts";
import { eventsAbout, storeEvent } from "./submission-events.ts";

type Answer = {
  reference: string;
  now: Date;
  kinds?: readonly SubmissionKind[];
  /** What was decided, of a review. */
  outcome?: string | null;
};

/**
 * Notes that our staff answered a submission, with the time: `true`. `false` where they did before, or none of these
 * kinds has this reference.
 */
export async function markAnswered(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  { reference, now, kinds = ["contact", "partner"], outcome = null }: Answer,
): Promise<boolean> {
  const marked = await tx
    .updateTable("submissions")
    .set((eb) => ({ status: "answered", outcome, version: eb("version", "+", 1) }))
    .where("reference", "=", reference)
    .where("kind", "in", kinds)
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
