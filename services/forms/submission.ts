import type { Transaction } from "kysely";
import { NOTICE_VERSION } from "#content/legal/privacy.ts";
import { claimFirstMail } from "#database/requests/first-mails.ts";
import type { Schema } from "#database/schema.ts";
import {
  type Claim,
  claimSubmission,
  insertSubmission,
  ReferenceTaken,
} from "#database/requests/submissions.ts";
import type { Submission, SubmissionFields, SubmissionKind } from "#database/requests/submissions.ts";
import { DAY } from "#domain/durations.ts";
import { makeReference } from "#domain/requests/reference.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import { hasFirstMail } from "#outbox/outbox-records.ts";
import type { Keeping, Services } from "../services.ts";
import type { FormMails } from "../mails/messages.ts";

/** What a mail about a form says of its arrival. */
export type ReceivedForm = Pick<Submission, "reference" | "receivedAt" | "doubtful">;

/** A form without problems, ready to be stored. */
export type CheckedForm<Mails extends FormMails = FormMails> = {
  kind: SubmissionKind;
  /** Its idempotency key, if any: see `client-key.server.ts`. */
  clientKey: string | undefined;
  /** What is stored, by the contract's names. */
  fields: SubmissionFields;
  /** The exact content: a key that is used again must come with the same. */
  content: unknown;
  /** For deduplication without a key: equal for submissions that mean the same, however they are written. */
  fingerprint: unknown;
  /** Its honeypot was filled in. */
  doubtful: boolean;
  /** The mails to enqueue. */
  messages: (received: ReceivedForm) => Mails | Promise<Mails>;
  /** Too late, or to be asked about first; accepted only as the repeat of one that is stored. */
  isRepeatOnly: boolean;
};

export type Submitted<Mails extends FormMails = FormMails> =
  /** `isMailed`: the sender gets an email with the reference. `mails`: as they were composed; null for a repeat. */
  { ok: true; reference: string; isMailed: boolean; mails: Mails | null } | NotSubmitted;

type NotSubmitted =
  /** The key was used before with other content, which is stored under this reference. */
  | { ok: false; reason: "key-reused"; reference: string }
  /** The form's own area could not store it, and says why in its own words. */
  | { ok: false; reason: "refused"; by: NotStored }
  /** `isRepeatOnly`, and no repeat. */
  | { ok: false; reason: "no-repeat" }
  | { ok: false; reason: "not-stored" };

/** Thrown by what a form's own area stores: the transaction rolls back, the claims too. */
export class NotStored extends Error {
  /** Nothing was wrong when the form was shown; someone was quicker. */
  readonly isConflict: boolean = false;
}

/** Equal submissions without a key are one within 24 hours (the contract). */
const FINGERPRINT_LASTS = DAY;
/** A form may stay open in a tab for weeks. */
const CLIENT_KEY_LASTS = 30 * DAY;
/** A reference has 40 random bits, so a second attempt happens once in years; a third means a fault. */
const MOST_ATTEMPTS = 3;

/**
 * Stores a form of any kind: claims its key, inserts it and enqueues its mails in one transaction, so that a reference is
 * returned only when all of it is on disk, once. A repeat gets the first one's reference and sends nothing.
 */
export async function submit<Mails extends FormMails>(
  services: Keeping & Pick<Services, "post">,
  form: CheckedForm<Mails>,
): Promise<Submitted<Mails>> {
  const receivedAt = services.now();
  for (let attempt = 1; ; attempt++) {
    const reference = makeReference(services.randomBytes);
    let mails: Mails | null = null;
    try {
      mails = await form.messages({ reference, receivedAt, doubtful: form.doubtful });
      const stored = await store(services, form, { reference, receivedAt, mails });
      if (stored.isNew) return { ok: true, ...stored, mails };
      mails.release?.();
      return { ok: true, ...stored, mails: null };
    } catch (error) {
      mails?.release?.();
      if (error instanceof RolledBack) return error.answer;
      if (error instanceof NotStored) return { ok: false, reason: "refused", by: error };
      if (error instanceof ReferenceTaken && attempt < MOST_ATTEMPTS) continue;
      services.log({ event: "form not stored", kind: form.kind, error });
      return { ok: false, reason: "not-stored" };
    }
  }
}

