import type { Transaction } from "kysely";
import type { Schema } from "#database/schema.ts";
import { lockPractice } from "#database/practices/practices.ts";
import { markAnswered, noteWritten } from "#database/requests/answered.ts";
import { writeAudit } from "#database/desk/audit.ts";
import { dropDraft } from "#database/desk/desk-drafts.ts";
import type { Staff } from "#database/desk/desk-sessions.ts";
import { keyNamed } from "#database/record-keys.ts";
import { submissionEvents } from "#database/requests/submission-events.ts";
import { findSubmission, type Submission } from "#database/requests/submissions.ts";
import { MESSAGE_ABOUT } from "#content/desk.ts";
import { answeringDesk } from "#content/reply-clocks.ts";
import { Refused } from "#domain/refused.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import { setFacts } from "../listings/set-facts.ts";
import type { Services } from "../services.ts";
import { actLine, conflictAbout, conflictOver, type DeskAnswer, doneOrConflict } from "./answers.ts";
import { practiceVersion } from "./practice-version.ts";
import { isTryOut } from "./try-out.ts";
import { writtenMail } from "./write-mail.ts";

export type MessageServices = Pick<
  Services,
  "database" | "encryption" | "keyedHash" | "publicUrl" | "operator" | "wakeMail" | "now" | "mailGoesToFolder"
>;

/** A fact that a message has put right: our word on a practice, as it stood when the message was read. */
type Correction = { id: number; version: string; said: Readonly<Record<string, string>> };

/** What our staff do with a message. */
export type MessageAct =
  /** `keepsOpen`: it is written, and goes on waiting for us. */
  | { do: "answer"; words: string; keepsOpen: boolean; change?: Correction }
  /** By phone or by another mail: nothing is sent. */
  | { do: "elsewhere" }
  | { do: "no answer" };

/**
 * Answers a message, in one transaction: what was written, the mail with it, whether it is answered, the fact that it puts
 * right where it reports a mistake, and the lines of the audit. Of two who answer at once the second sends nothing. One that is answered already can be written to again.
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
  if (act.do === "answer" && !message.fields.email)
    return { kind: "refused", why: "We have no email address for them. Ring them." };
  const now = services.now();
  const isOpen = message.status === "received";
  const change = act.do === "answer" ? act.change : undefined;
  const command = act.do !== "answer" ? "answered" : change ? "message correct" : "message answer";
  const came = await refusedOr(() =>
    database.transact(async (tx) => {
      if (change) await lockPractice(tx, database.kind, change.id);
      const isOther = change && change.version !== (await practiceVersion(tx, [change.id]));
      const about = { reference, version, now };
      if (isOther) return "other listing";
      const isStored =
        act.do === "answer" && (act.keepsOpen || !isOpen)
          ? await noteWritten(tx, encryption, { ...about, words: act.words })
          : await markAnswered(tx, encryption, {
              ...about,
              kinds: ["contact"],
              detail: act.do === "answer" ? { words: act.words } : { words: HOW[act.do] },
            });
      if (!isStored) return "answered";
      if (change) await correct(services, tx, staff, change);
      await writeAudit(tx, actLine(staff, command, { about: reference, now }));
      if (act.do === "answer")
        await enqueueMessage(tx, encryption, {
          message: answerMail(services, staff, message, act.words),
          reference,
          now,
        });
      await dropDraft(tx, { who: staff.who, about: reference });
      return "done";
    }),
  );
  if (typeof came === "object") return came;
  if (came === "done") {
    wakeMail();
    return { kind: "done" };
  }
  if (act.do === "answer" && !(await hasWords(services, reference, act.words)))
    return came === "other listing" && isOpen
      ? conflictOver(services, change!.id)
      : conflictAbout(services, reference);
  // Pressed twice, or someone was quicker.
  return doneOrConflict(services, staff, { about: reference, command });
}

/** Our word on the fact. One that the practice says itself stays as it says. */
async function correct(
  services: MessageServices,
  tx: Transaction<Schema>,
  { who }: Staff,
  { id, said }: Correction,
): Promise<void> {
  const samplesToo = await isTryOut(services, tx);
  const by = { tx, kind: services.database.kind, who, now: services.now(), samplesToo };
  const { outranked } = await setFacts(by, id, said);
  if (outranked.size > 0)
    throw new Refused(
      "The practice says this itself, and that counts more. Ring them, or send them their link.",
    );
}

/** What `Refused` says, as an answer. */
async function refusedOr<Came>(work: () => Promise<Came>): Promise<Came | DeskAnswer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return { kind: "refused", why: error.message };
    throw error;
  }
}

const HOW = { elsewhere: "(answered elsewhere)", "no answer": "(needed no answer)" } as const;

/** Whether these words are among those that were written. */
async function hasWords(
  { database: { read }, encryption }: MessageServices,
  reference: string,
  words: string,
): Promise<boolean> {
  const key = await keyNamed(read, reference);
  const events = await submissionEvents(read, encryption, { reference, key });
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
    mailbox: answeringDesk(services.operator.identity, { kind: "contact", fields }).to,
    receivedAt,
    now: services.now(),
  });
}

/** The name that a mail greets: `firstName("Hana Sample") === "Hana"`. */
export function firstName(name: string): string {
  return name.split(/\s+/)[0] ?? "";
}
