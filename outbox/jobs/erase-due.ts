import type { Transaction } from "kysely";
import { deleteOldDrafts } from "#database/desk/desk-drafts.ts";
import { deleteOldSessions } from "#database/desk/desk-sessions.ts";
import { deleteOldErasedMails } from "#database/erased-mails.ts";
import { noteEndings, oldestEnding } from "#database/backups/erasures-file.ts";
import { endedSince } from "#database/backups/lasting.ts";
import { dueForErasure } from "#database/erasing.ts";
import { deleteOldFirstMails } from "#database/requests/first-mails.ts";
import { deletePastHeld } from "#database/free-times/held-times.ts";
import { deletePastKept } from "#database/free-times/kept-times.ts";
import { eraseOldSubscriptions } from "#database/newsletter/newsletter.ts";
import { eraseOldWatches } from "#database/practices/practice-watches.ts";
import type { Schema } from "#database/schema.ts";
import { deleteExpiredKeys } from "#database/requests/submissions.ts";
import { deleteOldStops } from "#database/texts.ts";
import { DAY, HOUR } from "#domain/durations.ts";
import { addMonths, newZealandDay } from "#domain/nz-time.ts";
import { type CheckClock, ClockJumped } from "./clock-check.ts";
import { eraseEverywhere, type Store } from "./erase.ts";
import { forgetSettledMessages } from "../outbox-records.ts";
import type { Job } from "../schedule.ts";
import { UNKNOWN_MESSAGES } from "./tidy-files.ts";

/** The text of given-up messages, and newsletter messages that were sent or given up, are kept for so long. */
const SETTLED_MESSAGES = 30 * DAY;
/**
 * How long erasures and audit lines are kept. An older backup holds only what is due anyway (applications are kept
 * longest, 24 months), so nothing erased can come back from it.
 */
const RECORDS_MONTHS = 25;
/** Each machine has by then deleted its files of erased mails; what is older goes as the mail of no known message. */
const ERASED_MAILS = UNKNOWN_MESSAGES + DAY;

/** A store with the list beside it (`DATA_DIR/erasures.txt`) of what no older backup may bring back. */
type NotedStore = Store & { erasuresFile: string };

/**
 * Erases hourly what the privacy policy promises not to keep any longer: see `domain/retention.ts`. Fails with
 * `ClockJumped` while the clock can’t be trusted.
 */
export function eraseDueJob(store: NotedStore, checkClock: CheckClock): Job {
  return {
    name: "erase what is due",
    every: HOUR,
    scope: "database",
    run: async (now) => void (await eraseDue({ ...store, checkClock }, now)),
  };
}

/**
 * Erases it now, and resolves with the references of what was erased. What people took back or ended is noted in
 * `erasuresFile`, last, because a file that can’t be written must keep nothing from being erased. Throws `ClockJumped`,
 * and erases nothing, while the clock can’t be trusted.
 */
export async function eraseDue(
  { checkClock, erasuresFile, ...store }: NotedStore & { checkClock: CheckClock },
  now: Date,
): Promise<string[]> {
  if (!(await checkClock(now)).isPlausible) throw new ClockJumped();
  const today = newZealandDay(now);
  const ended = await endedSince(store.database.read, oldestEnding(now), now);
  await store.database.transact(async (tx) => {
    await deleteExpiredKeys(tx, now);
    await eraseOldSubscriptions(tx, now);
    await eraseOldWatches(tx, now);
    await deleteOldFirstMails(tx, now);
    await deleteOldStops(tx, now);
    await forgetSettledMessages(tx, new Date(now.getTime() - SETTLED_MESSAGES));
    await deleteOldErasedMails(tx, new Date(now.getTime() - ERASED_MAILS));
    await deleteOldSessions(tx, new Date(now.getTime() - DAY));
    await deleteOldDrafts(tx, new Date(now.getTime() - DAY));
    await deletePastHeld(tx, now);
    await deletePastKept(tx, now);
    await deleteOldRecords(tx, addMonths(today, -RECORDS_MONTHS));
  });
  const due = await dueForErasure(store.database.read, today);
  try {
    return await eraseEverywhere(store, due, { now, reason: "due" });
  } finally {
    await noteEndings(erasuresFile, ended, now);
  }
}

async function deleteOldRecords(tx: Transaction<Schema>, before: string): Promise<void> {
  await tx.deleteFrom("erasures").where("erased_at", "<", before).execute();
  await tx.deleteFrom("audit").where("at", "<", before).execute();
}
