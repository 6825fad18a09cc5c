import type { Kysely, Selectable, Transaction } from "kysely";
import { DAY, HOUR } from "#domain/durations.ts";
import { NEWSLETTER_TERMS } from "#domain/newsletter.ts";
import { countOf } from "../counting.ts";
import type { EnvelopeEncryption } from "../envelope-encryption.ts";
import { instantBefore } from "../instant-before.ts";
import type { Schema } from "../schema.ts";

/**
 * A subscription to the newsletter. Nothing in it is readable: `addressHash` is a keyed hash, the address is sealed as
 * `newsletter <addressHash>` under the row's own key, and of tokens only hashes are kept.
 */
export type Subscription = {
  addressHash: string;
  /** Wrapped: see `envelope-encryption.ts`. */
  key: string;
  sealedAddress: string;
  /** The consent: when it was first asked for, on which of our pages, and the words of that page. */
  askedAt: Date;
  askedOn: string;
  words: string;
  /** When we last wrote because of a request. */
  mailedAt: Date;
  /** It is null until the address's owner has confirmed. */
  confirmedAt: Date | null;
};

/** What stays of a subscriber who left, without the address. */
export type Unsubscribed = {
  /** It is null when the address was never confirmed: someone else had typed it. */
  confirmedAt: Date | null;
  leftAt: Date;
  /** Until then no request makes us write to the address. */
  quietUntil: Date | null;
};

/** In milliseconds. */
const CONFIRMATION_LASTS = NEWSLETTER_TERMS.confirmationDays * DAY;
const BETWEEN_MAILS = NEWSLETTER_TERMS.hoursBetweenMails * HOUR;
const UNSUBSCRIBED_LASTS = NEWSLETTER_TERMS.unsubscribedYears * 365 * DAY;

/** Confirmed or not; by the address's `subscriberHash`. */
export async function findSubscription(
  db: Kysely<Schema>,
  addressHash: string,
): Promise<Subscription | undefined> {
  const row = await db
    .selectFrom("newsletter_subscriptions")
    .selectAll()
    .where("address_hash", "=", addressHash)
    .executeTakeFirst();
  return row && toSubscription(row);
}

/** Throws `CannotOpen` for one that was kept under another secret. */
export function subscribedAddress(
  encryption: Pick<EnvelopeEncryption, "open">,
  { key, sealedAddress, addressHash }: Pick<Subscription, "key" | "sealedAddress" | "addressHash">,
): string {
  return encryption.open(key, sealedAddress, subscriberSealedAs(addressHash));
}

/** What a subscribed address is sealed as. */
export function subscriberSealedAs(addressHash: string): string {
  return `newsletter ${addressHash}`;
}

/** What is kept of one who left; by the address's `subscriberHash`. */
export async function findUnsubscribed(
  db: Kysely<Schema>,
  addressHash: string,
): Promise<Unsubscribed | undefined> {
  const row = await db
    .selectFrom("newsletter_departures")
    .selectAll()
    .where("address_hash", "=", addressHash)
    .executeTakeFirst();
  return row && toUnsubscribed(row);
}

/** Until when a confirmation mail of this instant may be answered. */
export function lapsesAt(mailedAt: Date): Date {
  return new Date(mailedAt.getTime() + CONFIRMATION_LASTS);
}

/** Whether the time to confirm is over: the request then counts as never made. */
export function hasLapsed({ confirmedAt, mailedAt }: Subscription, now: Date): boolean {
  return confirmedAt === null && lapsesAt(mailedAt) <= now;
}

/** Whether we wrote so lately that no request makes us write again. */
export function wasJustMailed({ mailedAt }: Subscription, now: Date): boolean {
  return now.getTime() - mailedAt.getTime() < BETWEEN_MAILS;
}

/**
 * Stores a request for an address that is unknown, or whose request has lapsed. False when a concurrent request stored
 * the same address first: that one sends the mail.
 */
export async function insertSubscription(
  tx: Transaction<Schema>,
  { confirmHash, unsubscribeHash, ...asked }: Omit<Subscription, "confirmedAt" | "mailedAt"> & TokenHashes,
): Promise<boolean> {
  const row = {
    address_hash: asked.addressHash,
    key: asked.key,
    address: asked.sealedAddress,
    confirm_hash: confirmHash,
    unsubscribe_hash: unsubscribeHash,
    asked_at: asked.askedAt.toISOString(),
    asked_on: asked.askedOn,
    words: asked.words,
    mailed_at: asked.askedAt.toISOString(),
  };
  const lapsed = instantBefore(asked.askedAt, CONFIRMATION_LASTS);
  const inserted = await tx
    .insertInto("newsletter_subscriptions")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("address_hash")
        .doUpdateSet(row)
        .where("newsletter_subscriptions.confirmed_at", "is", null)
        .where("newsletter_subscriptions.mailed_at", "<=", lapsed),
    )
    .returning("address_hash")
    .executeTakeFirst();
  return inserted !== undefined;
}

