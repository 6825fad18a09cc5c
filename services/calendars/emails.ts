import type { Transaction } from "kysely";
import { CALENDAR_PATH } from "#content/listing-addresses.ts";
import { listingLinkFor, listingToken } from "#database/listing-links.ts";
import type { Schema } from "#database/schema.ts";
import type { CalendarFailure } from "#domain/calendar-feed.ts";
import { formatInstant } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practice.ts";
import { withToken } from "#domain/token-address.ts";
import type { Message } from "#outbox/transports/message.ts";
import { instantDigits, toPractice } from "../mails/messages.ts";
import type { Services } from "../services.ts";
import { FAILURE_WORDS } from "./words.ts";

type Needed = Pick<Services, "keyedHash" | "publicUrl" | "operator">;

/** Tells a practice that its calendar cannot be read, once an outage, or that we have stopped trying. */
export async function calendarMail(
  services: Needed,
  tx: Transaction<Schema>,
  {
    practice,
    host,
    since,
    failure,
    isOff,
    now,
  }: { practice: Practice; host: string; since: Date; failure: CalendarFailure; isOff: boolean; now: Date },
): Promise<Message> {
  const link = await listingLinkFor(tx, services, practice.id, now);
  const page = `${services.publicUrl}${withToken(CALENDAR_PATH, listingToken(services, link))}`;
  const about = isOff ? STOPPED : SILENT;
  const which = `calendar-${isOff ? "stopped" : "silent"}-${instantDigits(now)}`;
  return toPractice(
    services,
    { practice, which, hasLink: true },
    {
      subject: about.subject,
      preview: "Until we can read it, patients can ask you for a time but can’t book one.",
      heading: about.subject,
      opening: [
        `We haven’t been able to read your calendar at ${host} since ${formatInstant(since)}. ${FAILURE_WORDS[failure]}`,
        "Until we can read it again, patients can still ask you for a time, but they can’t book one themselves, because we can’t see when you’re busy. Appointments that are already booked don’t change.",
      ],
      next: [about.next],
      button: { words: "Open your calendar’s page", href: page },
    },
  );
}

const SILENT = {
  subject: "We can’t read your calendar",
  next: "We’ll keep trying, and patients can book again as soon as we can read it. If you’ve moved your calendar or reset its address, give us the new address on its page.",
};

const STOPPED = {
  subject: "We’ve stopped reading your calendar",
  next: "To let patients book again, give us your calendar’s address once more on its page. If you no longer use that calendar, remove it there.",
};
