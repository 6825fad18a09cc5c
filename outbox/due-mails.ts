import type { Kysely } from "kysely";
import { MINUTE } from "#domain/durations.ts";
import type { Schema } from "#database/schema.ts";
import { inDaytime } from "#domain/requests/promises.ts";
import { BY_DAY } from "./outbox-leases.ts";

/** Milliseconds. Mail that waits longer is slow: pages and `doctor` say so. */
export const SLOW_AFTER = 15 * MINUTE;

/** The mail that should have gone first, and has not. */
export type OldestDueMail = {
  id: number;
  /** Since when it should have gone. */
  since: Date;
  /** Why the last attempt failed, without addresses; null: no one has tried. */
  lastError: string | null;
};

/** The mail that has waited longest beyond its time; null while nothing is due. A reminder for next week is not. */
export async function oldestDueMail(db: Kysely<Schema>, now: Date): Promise<OldestDueMail | null> {
  const row = await dueMails(db, now)
    .select(["id", "first_due_at", "last_error"])
    .orderBy("first_due_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, since: new Date(row.first_due_at), lastError: row.last_error } : null;
}

/** Milliseconds that the oldest due mail has waited beyond its time; 0 while none is due. */
export async function longestMailWait(db: Kysely<Schema>, now: Date): Promise<number> {
  const oldest = await oldestDueMail(db, now);
  return oldest ? now.getTime() - oldest.since.getTime() : 0;
}

/** How many mails should have gone by now. */
export async function countDueMails(db: Kysely<Schema>, now: Date): Promise<number> {
  const { due } = await dueMails(db, now)
    .select((eb) => eb.fn.countAll<number>().as("due"))
    .executeTakeFirstOrThrow();
  return due;
}

/**
 * Whether our mail is slow: a mail has waited for more than 15 minutes, and no mail stored after it has gone out.
 * If later mails go out, only that one mailbox takes none, and nobody else needs to know.
 */
export async function isMailSlow(db: Kysely<Schema>, now: Date): Promise<boolean> {
  const oldest = await oldestDueMail(db, now);
  if (!oldest || now.getTime() - oldest.since.getTime() <= SLOW_AFTER) return false;
  const later = await db
    .selectFrom("outbox")
    .select("id")
    .where("id", ">", oldest.id)
    .where("channel", "=", "mail")
    .where("sent_at", ">=", oldest.since.toISOString())
    .limit(1)
    .executeTakeFirst();
  return later === undefined;
}

/** Mails that go by day alone are not due at night, and mails whose time has passed are not due at all. */
function dueMails(db: Kysely<Schema>, now: Date) {
  const instant = now.toISOString();
  return db
    .selectFrom("outbox")
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .where("channel", "=", "mail")
    .where("first_due_at", "<=", instant)
    .where((eb) => eb.or([eb("not_after", "is", null), eb("not_after", ">", instant)]))
    .$if(inDaytime(now) > now, (query) => query.where("topic", "<>", BY_DAY));
}
