import type { Transaction } from "kysely";
import { type AuditLine, writeAudit } from "#database/desk/audit.ts";
import { claimLaterMail } from "#database/requests/first-mails.ts";
import { lockForHolding } from "#database/free-times/held-times.ts";
import { endPracticeLinks, insertLink, type Link, linksAbout } from "#database/links.ts";
import { findPractice } from "#database/practices/practices.ts";
import type { StoredRequest } from "#database/requests/requests.ts";
import type { Schema } from "#database/schema.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Happening, Mail, Request } from "#domain/requests/requests.ts";
import { requestEraseOn } from "#domain/retention.ts";
import { cancelMessages, enqueueMessage } from "#outbox/outbox.ts";
import type { Acting, Services } from "../services.ts";
import { composeMails, type ReadyMail, type Told } from "./compose-mails.ts";
import { addressFor } from "./links.ts";
import { textBeside } from "../texts/texts.ts";
import { storeMove } from "./store-move.ts";
import { wantedVisit } from "./book.ts";

type CarryOutOptions = {
  now: Date;
  contentHash: string;
  audit?: AuditLine;
  /** Comes first in the transaction, which has locked the practice that has the request. Throws where the act cannot be done after all. */
  guard?: (tx: Transaction<Schema>) => Promise<void>;
};

/**
 * Stores what happened to a request with its mails, in one transaction: the event, the link of a practice that gets it,
 * the waiting mails that are untrue now, the new ones, and the day of erasure. Throws `RequestChanged` when another act
 * or the clock was quicker; then nothing is stored. `audit` is the line for what our own people did. Returns whom the
 * mails go to.
 */
export async function carryOut(
  services: Acting,
  stored: StoredRequest,
  happening: Happening,
  { now, contentHash, audit, guard }: CarryOutOptions,
): Promise<Told> {
  const { database, wakeMail } = services;
  const { reference } = stored;
  const eraseOn = erasureDay(stored, happening.request);
  const isMove = happening.request.version > stored.request.version;
  const links = await linksAbout(database.read, reference);
  const newLink = await linkMadeBy(services, reference, happening, now);
  if (newLink) links.push(newLink);
  const event = {
    ...happening,
    number: stored.events.length + 1,
    version: happening.request.version,
    at: now,
  };
  const record = { ...stored, request: happening.request, eraseOn, events: [...stored.events, event] };
  const { ready } = await composeMails(services, record, happening.mails, links);
  const told = database.transact(async (tx) => {
    await lockForHolding(tx, database.kind, happening.request);
    await guard?.(tx);
    if (newLink) await replaceLink(tx, services, newLink);
    if (audit) await writeAudit(tx, audit);
    await cancelMessages(tx, { reference, topics: happening.cancels });
    const gone: Mail[] = [];
    for (const one of ready)
      if (await enqueueReady(tx, services, { ...one, reference, now })) gone.push(one.mail);
    const toldNow = [...new Set(gone.map(({ to }) => to))];
    await storeMove(tx, services, {
      reference,
      stored: stored.stored,
      // A quiet event moves nothing, so no page says who was told of it.
      happening: isMove ? withTold(happening, toldNow) : happening,
      eraseOn,
      now,
      contentHash,
      kind: wantedVisit(stored.fields, happening.request.urgency).kind,
      isFreed: isGivenUpByPatient(stored.request, happening),
    });
    for (const mail of gone) await textBeside(tx, services, record, mail, now);
    return toldNow;
  });
  // An act that came too late wakes it too: until it was rolled back, it kept from the worker what the quicker one enqueued.
  return told.finally(wakeMail);
}

/** A time that a practice gives up by itself is one they can’t keep, so it is not free for others. */
function isGivenUpByPatient(before: Request, { actor, event }: Happening): boolean {
  return actor !== "practice" || (event === "confirmed" && before.status !== "confirmed");
}

/** What happened, with whom it was mailed to: pages and later mails say so by it. */
export function withTold(happening: Happening, told: Told): Happening {
  return { ...happening, detail: { ...happening.detail, told } };
}

/** The link that a practice gets with a request, with a time that was booked, with the time that our own people have agreed with it, or at another address. */
export async function linkMadeBy(
  { database }: Pick<Services, "database">,
  reference: string,
  { event, actor, detail, request }: Happening,
  now: Date,
): Promise<Link | null> {
  const isNew = event === "sent" || (event === "booked" && detail.practice !== undefined);
  const isMade = isNew || event === "readdressed" || (event === "agreed" && actor === "desk");
  if (!isMade) return null;
  const { id: practiceId } = request.practice!;
  const sentTo = addressFor(await findPractice(database.read, practiceId));
  return { purpose: "practice", reference, practiceId, madeAt: now, sentTo };
}

/** Makes the link of a practice to a request work, and ends those from before. */
async function replaceLink(
  tx: Parameters<typeof insertLink>[0],
  services: Acting,
  link: Link,
): Promise<void> {
  const { reference, practiceId, madeAt } = link;
  await endPracticeLinks(tx, { reference, practiceId: practiceId! }, madeAt);
  await insertLink(tx, services, link);
}

/**
 * Part of a transaction: the mail waits in the outbox until it is due. To a patient behind whose address no one has opened
 * a link, it also waits while that address has had as many mails as it may have. False: no mail goes. It would wait for too
 * long and is left out, or there is no address; what someone has to know our staff then tell by phone.
 */
export async function enqueueReady(
  tx: Parameters<typeof enqueueMessage>[0],
  { encryption, keyedHash }: Pick<Services, "encryption" | "keyedHash">,
  { message, mail, reference, now }: ReadyMail & { reference: string; now: Date },
): Promise<boolean> {
  const { topic, notAfter } = mail;
  const dueAt =
    mail.to === "sender" && message.to.email !== ""
      ? await claimLaterMail(tx, { keyedHash }, message.to.email, { now, dueAt: mail.dueAt })
      : mail.dueAt;
  if (dueAt === null && !MUST_HEAR.has(mail.name)) return false;
  // Who has had all the mails they may have is rung.
  const told = dueAt === null ? { ...message, to: { ...message.to, email: "" } } : message;
  await enqueueMessage(tx, encryption, {
    message: told,
    reference,
    now,
    dueAt: dueAt ?? now,
    topic,
    notAfter,
  });
  return told.to.email !== "";
}

/** What a practice, our staff or the clock has done that a patient has to know. */
const MUST_HEAR: ReadonlySet<Mail["name"]> = new Set([
  "confirmed",
  "off",
  "kept",
  "times",
  "declined",
  "back",
] as const);

function erasureDay({ fields, eraseOn }: StoredRequest, { status, wish, appointment }: Request): string {
  const asked = typeof fields.preferredDate === "string" ? fields.preferredDate : "";
  const day = requestEraseOn([asked, wish.day, ...(appointment ? [newZealandDay(appointment.at)] : [])]);
  // What ends is kept as long as before: an appointment may be cancelled long after the day that was asked for, and both
  // sides have yet to read of it.
  return status === "closed" && day < eraseOn ? eraseOn : day;
}
