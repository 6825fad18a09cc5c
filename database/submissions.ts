import type { Kysely, Selectable, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/** What a visitor sent in, as we keep it. */
export type Submission = {
  /** As it is read aloud: `NIHO-7K4Q-2WXR-6M`. */
  reference: string;
  kind: SubmissionKind;
  status: "received";
  receivedAt: Date;
  /** Named as the contract names them; a list where a field may repeat. */
  fields: SubmissionFields;
};

export type SubmissionKind = "booking" | "contact" | "partner";
export type SubmissionFields = Readonly<Record<string, string | readonly string[]>>;

/** The reference is somebody else's already: roll the transaction back and try again with another. */
export class ReferenceTaken extends Error {
  override readonly name = "ReferenceTaken";
  constructor(reference: string) {
    super(`The reference ${reference} is taken.`);
  }
}

/**
 * Makes repeats one: the first to claim a key gets it, everybody later is told the first one's reference.
 * An expired key can be claimed anew. Belongs into the transaction that inserts the submission of this reference,
 * which cannot commit without it; whoever claims the same key meanwhile waits for that commit.
 *
 * `sameContent` false means that the key was used for something else.
 */
export async function claimSubmission(
  tx: Transaction<Schema>,
  claim: { key: string; contentHash: string; reference: string; now: Date; expiresAt: Date },
): Promise<{ claimed: true } | { claimed: false; reference: string; sameContent: boolean }> {
  const claimed = await tx
    .insertInto("submission_keys")
    .values({
      key: claim.key,
      reference: claim.reference,
      content_hash: claim.contentHash,
      expires_at: claim.expiresAt.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet((eb) => ({
          reference: eb.ref("excluded.reference"),
          content_hash: eb.ref("excluded.content_hash"),
          expires_at: eb.ref("excluded.expires_at"),
        }))
        .where("submission_keys.expires_at", "<=", claim.now.toISOString()),
    )
    .returning("key")
    .executeTakeFirst();
  if (claimed) return { claimed: true };
  const first = await tx
    .selectFrom("submission_keys")
    .select(["reference", "content_hash"])
    .where("key", "=", claim.key)
    .executeTakeFirstOrThrow();
  return {
    claimed: false,
    reference: first.reference,
    sameContent: first.content_hash === claim.contentHash,
  };
}

/** Throws `ReferenceTaken` when there is one with this reference already. */
export async function insertSubmission(
  tx: Transaction<Schema>,
  submission: Omit<Submission, "status">,
): Promise<void> {
  const inserted = await tx
    .insertInto("submissions")
    .values({
      reference: submission.reference,
      kind: submission.kind,
      status: "received",
      received_at: submission.receivedAt.toISOString(),
      fields: JSON.stringify(submission.fields),
    })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .returning("reference")
    .executeTakeFirst();
  if (!inserted) throw new ReferenceTaken(submission.reference);
}

export async function findSubmission(db: Kysely<Schema>, reference: string): Promise<Submission | undefined> {
  const row = await db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row && toSubmission(row);
}

/** Every submission, oldest first, a few hundred in memory at a time. */
export async function* eachSubmission(
  db: Kysely<Schema>,
  { kind }: { kind?: SubmissionKind | undefined } = {},
): AsyncGenerator<Submission, void, undefined> {
  const batch = 200;
  for (let last: Selectable<Schema["submissions"]> | undefined; ;) {
    const rows = await db
      .selectFrom("submissions")
      .selectAll()
      .$if(kind !== undefined, (query) => query.where("kind", "=", kind!))
      .$if(last !== undefined, (query) =>
        query.where((eb) =>
          eb(eb.refTuple("received_at", "reference"), ">", eb.tuple(last!.received_at, last!.reference)),
        ),
      )
      .orderBy("received_at")
      .orderBy("reference")
      .limit(batch)
      .execute();
    yield* rows.map(toSubmission);
    if (rows.length < batch) return;
    last = rows.at(-1);
  }
}

/** Deletes the keys that no longer make anything one, and says how many. */
export async function deleteExpiredKeys(tx: Transaction<Schema>, now: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("submission_keys")
    .where("expires_at", "<=", now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function toSubmission(row: Selectable<Schema["submissions"]>): Submission {
  return {
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    receivedAt: new Date(row.received_at),
    fields: JSON.parse(row.fields) as SubmissionFields,
  };
}
