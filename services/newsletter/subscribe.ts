import type { Transaction } from "kysely";
import { CONSENT_WORDS, type SubscribePage } from "#content/newsletter.ts";
import { subscriberHash } from "#database/email-hash.ts";
import { claimFirstMail } from "#database/requests/first-mails.ts";
import { hashOfToken } from "#database/links.ts";
import {
  findSubscription,
  findUnsubscribed,
  hasLapsed,
  insertSubscription,
  lapsesAt,
  noteMailed,
  subscriberSealedAs,
  type Subscription,
  type Unsubscribed,
  wasJustMailed,
} from "#database/newsletter/newsletter.ts";
import type { Schema } from "#database/schema.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import type { Message } from "#outbox/transports/message.ts";
import type { Services } from "../services.ts";
import { alreadyMessage, confirmMessage, confirmToken, unsubscribeToken } from "./newsletter-emails.ts";

/**
 * Mails an address that was typed on a page: what it says depends on what is known of the address. One that refused mail
 * gets none while `quietUntil` lasts.
 */
export async function askToConfirm(services: Services, email: string, page: SubscribePage): Promise<void> {
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
  await storeWithinLimit(services, message, async (tx) => {
    const inserted = await insertSubscription(tx, subscription);
    if (inserted) await enqueueMessage(tx, encryption, { message, subscriber: addressHash, now: askedAt });
  });
}

/** To an unconfirmed or subscribed address, at most once a day. */
async function askAgain(services: Services, email: string, known: Subscription): Promise<void> {
  const now = services.now();
  if (wasJustMailed(known, now)) return;
  const message = reminder(services, { ...known, email }, now);
  await storeWithinLimit(services, message, async (tx) => {
    const noted = await noteMailed(tx, known, now);
    if (noted) await enqueueMessage(tx, services.encryption, { message, subscriber: known.addressHash, now });
  });
}

/** Beyond the limit of first mails nothing is stored: without the mail the address could not be confirmed. */
async function storeWithinLimit(
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
