import type { Transaction } from "kysely";
import { claimFirstMail } from "#database/first-mails.ts";
import { subscriberHash } from "#database/email-hash.ts";
import {
  type Unsubscribed,
  findUnsubscribed,
  findSubscription,
  hasLapsed,
  insertSubscription,
  lapsesAt,
  noteMailed,
  subscriberSealedAs,
  type Subscription,
  wasJustMailed,
} from "#database/newsletter.ts";
import { hashOfToken } from "#database/links.ts";
import type { Schema } from "#database/schema.ts";
import { CONSENT_WORDS, SUBSCRIBE_PAGES, type SubscribePage } from "#content/newsletter.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import type { Message } from "#outbox/transports/message.ts";
import { type PostedForm, takeFields } from "#kit/forms/read.server.ts";
import { receiveEmail } from "#kit/forms/receive-email.server.ts";
import { EMAIL_FIELD } from "#content/reply-fields.ts";
import { TRACKING_FIELDS, trackingOfForm } from "#kit/forms/tracking.ts";
import type { Services } from "#services/services.ts";
import { alreadyMessage, confirmMessage, confirmToken, unsubscribeToken } from "./emails.server.ts";

/**
 * Checks an address and sends it a mail. The answer is the same whether the address is new, unconfirmed, subscribed or
 * has refused mail; only its owner learns that, by mail. A refusal says on which page the form is.
 */
export async function subscribe(services: Services, form: PostedForm) {
  const page = subscribePage(form, services.publicUrl);
  const answer = await receiveEmail(services, form, {
    kind: "newsletter",
    field: EMAIL_FIELD,
    take: (email) => ask(services, email, page),
  });
  return answer.ok ? answer : { ...answer, page };
}

/** By what is known of the address. One that refused mail gets none while `quietUntil` lasts. */
async function ask(services: Services, email: string, page: SubscribePage): Promise<void> {
  const { database, now } = services;
  const askedAt = now();
  const addressHash = subscriberHash(services, email);
  const known = await findSubscription(database.read, addressHash);
  if (known && !hasLapsed(known, askedAt)) return askAgain(services, email, known);
  const unsubscribed = await findUnsubscribed(database.read, addressHash);
  if (unsubscribed?.quietUntil && unsubscribed.quietUntil > askedAt) return;
  await askFirst(services, { addressHash, email, askedAt, askedOn: page }, unsubscribed);
}

async function askFirst(
  services: Services,
  asked: { addressHash: string; email: string; askedAt: Date; askedOn: string },
  unsubscribed: Unsubscribed | undefined,
): Promise<void> {
  const { encryption } = services;
  const { addressHash, email, askedAt, askedOn } = asked;
  const key = encryption.newKey();
  const message = confirmMessage(services, asked, {
    now: askedAt,
    until: lapsesAt(askedAt),
    leftAt: unsubscribed?.confirmedAt ? unsubscribed.leftAt : null,
  });
  const subscription = {
    addressHash,
    key,
    sealedAddress: encryption.seal(key, email, subscriberSealedAs(addressHash)),
    askedAt,
    askedOn,
    words: CONSENT_WORDS,
    confirmHash: hashOfToken(confirmToken(services, addressHash, askedAt)),
    unsubscribeHash: hashOfToken(unsubscribeToken(services, addressHash)),
  };
  await send(services, message, async (tx) => {
    const inserted = await insertSubscription(tx, subscription);
    if (inserted) await enqueueMessage(tx, encryption, { message, subscriber: addressHash, now: askedAt });
  });
}

/** To an unconfirmed or subscribed address, at most once a day. */
async function askAgain(services: Services, email: string, known: Subscription): Promise<void> {
  const now = services.now();
  if (wasJustMailed(known, now)) return;
  const message = reminder(services, { ...known, email }, now);
  await send(services, message, async (tx) => {
    const noted = await noteMailed(tx, known, now);
    if (noted) await enqueueMessage(tx, services.encryption, { message, subscriber: known.addressHash, now });
  });
}

/** Beyond the limit of first mails nothing is stored: without the mail the address could not be confirmed. */
async function send(
  { database, keyedHash, now, log, wakeMail }: Services,
  { to }: Message,
  store: (tx: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  const isSent = await database.transact(async (tx) => {
    if (!(await claimFirstMail(tx, { keyedHash }, to.email, now()))) return false;
    await store(tx);
    return true;
  });
  if (isSent) wakeMail();
  else log({ event: "first mail left out", kind: "newsletter" });
}

function reminder(services: Services, known: Subscription & { email: string }, now: Date): Message {
  const { confirmedAt } = known;
  if (confirmedAt) return alreadyMessage(services, known, { now, confirmedAt });
  return confirmMessage(services, known, { now, until: lapsesAt(now), leftAt: null });
}

/** The page with the form; the newsletter's own if the form names none. */
function subscribePage(form: PostedForm, publicUrl: string): SubscribePage {
  const { page_url: address } = trackingOfForm(takeFields(form, TRACKING_FIELDS).values, publicUrl);
  const path = address === "" ? "" : new URL(address).pathname;
  return SUBSCRIBE_PAGES.find((page) => page === path) ?? SUBSCRIBE_PAGES[0];
}
