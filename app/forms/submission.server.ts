import { NOTICE_VERSION } from "#content/legal/privacy.ts";
import { claimFirstMail } from "#database/first-mails.ts";
import { claimSubmission, insertSubmission, ReferenceTaken } from "#database/submissions.ts";
import type { SubmissionFields, SubmissionKind } from "#database/submissions.ts";
import { makeReference } from "#domain/reference.ts";
import { enqueueMessage } from "#jobs/outbox.ts";
import type { Services } from "../services.ts";
import type { FormMails } from "./messages.server.tsx";

/** A form without problems, ready to be stored. */
export type CheckedForm = {
  kind: SubmissionKind;
  /** Its idempotency key, if any: see `client-key.server.ts`. */
  clientKey: string | undefined;
  /** What is stored, by the contract's names. */
  fields: SubmissionFields;
  /** The exact content: a key that is used again must come with the same. */
  content: unknown;
  /** For deduplication without a key: equal for submissions that mean the same, however they are written. */
  fingerprint: unknown;
  /** The mails to enqueue. */
  messages: (reference: string, now: Date) => FormMails;
  /** Too late to be stored; accepted only as the repeat of one that was stored in time. */
  isRepeatOnly: boolean;
};

export type Submitted =
  | { ok: true; reference: string }
  /** The key was used before with other content, which is stored under this reference. */
  | { ok: false; reason: "key-reused"; reference: string }
  /** Too late, and no repeat. */
  | { ok: false; reason: "no-repeat" }
  | { ok: false; reason: "not-stored" };

const DAY = 86_400_000;
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
export async function submit(services: Services, form: CheckedForm): Promise<Submitted> {
  const receivedAt = services.now();
  for (let attempt = 1; ; attempt++) {
    const reference = makeReference(services.randomBytes);
    const messages = form.messages(reference, receivedAt);
    try {
      return await store(services, form, { reference, receivedAt, messages });
    } catch (error) {
      if (error instanceof NoRepeat) return { ok: false, reason: "no-repeat" };
      if (error instanceof ReferenceTaken && attempt < MOST_ATTEMPTS) continue;
      services.log({ event: "form not stored", kind: form.kind, error });
      return { ok: false, reason: "not-stored" };
    }
  }
}

/** Rolls the claim back. */
class NoRepeat extends Error {
  override readonly name = "NoRepeat";
  constructor() {
    super("The form came too late and is no repeat.");
  }
}

async function store(
  { database, keyedHash, log, encryption, wakeMail }: Services,
  { kind, clientKey, fields, content, fingerprint, isRepeatOnly }: CheckedForm,
  { reference, receivedAt, messages }: { reference: string; receivedAt: Date; messages: FormMails },
): Promise<Submitted> {
  const hasKey = clientKey !== undefined;
  const claim = {
    key: keyedHash(hasKey ? `key ${clientKey}` : `fingerprint ${serialized(kind, fingerprint)}`),
    contentHash: keyedHash(`content ${serialized(kind, content)}`),
    reference,
    now: receivedAt,
    expiresAt: new Date(receivedAt.getTime() + (hasKey ? CLIENT_KEY_LASTS : FINGERPRINT_LASTS)),
  };
  const outcome = await database.transact(async (tx) => {
    const claimed = await claimSubmission(tx, claim);
    if (!claimed.claimed) return claimed;
    if (isRepeatOnly) throw new NoRepeat();
    const submission = { reference, kind, receivedAt, noticeVersion: NOTICE_VERSION, fields };
    await insertSubmission(tx, { encryption, keyedHash }, submission);
    const { first, ours } = messages;
    const mayMailFirst = await claimFirstMail(tx, { keyedHash }, first.to.email, receivedAt);
    for (const message of mayMailFirst ? [first, ...ours] : ours)
      await enqueueMessage(tx, encryption, { message, reference, now: receivedAt });
    return { ...claimed, mayMailFirst };
  });
  log({ event: "submission", kind, outcome: outcome.claimed ? "kept" : "repeated" });
  if (outcome.claimed) {
    if (!outcome.mayMailFirst) log({ event: "first mail left out", kind });
    wakeMail();
    return { ok: true, reference };
  }
  return outcome.sameContent || !hasKey
    ? { ok: true, reference: outcome.reference }
    : { ok: false, reason: "key-reused", reference: outcome.reference };
}

function serialized(kind: SubmissionKind, content: unknown): string {
  return `${kind} ${JSON.stringify(content)}`;
}
