import type { Kysely, Transaction } from "kysely";
import { countAudited, writeAudit } from "#database/desk/audit.ts";
import { findListingLink } from "#database/practices/listing-links.ts";
import { findPractice } from "#database/practices/practices.ts";
import type { Schema } from "#database/schema.ts";
import { DAY } from "#domain/durations.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { Keeping, Services } from "../services.ts";

/** How often one listing may be changed in 24 hours, by all who have its link. */
const MOST_SAVES_A_DAY = 30;

/** Said on each of its pages once that is so. */
export const TOO_OFTEN = `You’ve changed your listing ${MOST_SAVES_A_DAY} times in 24 hours. Please do this tomorrow`;

/** As the audit names it. */
const CHANGED = "listing changed";

/**
 * The listing behind a link, as people see it. Undefined once the practice is not listed any more, or has left. A sample
 * can be tried out while no mail leaves us, as it can at the desk.
 */
export async function listingBehind(
  { mailGoesToFolder }: Pick<Services, "mailGoesToFolder">,
  db: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<Practice | undefined> {
  const id = await findListingLink(db, token, now);
  const practice = id === undefined ? undefined : await findPractice(db, id);
  return practice?.id === id && practice?.hasJoined && (mailGoesToFolder || !practice.isSample)
    ? practice
    : undefined;
}

/** Whether a listing has been changed as often as it may be in a day. */
export async function isChangedTooOften(db: Kysely<Schema>, id: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - DAY);
  return (await countAudited(db, { command: CHANGED, about: String(id), since })) >= MOST_SAVES_A_DAY;
}

/** Notes in the audit that a practice has changed its listing. */
export async function auditChange(tx: Transaction<Schema>, id: number, now: Date): Promise<void> {
  await writeAudit(tx, { at: now, command: CHANGED, about: String(id), records: 1, who: "", kind: "act" });
}

/**
 * Stores a practice's change of its listing in one transaction, logs it by its section and lets its mail go. A database that
 * fails is an answer of its own, so that the page keeps what was typed.
 */
export async function storeChange<Answer extends { kind: string }>(
  { database, wakeMail, log }: Keeping,
  section: string,
  change: (tx: Transaction<Schema>) => Promise<Answer>,
): Promise<Answer | { kind: "unavailable" }> {
  try {
    const answer = await database.transact(change);
    if (answer.kind === "saved") {
      log({ event: "listing changed", section });
      wakeMail();
    }
    return answer;
  } catch (error) {
    log({ event: "act not stored", error });
    return { kind: "unavailable" };
  }
}
