import type { Kysely, Selectable, Transaction } from "kysely";
import type { Status } from "#domain/requests/requests.ts";
import { eraseOn } from "#domain/retention.ts";
import { countOf } from "../counting.ts";
import { emailHash, mailboxHash } from "../email-hash.ts";
import { makeKey, type Sealing } from "../record-keys.ts";
import type { Schema } from "../schema.ts";
import { CannotOpen, type EnvelopeEncryption } from "../envelope-encryption.ts";

/** What a visitor sent in, as we keep it. */
export type Submission = {
  /** As it is read aloud: `NIHO-7K4Q-2WXR-6M`. */
  reference: string;
  kind: SubmissionKind;
  /** Whose turn it is: `domain/requests/requests.ts`. Of all but requests, whether it was answered. */
  status: SubmissionStatus;
  receivedAt: Date;
  /** The New Zealand day at whose beginning it is erased: `2027-03-01`. */
  eraseOn: string;
  /** The version of the privacy notice that was shown with the form. */
  noticeVersion: string;
  /** A hidden field of the form was filled in: by a password manager, or by a machine. */
  doubtful: boolean;
  /** Named as the contract names them; a list where a field may repeat. */
  fields: SubmissionFields;
};

/** One that is about to be stored. */
export type NewSubmission = Omit<Submission, "status" | "eraseOn" | "doubtful"> & { doubtful?: boolean };

export type SubmissionStatus = Status | "answered";
export type SubmissionKind = Schema["submissions"]["kind"];
export type SubmissionFields = Readonly<Record<string, string | readonly string[]>>;

/** The reference exists already: roll the transaction back and retry with another. */
export class ReferenceTaken extends Error {
  override readonly name = "ReferenceTaken";
  constructor(reference: string) {
    super(`The reference ${reference} is taken.`);
  }
}

/** An idempotency key to be claimed for a submission: `key` and `contentHash` are keyed hashes. */
export type Claim = {
  key: string;
  contentHash: string;
  reference: string;
  now: Date;
  expiresAt: Date;
};

/**
 * Claims an idempotency key: the first request gets it, every later one gets the first one's reference. An expired key
 * can be claimed anew. Belongs in the transaction that inserts the submission of this reference, which cannot commit
 * without it; a concurrent claim of the same key waits for that commit.
 *
 * `sameContent` false means that the key was used for something else.
 */
