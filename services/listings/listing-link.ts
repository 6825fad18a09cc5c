import type { Transaction } from "kysely";
import { lastsUntil, listingLinkFor } from "#database/practices/listing-links.ts";
import type { Schema } from "#database/schema.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import type { Keeping, Writing } from "../services.ts";
import { instantDigits, hourStamp } from "../mails/messages.ts";
import { listingLinkMail } from "./listing-emails.ts";
import { listingLinkAddress, weekAddress } from "./listing-address.ts";

type Needed = Keeping & Writing;

/** Enqueues the mail that brings a practice the link to its listing: one an hour, however often it is asked for. */
export async function mailListingLink(
  services: Needed,
  tx: Transaction<Schema>,
  practice: Practice,
  now: Date,
  { isApproved = false } = {},
): Promise<void> {
  const link = await listingLinkFor(tx, services, practice.id, now);
  // A link that was made after the last one had ended is another mail.
  const which = `${instantDigits(link.madeAt)}-${hourStamp(now)}`;
  await enqueueMessage(tx, services.encryption, {
    message: listingLinkMail(services, {
      practice,
      url: listingLinkAddress(services, link),
      weekUrl: weekAddress(services, link),
      until: lastsUntil(link),
      which,
      approvedOn: isApproved ? newZealandDay(now) : null,
    }),
    now,
    keyName: `listing ${practice.id}`,
  });
}
