import { emailHash } from "#database/email-hash.ts";
import { linksAbout } from "#database/links.ts";
import { practicesOf } from "#database/practices.ts";
import { findRequest } from "#database/requests.ts";
import { joinedWith, referencesOf, referencesWith } from "#database/lost-links.ts";
import { normalizeEmail } from "#domain/email.ts";
import { isWithPractice } from "#domain/request-acts.ts";
import { enqueueMessage } from "#jobs/outbox.ts";
import type { Message } from "#mail/message.ts";
import type { FieldWords } from "../forms/fields.ts";
import { hourOf } from "../forms/messages.server.tsx";
import type { PostedForm } from "../forms/read.server.ts";
import { type EmailAnswer, receiveEmail } from "../forms/receive-email.server.ts";
import { mailListingLink } from "../listings/listing-link.server.ts";
import type { Services } from "../services.ts";
import { canBeWrittenTo } from "./can-be-written-to.ts";
import { addressOf } from "./link-address.server.ts";
import { composeLinkMail } from "./emails.server.ts";
import { recordOf } from "./record.server.ts";

/**
 * Sends the links that an address has, by mail. The answer is the same for every address and comes as fast: the mails
 * are begun, not awaited.
 */
export async function askForLinks(
  services: Services,
  form: PostedForm,
  field: FieldWords,
): Promise<EmailAnswer> {
  const kind = "lost-link";
  const take = (email: string) =>
    void sendLinks(services, email).catch((error: unknown) =>
      services.log({ event: "form not stored", kind, error }),
    );
  return receiveEmail(services, form, { kind, field, take });
}

const DAY = 86_400_000;
/** A patient gets the link to a closed request for this long, to an open one always. */
const CLOSED_LASTS = 14 * DAY;
/** At most this many of the newest requests of a patient, of those with a practice, and of its listings. */
const MOST = 10;

async function sendLinks(services: Services, email: string): Promise<void> {
  const { database, encryption, now, wakeMail } = services;
  const at = now();
  const mails = [...(await senderMails(services, email, at)), ...(await practiceMails(services, email, at))];
  const listings = await practicesOf(
    database.read,
    await joinedWith(database.read, normalizeEmail(email), MOST),
  );
  if (mails.length + listings.length === 0) return;
  await database.transact(async (tx) => {
    for (const mail of mails) await enqueueMessage(tx, encryption, { ...mail, now: at, topic: "link" });
    for (const practice of listings) await mailListingLink(services, tx, practice, at);
  });
  wakeMail();
}

type LinkMail = { message: Message; reference: string };

async function senderMails(services: Services, email: string, now: Date): Promise<LinkMail[]> {
  const { database, encryption } = services;
  const references = await referencesOf(database.read, emailHash(services, email), MOST);
  const mails: LinkMail[] = [];
  for (const reference of references) {
    const stored = await findRequest(database.read, encryption, reference);
    const closedAt = stored?.request.closedAt;
    const links = await linksAbout(database.read, reference);
    const link = links.find(({ purpose }) => purpose === "request");
    if (!stored || !link || (closedAt && now.getTime() - closedAt.getTime() > CLOSED_LASTS)) continue;
    const record = await recordOf(services, stored);
    const to = { to: "sender", email: String(stored.fields.email), url: addressOf(services, link) } as const;
    mails.push({ reference, message: composeLinkMail(services, { record, ...to, hour: hourOf(now) }) });
  }
  return mails;
}

/** A practice's address has the requests that are with the practice. */
async function practiceMails(services: Services, email: string, now: Date): Promise<LinkMail[]> {
  const { database, encryption } = services;
  const found = await referencesWith(database.read, normalizeEmail(email), MOST);
  const mails: LinkMail[] = [];
  for (const { reference, practiceId, address } of found) {
    const stored = await findRequest(database.read, encryption, reference);
    const links = await linksAbout(database.read, reference);
    const link = links.findLast((one) => one.practiceId === practiceId);
    if (!stored || !link || !isWithPractice(stored.request, practiceId, now)) continue;
    const record = await recordOf(services, stored);
    if (record.listing && !canBeWrittenTo(record.listing, services)) continue;
    const to = { to: "practice", email: address, url: addressOf(services, link) } as const;
    mails.push({ reference, message: composeLinkMail(services, { record, ...to, hour: hourOf(now) }) });
  }
  return mails;
}
