import { emailHash } from "#database/email-hash.ts";
import { claimLaterMail } from "#database/requests/first-mails.ts";
import { linksAbout } from "#database/links.ts";
import {
  dropLostLinkAsks,
  openAskedEmail,
  type LostLinkAsk,
  lostLinkAsks,
  storeLostLinkAsk,
  takeLostLinkAsk,
} from "#database/lost-link-asks.ts";
import { joinedWith, referencesByAddress, referencesWith } from "#database/lost-links.ts";
import { practicesById } from "#database/practices/practices.ts";
import { findRequest } from "#database/requests/requests.ts";
import { DAY } from "#domain/durations.ts";
import { normalizeEmail } from "#domain/email.ts";
import { isWithPractice } from "#domain/requests/request-acts.ts";
import type { RequestRecord } from "#domain/requests/request-record.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import { knownMessages } from "#outbox/outbox-records.ts";
import type { Message } from "#outbox/transports/message.ts";
import { mailListingLink } from "../listings/listing-link.ts";
import { hourStamp } from "../mails/messages.ts";
import type { Services } from "../services.ts";
import { composeLinkMail, composeLinksMail } from "./request-emails.ts";
import { acceptsEmail, linkAddress } from "./links.ts";
import { requestRecord } from "./record.ts";

/**
 * Keeps that an address asks for its links, and begins to send them. What is kept is the same for every address, so that
 * the answer says of none whether we know it, nor does its time: the mails are begun once it has gone.
 */
export async function askForLinks(services: Services, email: string): Promise<void> {
  const { database, now } = services;
  await database.transact((tx) => storeLostLinkAsk(tx, services, email, now()));
  services.afterAnswer(() => sendLostLinks(services).catch(logFailure(services)));
}

function logFailure({ log }: Services) {
  return (error: unknown) => log({ event: "form not stored", kind: "lost-link", error });
}

/** Who has waited for a day has asked again, or written. */
const ASK_LASTS = DAY;
/** Asks that are looked at together. */
const BATCH = 100;

/**
 * Sends the links of everyone who waits for theirs. The form calls it, and the clock for what that could not finish. One
 * that fails is logged and tried again; the others go on.
 */
export async function sendLostLinks(services: Services): Promise<void> {
  const { database, now } = services;
  const asks = await lostLinkAsks(database.read, BATCH);
  for (const ask of asks) await sendLinks(services, ask, now()).catch(logFailure(services));
  if (asks.length > 0)
    await database.transact((tx) => dropLostLinkAsks(tx, { before: new Date(now().getTime() - ASK_LASTS) }));
}

/** A patient gets the link to a closed request for this long, to an open one always. */
const CLOSED_LASTS = 14 * DAY;
/** Links in one mail. Who has more gets the likeliest ones, and is told how to reach us. */
const MOST = 40;
/** Requests of one address that are looked at. */
const LOOKED_AT = 200;

async function sendLinks(services: Services, ask: LostLinkAsk, at: Date): Promise<void> {
  const { database, encryption, wakeMail } = services;
  const email = openAskedEmail(ask, services);
  const own = await senderMails(services, email, at);
  const mails = await practiceMails(services, email, at);
  const joined = await joinedWith(database.read, normalizeEmail(email), MOST);
  const listings = await practicesById(database.read, joined);
  await database.transact(async (tx) => {
    if (!(await takeLostLinkAsk(tx, ask))) return;
    // One link within the hour is the same mail: it counts once.
    const known = await knownMessages(
      tx,
      own.map(({ message }) => message.messageId),
    );
    for (const mail of own.filter(({ message }) => !known.has(message.messageId))) {
      const { email: to } = mail.message.to;
      const dueAt = await claimLaterMail(tx, services, to, { now: at, dueAt: at });
      if (dueAt) await enqueueMessage(tx, encryption, { ...mail, now: at, dueAt, topic: "link" });
    }
    for (const mail of mails) await enqueueMessage(tx, encryption, { ...mail, now: at, topic: "link" });
    for (const practice of listings)
      await mailListingLink(services, tx, practice, at, { stamp: hourStamp(at) });
  });
  if (own.length + mails.length + listings.length > 0) wakeMail();
}

type LinkMail = { message: Message; reference: string };
type Found = { record: RequestRecord; url: string; email: string };

async function senderMails(services: Services, email: string, now: Date): Promise<LinkMail[]> {
  const { database, encryption } = services;
  const hash = emailHash(services, email);
  const found: Found[] = [];
  for (const reference of await referencesByAddress(database.read, hash, LOOKED_AT)) {
    const stored = await findRequest(database.read, encryption, reference);
    const closedAt = stored?.request.closedAt;
    const links = await linksAbout(database.read, reference);
    const link = links.find(({ purpose }) => purpose === "request");
    if (!stored || !link || (closedAt && now.getTime() - closedAt.getTime() > CLOSED_LASTS)) continue;
    const record = await requestRecord(services, stored);
    found.push({ record, url: linkAddress(services, link), email: String(stored.fields.email) });
  }
  return mailsOf(services, { to: "sender", about: `links ${hash}`, found: likeliestFirst(found) }, now);
}

/**
 * Others may have asked in this person's name, and more lately. So first come the requests on whose page someone with the
 * link has done something, then those with an appointment, then other open ones.
 */
function likeliestFirst(found: readonly Found[]): Found[] {
  const rank = ({ record: { events, request } }: Found) => {
    if (request.status === "closed") return 3;
    if (events.some(({ actor }) => actor === "sender")) return 0;
    return request.appointment ? 1 : 2;
  };
  return found.toSorted((a, b) => rank(a) - rank(b));
}

/** A practice's address has the requests that are with the practice. */
async function practiceMails(services: Services, email: string, now: Date): Promise<LinkMail[]> {
  const { database, encryption } = services;
  const found: Found[] = [];
  const references = await referencesWith(database.read, normalizeEmail(email), LOOKED_AT);
  for (const { reference, practiceId } of references) {
    const stored = await findRequest(database.read, encryption, reference);
    const links = await linksAbout(database.read, reference);
    const link = links.findLast((one) => one.practiceId === practiceId);
    if (!stored || !link || !isWithPractice(stored.request, practiceId, now)) continue;
    const record = await requestRecord(services, stored);
    const { listing } = record;
    if (!listing || !acceptsEmail(listing, services) || normalizeEmail(listing.email) !== link.sentTo)
      continue;
    found.push({ record, url: linkAddress(services, link), email: listing.email });
  }
  const about = `links of practice ${emailHash(services, email)}`;
  return mailsOf(services, { to: "practice", about, found }, now);
}

/** One mail, which goes with the record of the first request in it. */
function mailsOf(
  services: Services,
  { to, about, found }: { to: "sender" | "practice"; about: string; found: readonly Found[] },
  now: Date,
): LinkMail[] {
  const [first, ...others] = found;
  if (!first) return [];
  const { record, email } = first;
  const facts = { to, email, hour: hourStamp(now) };
  const message =
    others.length === 0
      ? composeLinkMail(services, { ...facts, ...first })
      : composeLinksMail(services, {
          ...facts,
          about,
          links: found.slice(0, MOST),
          left: Math.max(0, found.length - MOST),
        });
  return [{ reference: record.reference, message }];
}
