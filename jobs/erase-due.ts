import type { Transaction } from "kysely";
import type { Database } from "#database/database.ts";
import { dueForErasure, type Erased, eraseSubmissions } from "#database/erasing.ts";
import { eraseOldSubscriptions } from "#database/newsletter.ts";
import type { Schema } from "#database/schema.ts";
import { deleteExpiredKeys } from "#database/submissions.ts";
import { addMonths, newZealandDay } from "#domain/nz-time.ts";
import type { Mailer } from "#mail/message.ts";
import { forgetSettledMessages } from "./outbox.ts";
import type { Job } from "./schedule.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** In one transaction, so that visitors never wait long for it. */
const BATCH = 100;
/** What was given up on can be looked into for so long; so does what became of a message of no submission. */
const SETTLED_MESSAGES = 30 * DAY;
/**
 * A copy of the database that is older than this holds nothing that is not due by itself (applications are kept
 * longest, 24 months), so what was erased in it need not be remembered longer.
 */
const BOOKS_MONTHS = 25;

/** Erases what the privacy policy says is not kept any longer, hourly: see `domain/retention.ts`. */
export function eraseDueJob(database: Database, mailer: Pick<Mailer, "forget">): Job {
  return {
    name: "erase what is due",
    every: HOUR,
    reach: "shared",
    run: async (now) => {
      await eraseDue(database, mailer, now);
    },
  };
}

/** Does it now, and says what it erased. */
export async function eraseDue(
  database: Database,
  mailer: Pick<Mailer, "forget">,
  now: Date,
): Promise<Erased> {
  const today = newZealandDay(now);
  const erased: Erased = { references: [], messageIds: [] };
  let trouble: unknown;
  for (;;) {
    const due = await dueForErasure(database.read, today, BATCH);
    if (due.length === 0) break;
    const some = await database.transact((tx) => eraseSubmissions(tx, due, { now, reason: "due" }));
    await mailer.forget(some.messageIds).catch((error: unknown) => (trouble ??= error));
    erased.references.push(...some.references);
    erased.messageIds.push(...some.messageIds);
  }
  await database.transact(async (tx) => {
    await deleteExpiredKeys(tx, now);
    await eraseOldSubscriptions(tx, now);
    await forgetSettledMessages(tx, new Date(now.getTime() - SETTLED_MESSAGES));
    await closeOldBooks(tx, addMonths(today, -BOOKS_MONTHS));
  });
  await database.scrub();
  // Told last: a folder that cannot be read keeps nothing from being erased in the database.
  if (trouble !== undefined) throw trouble;
  return erased;
}

async function closeOldBooks(tx: Transaction<Schema>, before: string): Promise<void> {
  await tx.deleteFrom("erasures").where("erased_at", "<", before).execute();
  await tx.deleteFrom("audit").where("at", "<", before).execute();
}
