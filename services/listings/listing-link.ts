import type { Transaction } from "kysely";
import { LOST_LINK_PATH, practicePath } from "#content/links.ts";
import { LISTING_PATH, WEEK_PATH } from "#content/listing-addresses.ts";
import {
  lastsUntil,
  type ListingLink,
  listingLinkFor,
  listingToken,
} from "#database/practices/listing-links.ts";
import { listingMailKey } from "#database/practices/practice-mail-keys.ts";
import type { Schema } from "#database/schema.ts";
import { addDays, formatInstantDay, formatLongDay, newZealandDay } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { withToken } from "#domain/token-address.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import type { Message } from "#outbox/transports/message.ts";
import { instantDigits, minuteStamp, toPractice } from "../mails/messages.ts";
import type { Keeping, Services, Writing } from "../services.ts";

/**
 * Enqueues the mail that brings a practice the link to its listing, once with each `stamp`: whoever says on a page that it
 * is on its way sends one, while a form that strangers can send has one go out in an hour.
 */
export async function mailListingLink(
  services: Keeping & Writing,
  tx: Transaction<Schema>,
  practice: Practice,
  now: Date,
  { isApproved = false, stamp = minuteStamp(now) } = {},
): Promise<void> {
  const link = await listingLinkFor(tx, services, practice.id, now);
  // A link that was made after the last one had ended is another mail.
  const which = `${instantDigits(link.madeAt)}-${stamp}`;
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
    keyName: listingMailKey(practice.id),
  });
}

/**
 * Brings a practice the link with which it changes its listing. `which` tells it from others. With `approvedOn` it also
 * says that their application is approved: it's then the first that they hear of it.
 */
export function listingLinkMail(
  services: Writing,
  {
    practice,
    url,
    until,
    which,
    approvedOn,
    weekUrl,
  }: {
    practice: Practice;
    url: string;
    weekUrl: string;
    until: Date;
    which: string;
    /** An ISO day; null where the link alone was asked for. */
    approvedOn: string | null;
  },
): Message {
  const { name } = services.operator.identity;
  return toPractice(
    services,
    { practice, which: ["listing-link", which], hasLink: true },
    {
      subject: approvedOn ? `You’re listed on ${name}` : `The link to your listing on ${name}`,
      preview: "Use it to keep your hours, prices and everything else up to date.",
      heading: approvedOn ? "You’re listed" : "The link to your listing",
      opening: [
        ...(approvedOn ? approvedWords(services, practice, approvedOn) : []),
        `Use this link to change what people see about ${practice.name}: opening hours and days away, whether you take new patients, treatments and prices, and how to reach you.`,
        "You can also say when patients can book. Then they pick a free time, and it’s booked at once.",
        `Changes show at once. The link works until ${formatInstantDay(until)}. After that, get a new one at ${services.publicUrl}${LOST_LINK_PATH}.`,
      ],
      button: { words: "Open your listing", href: url },
      also: {
        words: "See your appointments, keep a time for someone who phoned, or say that you’re away",
        href: weekUrl,
      },
    },
  );
}

function approvedWords({ publicUrl, operator }: Writing, practice: Practice, today: string): string[] {
  const { joining } = operator.identity;
  const trial =
    joining && joining.monthly > 0 && joining.trialDays > 0
      ? ` Your ${joining.trialDays} days free begin today, and the last is ${formatLongDay(addDays(today, joining.trialDays - 1))}. If joining isn’t for you, write to ${operator.emails.partners} by then, and you’ll pay nothing.`
      : "";
  return [
    `We’ve approved your application. People can now see ${practice.name} at ${publicUrl}${practicePath(practice)}, and requests for appointments come to this address.${trial}`,
  ];
}

/** The whole address of a link to a listing: `https://niho.example/practice/listing?token=…`. The command line makes it, too. */
export function listingLinkAddress(
  services: Pick<Services, "keyedHash" | "publicUrl">,
  link: ListingLink,
): string {
  return `${services.publicUrl}${withToken(LISTING_PATH, listingToken(services, link))}`;
}

/** The whole address of the practice’s week, by the same link. */
export function weekAddress(services: Pick<Services, "keyedHash" | "publicUrl">, link: ListingLink): string {
  return `${services.publicUrl}${withToken(WEEK_PATH, listingToken(services, link))}`;
}
