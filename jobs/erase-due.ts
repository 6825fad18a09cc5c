import type { Transaction } from "kysely";
import type { Database } from "#database/database.ts";
import { dueForErasure, type Erased, eraseSubmissions } from "#database/erasing.ts";
import { eraseOldSubscriptions } from "#database/newsletter.ts";
import type { Schema } from "#database/schema.ts";
import { deleteExpiredKeys } from "#database/submissions.ts";
import { addMonths, newZealandDay } from "#domain/nz-time.ts";
import type { Mailer } from "#mail/message.ts";
import { type CheckClock, ClockJumped } from "./clock-check.ts";
import { forgetSettledMessages } from "./outbox-records.ts";
import type { Job } from "./schedule.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Submissions per transaction, so that a visitor never waits long for the lock. */
const BATCH = 100;
/** The text of given-up messages, and newsletter messages that were sent or given up, are kept for so long. */
const SETTLED_MESSAGES = 30 * DAY;
/**
 * How long erasures and audit lines are kept. An older backup holds only what is due anyway (applications are kept
 * longest, 24 months), so nothing erased can come back from it.
 */
const RECORDS_MONTHS = 25;

/**
 * Erases hourly what the privacy policy promises not to keep any longer: see `domain/retention.ts`. Fails with
 * `ClockJumped` while the clock is not to be trusted.
 */
export function eraseDueJob(database: Database, mailer: Pick<Mailer, "forget">, checkClock: CheckClock): Job {
  return {
    name: "erase what is due",
    every: HOUR,
    scope: "database",
    run: async (now) => {
      if (!(await checkClock(now)).isPlausible) throw new ClockJumped();
      await eraseDue(database, mailer, now);
    },
  };
}

/** Erases it now, and says what was erased. */
export async function eraseDue(
  database: Database,
  mailer: Pick<Mailer, "forget">,
  now: Date,
): Promise<Erased> {
  const today = newZealandDay(now);
  const erased: Erased = { references: [], messageIds: [] };
  let forgetError: unknown;
  for (;;) {
    const due = await dueForErasure(database.read, today, BATCH);
    if (due.length === 0) break;
    const some = await database.transact((tx) => eraseSubmissions(tx, due, { now, reason: "due" }));
    await mailer.forget(some.messageIds).catch((error: unknown) => (forgetError ??= error));
    erased.references.push(...some.references);
    erased.messageIds.push(...some.messageIds);
  }
  await database.transact(async (tx) => {
    await deleteExpiredKeys(tx, now);
    await eraseOldSubscriptions(tx, now);
    await forgetSettledMessages(tx, new Date(now.getTime() - SETTLED_MESSAGES));
    await deleteOldRecords(tx, addMonths(today, -RECORDS_MONTHS));
  });
  await database.scrub();
  // Thrown last: a mail folder that cannot be read must not keep the database from erasing.
  if (forgetError !== undefined) throw forgetError;
  return erased;
}

async function deleteOldRecords(tx: Transaction<Schema>, before: string): Promise<void> {
  await tx.deleteFrom("erasures").where("erased_at", "<", before).execute();
  await tx.deleteFrom("audit").where("at", "<", before).execute();
}
