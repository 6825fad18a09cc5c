import { hashOfToken, unsubscribeTokenOf } from "#app/newsletter/tokens.server.ts";
import { join } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import type { Transaction } from "kysely";
import { writeAudit } from "#database/audit.ts";
import { emailHash, emailHashes, subscriberHashes } from "#database/email-hash.ts";
import { erasedAt, eraseSubmissions, type Held, heldUnder } from "#database/erasing.ts";
import { writeErasuresFile } from "#database/erasures-file.ts";
import { findSubscription, leaveNewsletter } from "#database/newsletter.ts";
import type { Sealing } from "#database/record-keys.ts";
import type { Schema } from "#database/schema.ts";
import { addDays, formatDay, newZealandDay } from "#domain/nz-time.ts";
import { readReference } from "#domain/reference.ts";
import { BACKUP_DAYS } from "#domain/retention.ts";
import { messagesTo } from "#jobs/outbox-records.ts";
import { folderMailer } from "#mail/folder.ts";
import { foldersOf } from "#server/services.ts";
import { type OpenedWithSecret, withSecret } from "./open.ts";
import { readEmail } from "./person.ts";

/** Whose data: what came under one reference, or everything from one address. */
type Whose = { reference: string } | { email: string };

const KINDS = { booking: "request", contact: "message", partner: "application" } as const;

/** `erase REFERENCE|EMAIL` */
export function eraseCommand(): Command {
  return new Command("erase")
    .description(
      "Erase a request, message or application, or everything from one e-mail address. Asks nothing.",
    )
    .argument("<whose>", "a reference or an e-mail address", readWhose)
    .action((whose: Whose) => withSecret((opened) => erase(opened, whose, new Date())));
}

async function erase(opened: OpenedWithSecret, whose: Whose, now: Date): Promise<void> {
  const { database, config, sealing } = opened;
  const about = "reference" in whose ? whose.reference : emailHash(sealing, whose.email);
  const found: Held[] = await heldUnder(
    database.read,
    "reference" in whose ? [whose.reference] : emailHashes(sealing, whose.email),
  );
  const references = found.map(({ reference }) => reference);
  await writeErasuresFile(join(config.dataDir, ERASURES_FILE), references, now);
  const { messageIds, wasSubscribed } = await database.transact(async (tx) => {
    const left = "email" in whose ? await leave(tx, sealing, whose.email, now) : NOT_SUBSCRIBED;
    const records = references.length + (left.wasSubscribed ? 1 : 0);
    await writeAudit(tx, { at: now, command: "erase", about, records });
    const erased = await eraseSubmissions(tx, references, { now, reason: "asked" });
    return { messageIds: [...erased.messageIds, ...left.messageIds], wasSubscribed: left.wasSubscribed };
  });
  await folderMailer(foldersOf(config).mailFolder).forget(messageIds);
  // Also when there was nothing: the first time may have been stopped half-way.
  await database.scrub();
  for (const { reference, kind, receivedAt } of found) {
    console.log(`Erased ${reference}, a ${KINDS[kind]} of ${formatDay(newZealandDay(receivedAt))}.`);
  }
  if (wasSubscribed) console.log("Erased the address from the newsletter.");
  if (found.length === 0 && !wasSubscribed) console.log(await nothingThere(opened, whose));
  else console.log(`Backups of before hold it, encrypted, until ${lastBackupDay(now)} at the latest.`);
}

/** Beside the database, and to be kept with its backups. */
export const ERASURES_FILE = "erasures.txt";

const NOT_SUBSCRIBED = { wasSubscribed: false, messageIds: [] as string[] };

/** As the link in each of its mails does, with the messages that still wait. */
async function leave(tx: Transaction<Schema>, sealing: Sealing, email: string, now: Date) {
  const left = { wasSubscribed: false, messageIds: [] as string[] };
  for (const subscriber of subscriberHashes(sealing, email)) {
    if (!(await findSubscription(tx, subscriber))) continue;
    left.wasSubscribed = true;
    left.messageIds.push(...(await messagesTo(tx, subscriber)));
    await leaveNewsletter(tx, hashOfToken(unsubscribeTokenOf(sealing, subscriber)), now);
  }
  return left;
}

async function nothingThere({ database }: OpenedWithSecret, whose: Whose): Promise<string> {
  if ("email" in whose) return "Nothing is held under this address.";
  const at = await erasedAt(database.read, whose.reference);
  const when = at && formatDay(newZealandDay(at));
  return when
    ? `${whose.reference} was erased on ${when} already.`
    : `Nothing is held under ${whose.reference}.`;
}

function lastBackupDay(now: Date): string {
  return formatDay(addDays(newZealandDay(now), BACKUP_DAYS + 1));
}

function readWhose(text: string): Whose {
  if (text.includes("@")) return { email: readEmail(text) };
  const reference = readReference(text);
  if (reference) return { reference };
  throw new InvalidArgumentError("It is a reference like NIHO-7K4Q-2WXR-6M, or an e-mail address.");
}
