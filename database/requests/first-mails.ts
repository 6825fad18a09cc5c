import type { Kysely, Transaction } from "kysely";
import { DAY, HOUR } from "#domain/durations.ts";
import { mailboxOf } from "#domain/email.ts";
import { firstFree } from "#domain/free-times/first-free.ts";
import type { Keyed } from "../email-hash.ts";
import { instantBefore } from "../instant-before.ts";
import type { Schema } from "../schema.ts";

/**
 * Mails go to an address that a visitor typed and that may be someone else's. One address gets no more of them than this:
 * of first mails, from all visitors and forms together; and of all mails, also those that a practice or the clock causes,
 * until someone has pressed a button behind a link in one of them. A family's requests of one evening fit, a flood does
 * not.
 */
export const FIRST_MAIL_LIMITS = { perHour: 5, perDay: 20 } as const;

const PACES = [
  { most: FIRST_MAIL_LIMITS.perHour, within: HOUR },
  { most: FIRST_MAIL_LIMITS.perDay, within: DAY },
];
/** Long enough for `doctor` to tell on Monday of the weekend. */
const KEPT = 7 * DAY;
/** As long as a request can be opened by its link after the day that it was for. */
const OPENED_KEPT = 90 * DAY;
/** A mail that would have to wait for longer is left out. */
const LONGEST_WAIT = 3 * DAY;

/**
 * Counts one more first mail to an address and says whether it may be sent. Belongs in the transaction that enqueues the
 * mail; a concurrent one to the same address waits for it, so that the limit is exact. The hour and the day end now.
 *
 * `if (await claimFirstMail(tx, services, "hemi@example.nz", now)) await enqueueMessage(tx, …)`
 */
export async function claimFirstMail(
  tx: Transaction<Schema>,
  keyed: Keyed,
  email: string,
  now: Date,
): Promise<boolean> {
  const recipient = recipientHash(keyed, email);
  const row = await lockedRow(tx, recipient, now);
  const mayBeSent = firstFree(instantsIn(row, now), now.getTime(), PACES) === now.getTime();
  await count(tx, { recipient, row, now }, mayBeSent ? now : null);
  return mayBeSent;
}

/**
 * Counts one more mail of any other kind, and says when it may be sent: when it is due, or as soon as there is room. An
 * address behind which someone has pressed a button gets it when it is due, uncounted. Null: it would have to wait for
 * days, and is left out.
 */
export async function claimLaterMail(
  tx: Transaction<Schema>,
  keyed: Keyed,
  email: string,
  { now, dueAt }: { now: Date; dueAt: Date },
): Promise<Date | null> {
  const recipient = recipientHash(keyed, email);
  const row = await lockedRow(tx, recipient, now);
  if (row.opened_at !== null) return dueAt;
  const free = firstFree(instantsIn(row, now), dueAt.getTime(), PACES);
  const at = free - dueAt.getTime() > LONGEST_WAIT ? null : new Date(free);
  await count(tx, { recipient, row, now }, at);
  return at;
}

/** Someone has pressed a button behind a link in a mail to this address: it is theirs. */
export async function noteOpenedLink(
  tx: Transaction<Schema>,
  keyed: Keyed,
  email: string,
  now: Date,
): Promise<void> {
  const opened_at = now.toISOString();
  await tx
    .insertInto("first_mails")
    .values({
      recipient: recipientHash(keyed, email),
      sent_at: "[]",
      left_out: 0,
      latest_at: opened_at,
      opened_at,
    })
    .onConflict((conflict) => conflict.column("recipient").doUpdateSet({ opened_at, latest_at: opened_at }))
    .execute();
}

type Row = { sent_at: string; left_out: number; opened_at: string | null };

/** Those of the last day, and those to come. */
function instantsIn({ sent_at }: Row, now: Date): number[] {
  return (JSON.parse(sent_at) as string[])
    .map((at) => Date.parse(at))
    .filter((at) => now.getTime() - at < DAY);
}

/** Returns null where one more was left out. */
async function count(
  tx: Transaction<Schema>,
  { recipient, row, now }: { recipient: string; row: Row; now: Date },
  at: Date | null,
): Promise<void> {
  const instants = at && [...instantsIn(row, now), at.getTime()].map((one) => new Date(one).toISOString());
  await tx
    .updateTable("first_mails")
    .set(instants ? { sent_at: JSON.stringify(instants) } : { left_out: row.left_out + 1 })
    .where("recipient", "=", recipient)
    .execute();
}

function recipientHash({ keyedHash }: Keyed, email: string): string {
  return keyedHash(`first mail ${mailboxOf(email)}`);
}

/** For `doctor`: how many first mails were left out lately, and to how many addresses. */
export async function firstMailsLeftOut(db: Kysely<Schema>): Promise<{ mails: number; addresses: number }> {
  const { mails, addresses } = await db
    .selectFrom("first_mails")
    .select((eb) => [
      eb.fn.sum<number | null>("left_out").as("mails"),
      eb.fn.countAll<number>().as("addresses"),
    ])
    .where("left_out", ">", 0)
    .executeTakeFirstOrThrow();
  return { mails: mails ?? 0, addresses };
}

/**
 * Deletes the counts of addresses to which nothing was caused for a week, of those with an opened link for 90 days, and
 * those that a wrong clock has dated.
 */
export async function deleteOldFirstMails(tx: Transaction<Schema>, now: Date): Promise<void> {
  await tx
    .deleteFrom("first_mails")
    .where((eb) =>
      eb.or([
        eb.and([eb("opened_at", "is", null), eb("latest_at", "<=", instantBefore(now, KEPT))]),
        eb("latest_at", "<=", instantBefore(now, OPENED_KEPT)),
        eb("latest_at", ">", new Date(now.getTime() + DAY).toISOString()),
      ]),
    )
    .execute();
}

/** The upsert locks the row until the transaction ends. */
function lockedRow(tx: Transaction<Schema>, recipient: string, now: Date) {
  const latest_at = now.toISOString();
  return tx
    .insertInto("first_mails")
    .values({ recipient, sent_at: "[]", left_out: 0, latest_at })
    .onConflict((conflict) => conflict.column("recipient").doUpdateSet({ latest_at }))
    .returning(["sent_at", "left_out", "opened_at"])
    .executeTakeFirstOrThrow();
}
