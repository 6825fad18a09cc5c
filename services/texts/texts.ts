import { clockOf } from "#content/practice-clock-words.ts";
import type { Transaction } from "kysely";
import { findPractice } from "#database/practices/practices.ts";
import { findRequest, type StoredRequest } from "#database/requests/requests.ts";
import type { Schema } from "#database/schema.ts";
import type { SubmissionFields } from "#database/requests/submissions.ts";
import {
  ASK_TOPIC,
  CODE_TOPIC,
  confirmTexts,
  countTry,
  endTexts,
  hasRoomForText,
  isAskedToday,
  isStopped,
  lockTexts,
  numberHash,
  requestsTexted,
  storeCode,
  textConsent,
} from "#database/texts.ts";
import { HOUR } from "#domain/durations.ts";
import { daytimeEnds, inDaytime, reminderTimes } from "#domain/requests/promises.ts";
import { appointmentStart } from "#domain/requests/practice-time.ts";
import { requestMail } from "#domain/requests/request-happenings.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";
import type { Mail, Request } from "#domain/requests/requests.ts";
import { readMobile, TEXT_TERMS } from "#domain/texts.ts";
import { cancelMessages, enqueueMessage } from "#outbox/outbox.ts";
import { instantDigits, makeMessageId } from "../mails/messages.ts";
import { freedTold, suffixes } from "../requests/request-emails.ts";
import { CODE_TEXT } from "../requests/senders.ts";
import type { Keeping, Services, Writing } from "../services.ts";
import { askingText, BESIDE, codeText, textBesideMail } from "./text-words.ts";

/** The services that texts need. The command line has no others. */
export type TextServices = Keeping & Writing;

/** `ended`: the code was mistyped too often, or is too old. `stopped`: the number wants no texts at all. */
export type TextState = "ask" | "code" | "ended" | "on" | "stopped";

/** Whether texts about a request are on. Null: there are none on this site, for this number, or for a closed request. */
export async function textState(
  services: Keeping & Writing,
  { reference, fields, request }: Pick<StoredRequest, "reference" | "fields" | "request">,
): Promise<TextState | null> {
  const { read } = services.database;
  const number = mobileIn(fields);
  if (!services.texts || number === undefined || request.status === "closed") return null;
  const hash = numberHash(services, number);
  if (await isStopped(read, hash)) return "stopped";
  const consent = await textConsent(read, reference, services.now());
  // After a correction the number is another one.
  if (!consent || consent.numberHash !== hash) return "ask";
  if (consent.isConfirmed) return "on";
  return consent.isCodeLive ? "code" : "ended";
}

function mobileIn({ phone }: SubmissionFields): string | undefined {
  return typeof phone === "string" ? readMobile(phone) : undefined;
}

type CodeServices = Pick<Services, "senders" | "post">;

/**
 * Texts a six-digit code to the number of a request, as the last part of a transaction. It is typed on the request's own
 * page; only then do other texts go. False: the number has had as many as it may have, or wants none.
 */
export async function sendCode(
  tx: Transaction<Schema>,
  services: TextServices & CodeServices,
  { reference, fields, now }: { reference: string; fields: SubmissionFields; now: Date },
): Promise<boolean> {
  const number = mobileIn(fields);
  if (!services.texts || number === undefined) return false;
  const { senders, post } = services;
  if ((await senders.claim({ ...CODE_TEXT, post, now })) > now) return false;
  const code = sixDigits(services.randomBytes(4));
  const isSent = await enqueueText(tx, services, {
    reference,
    number,
    which: `text-code-${instantDigits(now)}`,
    topic: CODE_TOPIC,
    text: codeText(services, code),
    now,
    dueAt: now,
    ends: [],
  });
  const hashes = {
    number_hash: numberHash(services, number),
    code_hash: codeHash(services, reference, code),
  };
  if (isSent) await storeCode(tx, { reference, ...hashes, now });
  return isSent;
}

function sixDigits(bytes: Uint8Array): string {
  return String(Buffer.from(bytes).readUInt32BE() % 1_000_000).padStart(6, "0");
}

function codeHash({ keyedHash }: Pick<Services, "keyedHash">, reference: string, code: string): string {
  return keyedHash(`text code ${reference} ${code}`);
}

/** Asks for a new code on the request's page. */
export async function askForCode(
  services: TextServices & CodeServices,
  { reference, fields }: Pick<StoredRequest, "reference" | "fields">,
): Promise<boolean> {
  const { database, now, wakeMail } = services;
  const isSent = await database.transact((tx) => sendCode(tx, services, { reference, fields, now: now() }));
  wakeMail();
  return isSent;
}

/** What came of a code that was typed, and how often it can be typed again. */
export type CodeAnswer = { kind: "right" } | { kind: "wrong"; triesLeft: number } | { kind: "ended" };

/**
 * Takes the code that someone typed. The right one turns texts on: the agreed time goes out at once, and its reminder when
 * that is due.
 */
export async function typeCode(services: TextServices, reference: string, code: string): Promise<CodeAnswer> {
  const { database, encryption, wakeMail } = services;
  const now = services.now();
  const answer = await database.transact(async (tx): Promise<CodeAnswer> => {
    const stored = await findRequest(tx, encryption, reference);
    const consent = await textConsent(tx, reference, now);
    if (!stored || !consent) return { kind: "ended" };
    if (consent.isConfirmed) return { kind: "right" };
    if (!consent.isCodeLive || !(await countTry(tx, reference))) return { kind: "ended" };
    const triesLeft = consent.triesLeft - 1;
    if (codeHash(services, reference, code) !== consent.codeHash)
      return triesLeft > 0 ? { kind: "wrong", triesLeft } : { kind: "ended" };
    await confirmTexts(tx, reference, now);
    for (const mail of standingMails(stored.request, now)) await textBeside(tx, services, stored, mail, now);
    return { kind: "right" };
  });
  wakeMail();
  return answer;
}

