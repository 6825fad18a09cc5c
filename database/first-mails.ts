import type { Kysely, Transaction } from "kysely";
import { normalizeEmail } from "#domain/email.ts";
import type { Keyed } from "./email-hash.ts";
import { instantBefore } from "./instant-before.ts";
import type { Schema } from "./schema.ts";

/**
 * First mails go to an address that a visitor typed and that may be someone else's. One address gets no more of them
 * than this, from all visitors and forms together: a family's requests of one evening fit, a flood does not.
 */
export const FIRST_MAIL_LIMITS = { perHour: 5, perDay: 20 } as const;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Long enough for `doctor` to tell on Monday of the weekend. */
const KEPT = 7 * DAY;

/**
 * Counts one more first mail to an address and says whether it may be sent. Belongs in the transaction that enqueues the
 * mail; a concurrent one to the same address waits for it, so that the limit is exact. The hour and the day end now.
 *
 * `if (await claimFirstMail(tx, services, "hemi@example.nz", now)) await enqueueMessage(tx, …)`
 */
export async function claimFirstMail(
  tx: Transaction<Schema>,
  { keyedHash }: Keyed,
  email: string,
  now: Date,
): Promise<boolean> {
  const recipient = keyedHash(`first mail ${mailboxOf(email)}`);
  const row = await lockedRow(tx, recipient, now);
  const ofDay = (JSON.parse(row.sent_at) as string[]).filter((at) => isWithin(DAY, at, now));
  const ofHour = ofDay.filter((at) => isWithin(HOUR, at, now));
  const mayBeSent = ofDay.length < FIRST_MAIL_LIMITS.perDay && ofHour.length < FIRST_MAIL_LIMITS.perHour;
  await tx
    .updateTable("first_mails")
    .set(
      mayBeSent ? { sent_at: JSON.stringify([...ofDay, now.toISOString()]) } : { left_out: row.left_out + 1 },
    )
    .where("recipient", "=", recipient)
    .execute();
  return mayBeSent;
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

/** Deletes the counts of addresses to which nothing was caused for a week, and those that a wrong clock has dated. */
export async function deleteOldFirstMails(tx: Transaction<Schema>, now: Date): Promise<void> {
  await tx
    .deleteFrom("first_mails")
    .where((eb) =>
      eb.or([
        eb("latest_at", "<=", instantBefore(now, KEPT)),
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
    .returning(["sent_at", "left_out"])
    .executeTakeFirstOrThrow();
}

/** Not what a clock that has gone back since has dated in the future. */
function isWithin(span: number, at: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(at);
  return age >= 0 && age < span;
}

/** RFC 5233: most mail services deliver `hemi+anything@example.nz` to `hemi@example.nz`. */
function mailboxOf(email: string): string {
  return normalizeEmail(email).replace(/^([^+]+)\+.*@/, "$1@");
}
