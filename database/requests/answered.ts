import type { Kysely, Transaction } from "kysely";
import type { EventDetail } from "#domain/requests/requests.ts";
import type { EnvelopeEncryption } from "../envelope-encryption.ts";
import { isListed } from "../practices/practices.ts";
import type { Schema } from "../schema.ts";
import { eventsAbout, type ReplyReminder, storeEvent } from "./submission-events.ts";
import { eachSubmission, type Submission, type SubmissionKind } from "./submissions.ts";

type Answer = {
  reference: string;
  now: Date;
  kinds?: readonly SubmissionKind[];
  /** What was decided, of a review. */
  outcome?: string | null;
  /** What was answered. */
  detail?: EventDetail;
};

/**
 * Notes that our staff answered a submission, with the time: `true`. `false` where they did before, or none of these
 * kinds has this reference.
 */
export async function markAnswered(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  { reference, now, kinds = ["contact", "partner"], outcome = null, detail = {} }: Answer,
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
    detail,
    contentHash: "",
  });
  return true;
}

/**
 * Whether a submission still has the version that a form was shown with; nobody else changes it until the transaction
 * ends. `await lockVersion(tx, { reference: "NIHO-7K4Q-2WXR-6M", version: 0 })`
 */
export async function lockVersion(
  tx: Transaction<Schema>,
  { reference, version }: { reference: string; version: number },
): Promise<boolean> {
  // Changes nothing, but a second process waits for the first.
  const same = await tx
    .updateTable("submissions")
    .set({ version })
    .where("reference", "=", reference)
    .where("version", "=", version)
    .returning("version")
    .executeTakeFirst();
  return same !== undefined;
}

/**
 * Notes that our staff wrote to the sender of a submission, without deciding anything: the version stays, so forms that
 * are open stay valid.
 */
export async function noteWritten(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  { reference, version, words, now }: { reference: string; version: number; words: string; now: Date },
): Promise<void> {
  const happening = {
    version,
    at: now,
    actor: "desk",
    event: "wrote",
    detail: { words },
    contentHash: "",
  } as const;
  await storeEvent(tx, encryption, { reference, ...happening });
}

/**
 * What still waits for an answer of our staff, of some kinds, received from an instant on, the oldest first. A review waits
 * for nobody while its practice isn’t listed: it can’t be shown anywhere, and comes back with the practice.
 */
export async function* unanswered<Kind extends SubmissionKind>(
  db: Kysely<Schema>,
  encryption: EnvelopeEncryption,
  { kinds, from }: { kinds: readonly Kind[]; from?: Date },
): AsyncGenerator<Submission & { kind: Kind }, void, undefined> {
  for (const kind of kinds)
    for await (const submission of eachSubmission(db, encryption, { kind, from, status: "received" })) {
      const { practiceId } = submission.fields;
      const isOfOne = kind === "review" && practiceId !== undefined;
      if (!isOfOne || (await isListed(db, Number(practiceId)))) yield { ...submission, kind };
    }
}

/**
 * Notes that no one has answered a submission in time, or that it was passed up: `true`, once. `false` where that is
 * noted, or someone has answered meanwhile.
 */
export async function markReminded(
  tx: Transaction<Schema>,
  encryption: EnvelopeEncryption,
  { reference, event, now }: { reference: string; event: ReplyReminder; now: Date },
): Promise<boolean> {
  // Changes nothing, but a second process waits for the first.
  const open = await tx
    .updateTable("submissions")
    .set((eb) => ({ version: eb.ref("version") }))
    .where("reference", "=", reference)
    .where("status", "=", "received")
    .returning("version")
    .executeTakeFirst();
  if (!open) return false;
  const noted = (await eventsAbout(tx, reference)).map((one) => one.event);
  if (noted.includes(event) || noted.includes("passedUp")) return false;
  const { version } = open;
  const happening = { version, at: now, actor: "clock", event, detail: {}, contentHash: "" } as const;
  await storeEvent(tx, encryption, { reference, ...happening });
  return true;
}
