import { writeAudit } from "#database/desk/audit.ts";
import type { Database } from "#database/database.ts";
import type { Keyed } from "#database/email-hash.ts";
import { erasedMails } from "#database/erased-mails.ts";
import { eraseSubmissions } from "#database/erasing.ts";
import { writeErasuresFile } from "#database/backups/erasures-file.ts";
import { eraseSubscription } from "#database/newsletter/newsletter-leaving.ts";
import { dropLostLinkAsks } from "#database/lost-link-asks.ts";
import { endWatches, noteWatchMailsErased, watchMailKey } from "#database/practices/practice-watches.ts";
import type { EnvelopeEncryption } from "#database/envelope-encryption.ts";
import { batchesOf } from "#domain/lists.ts";
import type { Mailer, Message } from "../transports/message.ts";
import { enqueueMessage, eraseMessages } from "../outbox.ts";

/** What personal data is erased from. `mailer` deletes the files of messages. */
export type Store = { database: Database; mailer: Pick<Mailer, "forget"> } & Keyed;

/** A person's wish: what is held under references and, of the newsletter, under the hash of the address. */
export type ErasureRequest = {
  references: readonly string[];
  /** `subscriberHash` of the address; null where one reference alone is meant. */
  subscriber: string | null;
  /** For the audit: the reference, or the keyed hash of the address. */
  about: string;
  /** Who erases it, for the audit. */
  who: string;
  /** What practices are told that wait for the person; nothing of the person is in it. */
  mails?: readonly Message[];
};

/** Submissions per transaction, so that a visitor never waits long for the lock. */
const BATCH = 100;

/**
 * Erases what a person asks to have erased: rows, keys, messages, files of mails, what is left in the database's
 * files. Before that it writes the references into `erasuresFile`, so that no backup brings them back, and with it the
 * audit line and the mails. Repeating it finishes one that was stopped halfway, and no mail goes out twice.
 *
 * `await eraseAsked(store, { references: ["NIHO-7K4Q-2WXR-6M"], subscriber: null, about }, { erasuresFile, now })`
 */
export async function eraseAsked(
  store: Store & { encryption: EnvelopeEncryption },
  { references, subscriber, about, who, mails = [] }: ErasureRequest,
  { erasuresFile, now }: { erasuresFile: string; now: Date },
): Promise<{ wasSubscribed: boolean; watches: number }> {
  await writeErasuresFile(erasuresFile, references, now);
  const ended = await store.database.transact(async (tx) => {
    await dropLostLinkAsks(tx, { addressHash: about });
    const watches = await endWatches(tx, about, now);
    if ((await eraseMessages(tx, watchMailKey(about), now)) > 0) await noteWatchMailsErased(tx, about, now);
    const wasSubscribed = subscriber !== null && (await eraseSubscription(tx, subscriber, now));
    for (const message of mails)
      await enqueueMessage(tx, store.encryption, { message, now, isAboutNoOne: true });
    const records = references.length + (wasSubscribed ? 1 : 0) + watches;
    await writeAudit(tx, { at: now, command: "erase", about, records, who, kind: "act" });
    return { wasSubscribed, watches };
  });
  await eraseEverywhere(store, references, { now, reason: "asked" });
  return ended;
}

/**
 * Erases submissions from all of the store. A mail folder that cannot be read does not keep the database from erasing:
 * its error is thrown last. Resolves with the references of what was there.
 */
export async function eraseEverywhere(
  { database, mailer, keyedHash }: Store,
  references: readonly string[],
  { now, reason }: { now: Date; reason: "asked" | "due" },
): Promise<string[]> {
  const erased: string[] = [];
  for (const batch of batchesOf(references, BATCH)) {
    erased.push(
      ...(await database.transact((tx) => eraseSubmissions(tx, batch, { now, reason, keyedHash }))),
    );
  }
  try {
    // Those of an earlier run, too, which may have been killed before it.
    await mailer.forget(await erasedMails(database.read));
  } finally {
    // Also when there was nothing: an earlier run may have been stopped before it.
    await database.scrub();
  }
  return erased;
}
