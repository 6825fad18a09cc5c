import { NOTICE_VERSION } from "#content/legal/privacy.ts";
import { claimSubmission, insertSubmission, ReferenceTaken } from "#database/submissions.ts";
import type { SubmissionFields, SubmissionKind } from "#database/submissions.ts";
import { makeReference } from "#domain/reference.ts";
import { enqueueMessage } from "#jobs/outbox.ts";
import type { Message } from "#mail/message.ts";
import type { Services } from "../services.ts";

/** A form that has been read and found good. */
export type CheckedForm = {
  kind: SubmissionKind;
  /** The key that came with it, if any: see `client-key.server.ts`. */
  clientKey: string | undefined;
  /** What is kept, as the contract names it. */
  fields: SubmissionFields;
  /** What is asked, to the letter: a key that comes again must come with this again. */
  content: unknown;
  /** Who asks what, however they wrote it: without a key, whoever sends this again asks the same thing again. */
  fingerprint: unknown;
  /** What goes out by mail, the reference in it. */
  messages: (reference: string, now: Date) => readonly Message[];
  /** True where it comes too late to be kept, and is good only as the repeat of one that was kept in time. */
  isRepeatOnly: boolean;
};

export type Submitted =
  | { ok: true; reference: string }
  /** The key came before, with something else, which was kept under this reference. */
  | { ok: false; reason: "key-reused"; reference: string }
  /** It comes too late, and is no repeat. */
  | { ok: false; reason: "no-repeat" }
  /** It is not kept. */
  | { ok: false; reason: "not-stored" };

const DAY = 86_400_000;
/** Without a key, the same again within 24 hours is one (the contract). */
const LIKENESS_LASTS = DAY;
/** A form may lie open in a tab, or be gone back to, for a good while. */
const CLIENT_KEY_LASTS = 30 * DAY;
/** With 40 random bits a second attempt is a once-in-years event; a third means that something is broken. */
const MOST_ATTEMPTS = 3;

/**
 * The one way in for every kind of form: claim, remember and enqueue in one transaction, so that when this
 * resolves with a reference all of it is on disk, once. A repeat gets the first one's reference and sends nothing.
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
    super("It comes too late, and is no repeat.");
  }
}

async function store(
  { database, keyedHash, log, encryption, wakeMail }: Services,
  { kind, clientKey, fields, content, fingerprint, isRepeatOnly }: CheckedForm,
  { reference, receivedAt, messages }: { reference: string; receivedAt: Date; messages: readonly Message[] },
): Promise<Submitted> {
  const hasKey = clientKey !== undefined;
  const claim = {
    key: keyedHash(hasKey ? `key ${clientKey}` : `fingerprint ${written(kind, fingerprint)}`),
    contentHash: keyedHash(`content ${written(kind, content)}`),
    reference,
    now: receivedAt,
    expiresAt: new Date(receivedAt.getTime() + (hasKey ? CLIENT_KEY_LASTS : LIKENESS_LASTS)),
  };
  const outcome = await database.transact(async (tx) => {
    const claimed = await claimSubmission(tx, claim);
    if (!claimed.claimed) return claimed;
    if (isRepeatOnly) throw new NoRepeat();
    const submission = { reference, kind, receivedAt, noticeVersion: NOTICE_VERSION, fields };
    await insertSubmission(tx, { encryption, keyedHash }, submission);
    for (const message of messages)
      await enqueueMessage(tx, encryption, { message, reference, now: receivedAt });
    return claimed;
  });
  log({ event: "submission", kind, outcome: outcome.claimed ? "kept" : "repeated" });
  if (outcome.claimed) {
    wakeMail();
    return { ok: true, reference };
  }
  return outcome.sameContent || !hasKey
    ? { ok: true, reference: outcome.reference }
    : { ok: false, reason: "key-reused", reference: outcome.reference };
}

function written(kind: SubmissionKind, content: unknown): string {
  return `${kind} ${JSON.stringify(content)}`;
}
