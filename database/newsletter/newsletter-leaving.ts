import type { Kysely, Transaction } from "kysely";
import { DAY } from "#domain/durations.ts";
import { NEWSLETTER_TERMS } from "#domain/newsletter.ts";
import { noteErasedMails } from "../erased-mails.ts";
import type { Schema } from "../schema.ts";

/** Milliseconds. */
const QUIET_LASTS = NEWSLETTER_TERMS.quietDays * DAY;

/** What an unsubscribe link stands for: a subscriber, an unconfirmed address, one who left, or none. */
export type Leaving =
  | { state: "subscribed" }
  | { state: "asked" }
  | { state: "left"; leftAt: Date }
  | { state: "unknown" };

/** Changes nothing: the page behind the link asks before it unsubscribes. */
export async function leavingFor(db: Kysely<Schema>, unsubscribeHash: string): Promise<Leaving> {
  const subscription = await db
    .selectFrom("newsletter_subscriptions")
    .select("confirmed_at")
    .where("unsubscribe_hash", "=", unsubscribeHash)
    .executeTakeFirst();
  if (subscription) return { state: subscription.confirmed_at === null ? "asked" : "subscribed" };
  const unsubscribed = await db
    .selectFrom("newsletter_departures")
    .select("left_at")
    .where("unsubscribe_hash", "=", unsubscribeHash)
    .executeTakeFirst();
  return unsubscribed ? { state: "left", leftAt: new Date(unsubscribed.left_at) } : { state: "unknown" };
}

/**
 * Erases the address with everything that refers to it, messages in the outbox included. What stays is the keyed hash
 * with two dates. Returns what the link stood for before.
 */
export async function leaveNewsletter(
  tx: Transaction<Schema>,
  unsubscribeHash: string,
  now: Date,
): Promise<Leaving> {
  const subscriber = tx
    .selectFrom("newsletter_subscriptions")
    .select("address_hash")
    .where("unsubscribe_hash", "=", unsubscribeHash);
  await noteErasedMails(tx, { subscriber }, now);
  const left = await tx
    .deleteFrom("newsletter_subscriptions")
    .where("unsubscribe_hash", "=", unsubscribeHash)
    .returning(["address_hash", "confirmed_at"])
    .executeTakeFirst();
  if (!left) return leavingFor(tx, unsubscribeHash);
  const isRefusal = left.confirmed_at === null;
  await tx
    .insertInto("newsletter_departures")
    .values({
      address_hash: left.address_hash,
      unsubscribe_hash: unsubscribeHash,
      confirmed_at: left.confirmed_at,
      left_at: now.toISOString(),
      quiet_until: isRefusal ? new Date(now.getTime() + QUIET_LASTS).toISOString() : null,
    })
    .onConflict((conflict) =>
      conflict.column("address_hash").doUpdateSet((eb) => ({
        confirmed_at: eb.fn.coalesce("excluded.confirmed_at", "newsletter_departures.confirmed_at"),
        left_at: eb.ref("excluded.left_at"),
        quiet_until: eb.ref("excluded.quiet_until"),
      })),
    )
    .execute();
  return { state: isRefusal ? "asked" : "subscribed" };
}

/** Erases the subscription of an address. False when it has no subscription. */
export async function eraseSubscription(
  tx: Transaction<Schema>,
  addressHash: string,
  now: Date,
): Promise<boolean> {
  const subscription = await tx
    .selectFrom("newsletter_subscriptions")
    .select("unsubscribe_hash")
    .where("address_hash", "=", addressHash)
    .executeTakeFirst();
  if (!subscription) return false;
  await leaveNewsletter(tx, subscription.unsubscribe_hash, now);
  return true;
}
