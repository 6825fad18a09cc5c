import { markAnswered, noteWritten } from "#database/answered.ts";
import { writeAudit } from "#database/audit.ts";
import { dropDraft } from "#database/desk-drafts.ts";
import type { Staff } from "#database/desk-sessions.ts";
import { keyNamed } from "#database/record-keys.ts";
import { eventsOf } from "#database/submission-events.ts";
import { findSubmission, type Submission } from "#database/submissions.ts";
import { MESSAGE_ABOUT } from "#content/desk.ts";
import { deskOf } from "#content/reply-clocks.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import type { Services } from "../services.ts";
import { actLine, conflictAbout, type DeskAnswer, doneOrConflict } from "./answers.ts";
import { writtenMail } from "./write-mail.ts";

export type MessageServices = Pick<
  Services,
  "database" | "encryption" | "keyedHash" | "publicUrl" | "operator" | "wakeMail" | "now"
>;

/** What our staff do with a message. */
export type MessageAct =
  /** `keepsOpen`: it is written, and goes on waiting for us. */
  | { do: "answer"; words: string; keepsOpen: boolean }
  /** By phone or by another mail: nothing is sent. */
  | { do: "elsewhere" }
  | { do: "no answer" };

/**
 * Answers a message, in one transaction: what was written, the mail with it, whether it is answered, and the line of the
 * audit. Of two who answer at once the second sends nothing. One that is answered already can be written to again.
 */
export async function actOnMessage(
  services: MessageServices,
  staff: Staff,
  { reference, version }: { reference: string; version: number },
  act: MessageAct,
): Promise<DeskAnswer> {
  const { database, encryption, wakeMail } = services;
  const message = await findSubmission(database.read, encryption, reference);
  if (message?.kind !== "contact") return { kind: "refused", why: "There’s no such message any more." };
  const now = services.now();
  const isOpen = message.status === "received";
  const isDone = await database.transact(async (tx) => {
    const about = { reference, version, now };
    const isStored =
      act.do === "answer" && (act.keepsOpen || !isOpen)
        ? await noteWritten(tx, encryption, { ...about, words: act.words })
        : await markAnswered(tx, encryption, {
            ...about,
            kinds: ["contact"],
            detail: act.do === "answer" ? { words: act.words } : { words: HOW[act.do] },
          });
    if (!isStored) return false;
    const command = act.do === "answer" ? "message answer" : "answered";
    await writeAudit(tx, actLine(staff, command, { about: reference, now }));
    if (act.do === "answer")
      await enqueueMessage(tx, encryption, {
        message: answerMail(services, staff, message, act.words),
        reference,
        now,
      });
    await dropDraft(tx, { who: staff.who, about: reference });
    return true;
  });
  if (isDone) {
    wakeMail();
    return { kind: "done" };
  }
  if (act.do === "answer" && !(await hasWords(services, reference, act.words)))
    return conflictAbout(services, reference);
  // Pressed twice, or someone was quicker.
  const command = act.do === "answer" ? "message answer" : "answered";
  return doneOrConflict(services, staff, { about: reference, command });
}

const HOW = { elsewhere: "(answered elsewhere)", "no answer": "(needed no answer)" } as const;

/** Whether these words are among those that were written. */
async function hasWords(
  { database: { read }, encryption }: MessageServices,
  reference: string,
  words: string,
): Promise<boolean> {
  const key = await keyNamed(read, reference);
  const events = await eventsOf(read, encryption, { reference, key });
  return events.some(({ detail }) => detail.words === words);
}

function answerMail(services: MessageServices, { who }: Staff, message: Submission, words: string) {
  const { reference, fields, receivedAt } = message;
  return writtenMail(services, {
    reference,
    which: "contact-answer",
    email: String(fields.email),
    name: firstName(String(fields.name ?? "")),
    subject: `Re: ${MESSAGE_ABOUT[String(fields.category)] ?? MESSAGE_ABOUT["general"]!}`,
    words,
    who,
    mailbox: deskOf(services.operator.identity, { kind: "contact", fields }).to,
    receivedAt,
    now: services.now(),
  });
}

/** What a mail greets: `Hana` of `Hana Sample`. */
export function firstName(name: string): string {
  return name.split(/\s+/)[0] ?? "";
}
