import type { Transaction } from "kysely";
import { listingMailKey, staffChangesTopic } from "#database/practices/practice-mail-keys.ts";
import type { Schema } from "#database/schema.ts";
import { gatheredAt } from "#domain/requests/promises.ts";
import { enqueueMessage, takeGathered } from "#outbox/outbox.ts";
import type { Keeping, Writing } from "../services.ts";
import type { Change } from "./changes.ts";
import { changedMail } from "./listing-emails.ts";

/** What a mail about a change needs. */
export type MailNeeds = Keeping & Writing;

/**
 * One mail for all that one side saved within two minutes: a waiting one is taken back, and this one says what that said.
 * Our staff's changes and those by the practice's link are told apart, since each mail says who it was, and what to do.
 */
export async function mailChanges(
  services: MailNeeds,
  tx: Transaction<Schema>,
  { changes: latest, ...about }: Parameters<typeof changedMail>[1],
): Promise<void> {
  const { now, practice, isOurs = false } = about;
  const topic = isOurs ? staffChangesTopic(practice.id) : listingMailKey(practice.id);
  const earlier = (await takeGathered(tx, topic)).flatMap((text) => JSON.parse(text) as Change[]);
  const both = gather([...earlier, ...latest]);
  // What was changed and changed back is told too: the page has said that an email comes.
  const changes = both.length > 0 ? both : latest;
  const message = changedMail(services, { ...about, changes });
  const dueAt = gatheredAt(now);
  const gathered = JSON.stringify(changes);
  await enqueueMessage(tx, services.encryption, { message, now, dueAt, topic, gathered, isAboutNoOne: true });
}

/** Gathers what each thing was first and is last, without what is as it was. */
function gather(changes: readonly Change[]): Change[] {
  const byName = new Map<string, Change>();
  for (const change of changes) {
    const { before } = byName.get(change.name) ?? change;
    byName.set(change.name, { ...change, before });
  }
  return [...byName.values()].filter(({ before, after }) => before !== after);
}