export type TokenHashes = { confirmHash: string; unsubscribeHash: string };

/** Notes that we write to a known address again. False when a concurrent request did so first, or the row is gone. */
export async function noteMailed(
  tx: Transaction<Schema>,
  { addressHash, mailedAt }: Subscription,
  now: Date,
): Promise<boolean> {
  const noted = await tx
    .updateTable("newsletter_subscriptions")
    .set({ mailed_at: now.toISOString() })
    .where("address_hash", "=", addressHash)
    .where("mailed_at", "=", mailedAt.toISOString())
    .returning("address_hash")
    .executeTakeFirst();
  return noted !== undefined;
}

/** What a link in a confirmation mail stands for. `lapsed`: it came too late. */
export type Confirmation = "waiting" | "confirmed" | "lapsed" | "unknown";

/** Changes nothing: the page behind the link asks before it confirms. */
export async function confirmationFor(
  db: Kysely<Schema>,
  confirmHash: string,
  now: Date,
): Promise<Confirmation> {
  const row = await db
    .selectFrom("newsletter_subscriptions")
    .selectAll()
    .where("confirm_hash", "=", confirmHash)
    .executeTakeFirst();
  if (!row) return "unknown";
  const subscription = toSubscription(row);
  if (subscription.confirmedAt) return "confirmed";
  return hasLapsed(subscription, now) ? "lapsed" : "waiting";
}

/** The address's owner confirms. Confirming again changes nothing; too late counts as not confirmed. */
export async function confirmSubscription(
  tx: Transaction<Schema>,
  confirmHash: string,
  now: Date,
): Promise<Confirmation> {
  const confirmed = await tx
    .updateTable("newsletter_subscriptions")
    .set({ confirmed_at: now.toISOString() })
    .where("confirm_hash", "=", confirmHash)
    .where("confirmed_at", "is", null)
    .where("mailed_at", ">", instantBefore(now, CONFIRMATION_LASTS))
    .returning("address_hash")
    .executeTakeFirst();
  if (!confirmed) return confirmationFor(tx, confirmHash, now);
  await tx.deleteFrom("newsletter_departures").where("address_hash", "=", confirmed.address_hash).execute();
  return "confirmed";
}

/** How many there are of each. `left` are those of the last two years. */
export async function newsletterCounts(
  db: Kysely<Schema>,
): Promise<{ confirmed: number; asked: number; left: number }> {
  const { confirmed, asked } = await db
    .selectFrom("newsletter_subscriptions")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("confirmed_at", "is not", null).as("confirmed"),
      eb.fn.countAll<number>().filterWhere("confirmed_at", "is", null).as("asked"),
    ])
    .executeTakeFirstOrThrow();
  const left = await countOf(db.selectFrom("newsletter_departures").where("confirmed_at", "is not", null));
  return { confirmed, asked, left };
}

/**
 * Erases what has expired, and returns how much: addresses that were not confirmed in 7 days; what is kept of those who
 * left, after two years, or once their quiet period is over if they never confirmed.
 *
 * `eraseOldSubscriptions(tx, new Date())` → `{ unconfirmed: 3, unsubscribed: 1 }`
 */
export async function eraseOldSubscriptions(
  tx: Transaction<Schema>,
  now: Date,
): Promise<{ unconfirmed: number; unsubscribed: number }> {
  const unconfirmed = await tx
    .deleteFrom("newsletter_subscriptions")
    .where("confirmed_at", "is", null)
    .where("mailed_at", "<=", instantBefore(now, CONFIRMATION_LASTS))
    .executeTakeFirstOrThrow();
  const unsubscribed = await tx
    .deleteFrom("newsletter_departures")
    .where((eb) =>
      eb.or([
        eb("left_at", "<=", instantBefore(now, UNSUBSCRIBED_LASTS)),
        eb.and([eb("confirmed_at", "is", null), eb("quiet_until", "<=", now.toISOString())]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return {
    unconfirmed: Number(unconfirmed.numDeletedRows),
    unsubscribed: Number(unsubscribed.numDeletedRows),
  };
}

/** The address stays sealed: `encryption.open(key, sealedAddress, …)`. */
export function toSubscription(row: Selectable<Schema["newsletter_subscriptions"]>): Subscription {
  return {
    addressHash: row.address_hash,
    key: row.key,
    sealedAddress: row.address,
    askedAt: new Date(row.asked_at),
    askedOn: row.asked_on,
    words: row.words,
    mailedAt: new Date(row.mailed_at),
    confirmedAt: row.confirmed_at === null ? null : new Date(row.confirmed_at),
  };
}

function toUnsubscribed(row: Selectable<Schema["newsletter_departures"]>): Unsubscribed {
  return {
    confirmedAt: row.confirmed_at === null ? null : new Date(row.confirmed_at),
    leftAt: new Date(row.left_at),
    quietUntil: row.quiet_until === null ? null : new Date(row.quiet_until),
  };
}
