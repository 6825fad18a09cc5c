import type { Transaction } from "kysely";
import { listingMailKey } from "#database/practices/practice-mail-keys.ts";
import type { Schema } from "#database/schema.ts";
import { normalizeEmail } from "#domain/email.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import type { Keeping, Writing } from "../services.ts";
import { movedMail } from "./listing-emails.ts";
import { mailListingLink } from "./listing-link.ts";

/** A practice as it was and as it is. */
type Changed = { before: Practice; after: Practice };

/**
 * Mails a practice that takes part the link to its listing where requests go to another address now: the links that the
 * earlier address had have ended.
 */
export async function mailLinkToNewAddress(
  services: Keeping & Writing,
  tx: Transaction<Schema>,
  { before, after }: Changed,
  now: Date,
): Promise<void> {
  if (!after.hasJoined || after.email === "" || !hasMoved(before, after)) return;
  await mailListingLink(services, tx, after, now);
}

/** Tells the earlier address that requests go to another now, because someone has applied in the practice's name. */
export async function tellEarlierAddress(
  services: Keeping & Writing,
  tx: Transaction<Schema>,
  { before, after }: Changed,
  now: Date,
): Promise<void> {
  if (!before.hasJoined || before.email === "" || !hasMoved(before, after)) return;
  const message = movedMail(services, { practice: before, now });
  await enqueueMessage(tx, services.encryption, { message, now, keyName: listingMailKey(after.id) });
}

function hasMoved(before: Practice, after: Practice): boolean {
  return normalizeEmail(before.email) !== normalizeEmail(after.email);
}