export async function claimSubmission(
  tx: Transaction<Schema>,
  claim: Claim,
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

/**
 * Keeps what was sent in, sealed under a key of its own, with the day on which it is erased. Throws `ReferenceTaken`
 * when there is one with this reference already.
 *
 * `await insertSubmission(tx, services, { reference, kind: "contact", receivedAt, noticeVersion, fields })`
 */
export async function insertSubmission(
  tx: Transaction<Schema>,
  sealing: Sealing,
  submission: NewSubmission,
): Promise<void> {
  const { reference, kind, receivedAt, noticeVersion, doubtful = false, fields } = submission;
  const key = await makeKey(tx, sealing.encryption, reference);
  if (key === undefined) throw new ReferenceTaken(reference);
  const inserted = await tx
    .insertInto("submissions")
    .values({
      reference,
      kind,
      status: "received",
      received_at: receivedAt.toISOString(),
      notice_version: noticeVersion,
      is_doubtful: doubtful ? 1 : 0,
      ...sealedColumns(sealing, key, submission, fields),
    })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .returning("reference")
    .executeTakeFirst();
  if (!inserted) throw new ReferenceTaken(reference);
}

/** What depends on the fields: they themselves sealed, who sent them as a hash, when they are erased. */
export function sealedColumns(
  { encryption, keyedHash }: Sealing,
  key: string,
  { reference, kind, receivedAt }: Pick<Submission, "reference" | "kind" | "receivedAt">,
  fields: SubmissionFields,
): Pick<Selectable<Schema["submissions"]>, "fields" | "email_hash" | "mailbox_hash" | "erase_on"> {
  return {
    fields: encryption.seal(key, JSON.stringify(fields), submissionSealedAs(reference)),
    email_hash: emailHash({ keyedHash }, oneText(fields.email)),
    mailbox_hash: mailboxHash({ keyedHash }, oneText(fields.email)),
    erase_on: eraseOn({ kind, receivedAt, preferredDate: oneText(fields.preferredDate) }),
  };
}

/** Undefined when there is none. Throws `CannotOpen` when its key is gone, or was made under another secret. */
export async function findSubmission(
  db: Kysely<Schema>,
  encryption: EnvelopeEncryption,
  reference: string,
): Promise<Submission | undefined> {
  const row = await withKeys(db).where("submissions.reference", "=", reference).executeTakeFirst();
  return row && toSubmission(row, encryption);
}

/**
 * Puts some fields of a submission in place of others, and finds it by the address that is then among them. The day on which
 * it is erased stays. `stale` where it is not as it was seen (`markOfFields`); undefined where there is none.
 */
export async function reseal(
  tx: Transaction<Schema>,
  { encryption, keyedHash }: Sealing,
  { reference, seen }: { reference: string; seen?: string | undefined },
  change: (fields: SubmissionFields) => SubmissionFields,
): Promise<{ before: SubmissionFields; after: SubmissionFields } | "stale" | undefined> {
  const row = await withKeys(tx).where("submissions.reference", "=", reference).executeTakeFirst();
  if (!row) return undefined;
  const { fields: before } = toSubmission(row, encryption);
  if (seen !== undefined && seen !== markOfFields({ keyedHash }, before)) return "stale";
  const after = { ...before, ...change(before) };
  const changed = await tx
    .updateTable("submissions")
    .set({
      fields: encryption.seal(row.wrapped_key!, JSON.stringify(after), submissionSealedAs(reference)),
      email_hash: emailHash({ keyedHash }, oneText(after.email)),
      mailbox_hash: mailboxHash({ keyedHash }, oneText(after.email)),
    })
    .where("reference", "=", reference)
    .where("fields", "=", row.fields)
    .returning("reference")
    .executeTakeFirst();
  return changed ? { before, after } : "stale";
}

/** Tells whether the fields of a submission were changed since a form was shown; says nothing of them. */
export function markOfFields({ keyedHash }: Pick<Sealing, "keyedHash">, fields: SubmissionFields): string {
  return keyedHash(`fields ${JSON.stringify(fields)}`).slice(0, 16);
}

/** Everything that came in from an email address, however it is written, oldest first. */
export async function submissionsFrom(
  db: Kysely<Schema>,
  sealing: Sealing,
  email: string,
): Promise<Submission[]> {
  const rows = await withKeys(db)
    .where("email_hash", "=", emailHash(sealing, email))
    .orderBy("received_at")
    .orderBy("reference")
    .execute();
  return rows.map((row) => toSubmission(row, sealing.encryption));
}

/** Which submissions are meant: of one kind, received from one instant on, and until (and with) another. */
export type SubmissionsAsked = {
  kind?: SubmissionKind | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

/** Every submission that is asked for, oldest first, a few hundred in memory at a time. */
export async function* eachSubmission(
  db: Kysely<Schema>,
  encryption: EnvelopeEncryption,
  { kind, from, to, status }: SubmissionsAsked & { status?: SubmissionStatus | undefined } = {},
): AsyncGenerator<Submission, void, undefined> {
  const batch = 200;
  for (let last: { received_at: string; reference: string } | undefined; ;) {
    const rows = await withKeys(db)
      .$if(kind !== undefined, (query) => query.where("kind", "=", kind!))
      .$if(from !== undefined, (query) => query.where("received_at", ">=", from!.toISOString()))
      .$if(to !== undefined, (query) => query.where("received_at", "<=", to!.toISOString()))
      .$if(status !== undefined, (query) => query.where("status", "=", status!))
      .$if(last !== undefined, (query) =>
        query.where((eb) =>
          eb(
            eb.refTuple("received_at", "submissions.reference"),
            ">",
            eb.tuple(last!.received_at, last!.reference),
          ),
        ),
      )
      .orderBy("received_at")
      .orderBy("submissions.reference")
      .limit(batch)
      .execute();
    for (const row of rows) yield toSubmission(row, encryption);
    if (rows.length < batch) return;
    last = rows.at(-1);
  }
}

/** How many there are of those asked for. */
export async function countSubmissions(
  db: Kysely<Schema>,
  { kind, from, to }: SubmissionsAsked = {},
): Promise<number> {
  return countOf(
    db
      .selectFrom("submissions")
      .$if(kind !== undefined, (query) => query.where("kind", "=", kind!))
      .$if(from !== undefined, (query) => query.where("received_at", ">=", from!.toISOString()))
      .$if(to !== undefined, (query) => query.where("received_at", "<=", to!.toISOString())),
  );
}

/** Deletes expired idempotency keys, and returns how many. */
export async function deleteExpiredKeys(tx: Transaction<Schema>, now: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("submission_keys")
    .where("expires_at", "<=", now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function withKeys(db: Kysely<Schema>) {
  return db
    .selectFrom("submissions")
    .leftJoin("record_keys", "record_keys.name", "submissions.reference")
    .selectAll("submissions")
    .select("wrapped_key");
}

function toSubmission(
  row: Selectable<Schema["submissions"]> & { wrapped_key: string | null },
  encryption: EnvelopeEncryption,
): Submission {
  const about = submissionSealedAs(row.reference);
  if (row.wrapped_key === null) throw new CannotOpen(about);
  return {
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    receivedAt: new Date(row.received_at),
    eraseOn: row.erase_on,
    noticeVersion: row.notice_version,
    doubtful: row.is_doubtful === 1,
    fields: JSON.parse(encryption.open(row.wrapped_key, row.fields, about)) as SubmissionFields,
  };
}

/** What the fields of a submission are sealed as. */
export function submissionSealedAs(reference: string): string {
  return `submission ${reference}`;
}

function oneText(value: string | readonly string[] | undefined): string {
  return typeof value === "string" ? value : "";
}

/** How often what someone sent in has changed, and how it ended: `{ version: 3, outcome: "approved" }`. Undefined without one. */
export async function submissionState(
  db: Kysely<Schema>,
  reference: string,
): Promise<{ version: number; outcome: string | null } | undefined> {
  return db
    .selectFrom("submissions")
    .select(["version", "outcome"])
    .where("reference", "=", reference)
    .executeTakeFirst();
}