/** Enqueues again the reminders that a stop of this number took back, where their times still stand and it isn’t too late for them. */
export async function restoreReminderTexts(
  tx: Transaction<Schema>,
  services: TextServices,
  number: string,
): Promise<void> {
  const now = services.now();
  for (const reference of await requestsTexted(tx, numberHash(services, number))) {
    const stored = await findRequest(tx, services.encryption, reference);
    const mails = stored ? standingMails(stored.request, now) : [];
    for (const mail of mails)
      if (mail.name === "reminder") await textBeside(tx, services, stored!, mail, now);
  }
}

/** The mails about the agreed time, which went before texts were on. */
function standingMails(request: Request, now: Date): Mail[] {
  const start = appointmentStart(request);
  if (request.status === "closed" || !start || start <= now) return [];
  const reminder = reminderTimes(start, now);
  return [
    requestMail(request, now, { to: "sender", name: "confirmed", topic: "appointment" }),
    ...(reminder
      ? [requestMail(request, now, { to: "sender", name: "reminder", topic: "reminder", ...reminder })]
      : []),
  ];
}

/**
 * Texts what a mail to the patient says, where they have asked for texts: beside the mail, in its transaction, by day. The
 * record is as the event of the mail leaves it.
 */
export async function textBeside(
  tx: Transaction<Schema>,
  services: TextServices,
  record: Pick<RequestRecord, "reference" | "fields" | "request" | "events">,
  mail: Mail,
  now: Date,
): Promise<void> {
  const { reference, fields } = record;
  const number = mobileIn(fields);
  if (!services.texts || number === undefined || mail.to !== "sender" || !BESIDE[mail.name]) return;
  const consent = await textConsent(tx, reference, now);
  if (!consent?.isConfirmed || consent.numberHash !== numberHash(services, number)) return;
  const { practice, appointment, name, topic } = mail;
  const listing = practice && (await findPractice(tx, practice.id));
  const text = textBesideMail(
    services,
    name,
    appointment &&
      practice && {
        at: appointment.at,
        clock: clockOf(practice),
        practice: practice.name,
        phone: practice.phone,
        address: listing?.address ?? "",
      },
  );
  if (text === null) return;
  const dueAt = inDaytime(mail.dueAt);
  await enqueueText(tx, services, {
    reference,
    number,
    which: [`text-${name}`, ...suffixes(mail, record)].join("-"),
    topic,
    freed: freedTold(mail, record),
    text,
    now,
    dueAt,
    ends: [daytimeEnds(dueAt), mail.notAfter, appointmentStart(mail)],
  });
}

/** Asks someone who replied what they mean, once a day: a machine that answers each text would never end. */
export async function askWhatIsMeant(
  tx: Transaction<Schema>,
  services: TextServices,
  { about, number, receivedAt }: { about: string; number: string; receivedAt: Date },
): Promise<void> {
  if (await isAskedToday(tx, numberHash(services, number), receivedAt)) return;
  await enqueueText(tx, services, {
    reference: about,
    number,
    which: `text-ask-${instantDigits(receivedAt)}`,
    topic: ASK_TOPIC,
    text: askingText(services),
    now: receivedAt,
    dueAt: inDaytime(receivedAt),
    ends: [],
  });
}

/** False: left out. The number has had its most for now or has stopped texts, the day’s texts are used up, or it would be late. */
async function enqueueText(
  tx: Transaction<Schema>,
  services: TextServices,
  {
    reference,
    number,
    which,
    topic,
    freed = null,
    text,
    now,
    dueAt,
    ends,
  }: Record<"reference" | "number" | "which" | "topic" | "text", string> & {
    freed?: string | null;
    now: Date;
    dueAt: Date;
    /** It is worth nothing after any of these. */
    ends: readonly (Date | null | undefined)[];
  },
): Promise<boolean> {
  const { database, encryption, log } = services;
  const tried = dueAt.getTime() + TEXT_TERMS.triedForHours * HOUR;
  const end = new Date(Math.min(tried, ...ends.map((one) => one?.getTime() ?? Infinity)));
  const hash = numberHash(services, number);
  await lockTexts(tx, database.kind);
  const room = { hash, dueAt, isCode: topic === CODE_TOPIC, aDay: services.texts!.aDay };
  if (end <= dueAt || !(await hasRoomForText(tx, room))) {
    log({ event: "text", kind: "left-out" });
    return false;
  }
  const message = { messageId: makeMessageId(services, reference, which), number, text };
  await enqueueMessage(tx, encryption, {
    message,
    recipient: hash,
    reference,
    now,
    dueAt,
    topic,
    freed,
    notAfter: end,
  });
  return true;
}

/** Ends texts about one request, on its page. */
export async function endTextsAbout(
  { database }: Pick<Services, "database">,
  reference: string,
): Promise<void> {
  await database.transact(async (tx) => {
    await endTexts(tx, reference);
    await cancelMessages(tx, { textsAbout: reference });
  });
}
