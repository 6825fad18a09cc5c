import type { Kysely, Transaction } from "kysely";
import { ALL_PLACES } from "#content/places.ts";
import { countAudited, writeAudit } from "#database/audit.ts";
import { findListingLink } from "#database/listing-links.ts";
import { hashedText, ownWordId, ownWordOf, stateFacts } from "#database/practice-records.ts";
import { findPractice, lockPractice } from "#database/practices.ts";
import type { Schema } from "#database/schema.ts";
import type { Facts } from "#domain/facts.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practice.ts";
import { PRACTICE } from "#domain/sources.ts";
import { gatheredAt } from "#domain/promises.ts";
import { enqueueMessage, takeGathered } from "#outbox/outbox.ts";
import type { Services } from "#services/services.ts";
import type { Problem } from "#kit/ui/form/error-summary.tsx";
import { type Change, changesIn } from "#services/listings/changes.ts";
import { changedMail } from "#services/listings/emails.ts";
import { changedFacts, isAsShown, type SectionName, SECTIONS, versionOf } from "./sections.server.ts";
import type { Values } from "./values.ts";

export type SaveAnswer =
  /** `isMailed`: a mail to the practice says what has changed. */
  | { kind: "saved"; isMailed: boolean }
  /** It is so already. */
  | { kind: "same" }
  | { kind: "refused"; problems: readonly Problem[] }
  /** The section was changed since `version`. */
  | { kind: "conflict" }
  /** Meanwhile the practice has left, is listed no longer, or has ended the link. */
  | { kind: "ended" }
  /** It was saved as often as it may be in a day. */
  | { kind: "too-often" }
  | { kind: "unavailable" };

/** How often one listing may be saved in 24 hours, by all who have its link. */
export const MOST_SAVES_A_DAY = 30;
const DAY = 86_400_000;
/** As the audit names it. */
const SAVED = "listing changed";

/**
 * Saves one section of a listing as the practice's own word, and writes to the practice what has changed, in one
 * transaction. `version` is the one that the form was shown with.
 */
export async function saveSection(
  services: Services,
  id: number,
  posted: { token: string; section: SectionName; values: Values; version: string },
): Promise<SaveAnswer> {
  const { database, wakeMail, log } = services;
  try {
    const answer = await database.transact((tx) => saveIn(services, tx, id, posted));
    if (answer.kind === "saved") {
      log({ event: "listing changed", section: posted.section });
      wakeMail();
    }
    return answer;
  } catch (error) {
    log({ event: "act not stored", error });
    return { kind: "unavailable" };
  }
}

async function saveIn(
  services: Services,
  tx: Transaction<Schema>,
  id: number,
  { token, section, values, version }: Parameters<typeof saveSection>[2],
): Promise<SaveAnswer> {
  const now = services.now();
  const today = newZealandDay(now);
  await lockPractice(tx, services.database.kind, id);
  // Who saves may have waited for a command that made the practice leave.
  const practice = await listingBehind(tx, token, now);
  if (!practice) return { kind: "ended" };
  const isAnswer = section === "checked";
  if (!isAnswer && isAsShown(section, values, practice, today)) return { kind: "same" };
  const reading = SECTIONS[section].read(values, practice, today);
  if ("problems" in reading) return { kind: "refused", problems: reading.problems };
  const facts = changedFacts(practice, reading.facts);
  if (Object.keys(facts).length === 0) return { kind: "same" };
  if (versionOf(practice, section) !== version) return { kind: "conflict" };
  const yesterday = new Date(now.getTime() - DAY);
  if ((await countAudited(tx, { command: SAVED, about: String(id), since: yesterday })) >= MOST_SAVES_A_DAY)
    return { kind: "too-often" };
  await stateOwn(tx, practice, facts, today);
  await writeAudit(tx, { at: now, command: SAVED, about: String(id), records: 1 });
  const changes = isAnswer ? [] : changesIn(practice, facts, today);
  const isMailed = changes.length > 0 && practice.email !== "";
  if (isMailed) await mailChanges(services, tx, { practice, section, changes, now });
  return { kind: "saved", isMailed };
}

/** One mail for all that was saved within two minutes: a waiting one is taken back, and this one says what that said. */
async function mailChanges(
  services: Services,
  tx: Transaction<Schema>,
  { changes: latest, ...about }: Parameters<typeof changedMail>[1],
): Promise<void> {
  const { now, practice } = about;
  const topic = `listing ${practice.id}`;
  const earlier = (await takeGathered(tx, topic)).flatMap((text) => JSON.parse(text) as Change[]);
  const both = gather([...earlier, ...latest]);
  // What was changed and changed back is told too: the page has said that an email comes.
  const changes = both.length > 0 ? both : latest;
  const message = changedMail(services, { ...about, changes });
  const dueAt = gatheredAt(now);
  const gathered = JSON.stringify(changes);
  await enqueueMessage(tx, services.encryption, { message, now, dueAt, topic, gathered, isAboutNoOne: true });
}

/** Of each thing what it was first and is last, without what is as it was. */
function gather(changes: readonly Change[]): Change[] {
  const byName = new Map<string, Change>();
  for (const change of changes) {
    const { before } = byName.get(change.name) ?? change;
    byName.set(change.name, { ...change, before });
  }
  return [...byName.values()].filter(({ before, after }) => before !== after);
}

/** The listing behind a link, as people see it. Undefined once the practice is not listed any more, or has left. */
export async function listingBehind(
  db: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<Practice | undefined> {
  const id = await findListingLink(db, token, now);
  const practice = id === undefined ? undefined : await findPractice(db, id);
  return practice?.id === id && practice?.hasJoined && !practice.isSample ? practice : undefined;
}

async function stateOwn(
  tx: Transaction<Schema>,
  { id }: Practice,
  facts: Partial<Facts>,
  today: string,
): Promise<void> {
  const own = { ...(await ownWordOf(tx, id)), ...facts };
  const statement = { externalId: ownWordId(id), practiceId: id, asOf: today, url: "", ...hashedText(own) };
  await stateFacts(tx, [statement], { source: PRACTICE, on: today, importId: null, places: ALL_PLACES });
}