async function store(
  services: Keeping & Pick<Services, "post">,
  form: CheckedForm,
  { reference, receivedAt, mails }: { reference: string; receivedAt: Date; mails: FormMails },
): Promise<{ reference: string; isNew: boolean; isMailed: boolean }> {
  const { database, keyedHash, log, encryption, wakeMail } = services;
  const { kind, fields, doubtful, isRepeatOnly } = form;
  const claims = submissionClaims(services, form, { reference, now: receivedAt });
  const outcome = await database.transact(async (tx) => {
    const claimed = await claimBoth(tx, claims);
    if (!claimed.claimed) return claimed;
    if (isRepeatOnly) throw new RolledBack({ ok: false, reason: "no-repeat" });
    const submission = { reference, kind, receivedAt, noticeVersion: NOTICE_VERSION, doubtful, fields };
    await insertSubmission(tx, { encryption, keyedHash }, submission);
    const { first, firstTopic = "", ours, ifNotMailed } = mails;
    const mayMailFirst =
      first !== null && (await claimFirstMail(tx, { keyedHash }, first.to.email, receivedAt));
    if (ifNotMailed && !mayMailFirst) throw ifNotMailed;
    const owned = { reference, now: receivedAt };
    if (mayMailFirst) await enqueueMessage(tx, encryption, { message: first, topic: firstTopic, ...owned });
    for (const message of ours) await enqueueMessage(tx, encryption, { message, ...owned });
    await mails.store?.(tx);
    return { ...claimed, mayMailFirst, isLeftOut: first !== null && !mayMailFirst };
  });
  log({ event: "submission", kind, outcome: outcome.claimed ? "kept" : "repeated" });
  if (!outcome.claimed) {
    const isMailed = await hasFirstMail(database.read, outcome.reference);
    return { reference: outcome.reference, isNew: false, isMailed };
  }
  if (outcome.isLeftOut) log({ event: "first mail left out", kind });
  wakeMail();
  return { reference, isNew: true, isMailed: outcome.mayMailFirst };
}

/**
 * The hashes that recognise a repeat. Without an idempotency key: who asks for what. With one there are two claims. The
 * key with the content finds the same post, wherever it is repeated from. The key with the visitor's address block finds
 * a key that this visitor used for other content; so one visitor's key never refuses, or reveals, a post of another.
 */
function submissionClaims(
  { keyedHash, post }: Keeping & Pick<Services, "post">,
  { kind, clientKey, content, fingerprint }: CheckedForm,
  { reference, now }: { reference: string; now: Date },
): { post: Claim; visitor?: Claim } {
  const written = serialized(kind, content);
  const contentHash = keyedHash(`content ${written}`);
  const claim = (lasts: number, text: string): Claim => {
    const expiresAt = new Date(now.getTime() + lasts);
    return { key: keyedHash(text), contentHash, reference, now, expiresAt };
  };
  if (clientKey === undefined)
    return { post: claim(FINGERPRINT_LASTS, `fingerprint ${serialized(kind, fingerprint)}`) };
  return {
    post: claim(CLIENT_KEY_LASTS, `key ${JSON.stringify([clientKey, "content", written])}`),
    visitor: claim(CLIENT_KEY_LASTS, `key ${JSON.stringify([clientKey, "visitor", post?.visitor ?? ""])}`),
  };
}

/** Throws when the visitor has used the key for other content. */
async function claimBoth(
  tx: Transaction<Schema>,
  { post, visitor }: { post: Claim; visitor?: Claim },
): Promise<{ claimed: true } | { claimed: false; reference: string }> {
  const ofPost = await claimSubmission(tx, post);
  if (!visitor) return ofPost;
  const { reference } = ofPost.claimed ? post : ofPost;
  const ofVisitor = await claimSubmission(tx, { ...visitor, reference });
  if (!ofVisitor.claimed && !ofVisitor.sameContent)
    throw new RolledBack({ ok: false, reason: "key-reused", reference: ofVisitor.reference });
  return ofPost;
}

/** Rolls the claims back. */
class RolledBack extends Error {
  override readonly name = "RolledBack";
  readonly answer: NotSubmitted;
  constructor(answer: NotSubmitted) {
    super("The form is not stored.");
    this.answer = answer;
  }
}

function serialized(kind: SubmissionKind, content: unknown): string {
  return `${kind} ${JSON.stringify(content)}`;
}
