import type { Transaction } from "kysely";
import { CALENDAR_PATH } from "#content/listing-addresses.ts";
import { listingLinkFor, listingToken } from "#database/practices/listing-links.ts";
import type { Schema } from "#database/schema.ts";
import { formatInstant } from "#domain/nz-time.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { withToken } from "#domain/token-address.ts";
import type { Message } from "#outbox/transports/message.ts";
import { instantDigits, toPractice } from "../mails/messages.ts";
import type { Writing } from "../services.ts";

/**
 * Tells a practice that its calendar cannot be read, once an outage, or that we have stopped trying; or, without a `why`,
 * asks it whether its calendar is as empty as it says.
 */
export async function calendarMail(
  services: Writing,
  tx: Transaction<Schema>,
  {
    practice,
    host,
    since,
    why,
    isOff,
    takesBookings,
    now,
  }: {
    practice: Practice;
    host: string;
    since: Date;
    why: string | null;
    isOff: boolean;
    /** Whether patients book its times by themselves while its calendar can be read. */
    takesBookings: boolean;
    now: Date;
  },
): Promise<Message> {
  const link = await listingLinkFor(tx, services, practice.id, now);
  const page = `${services.publicUrl}${withToken(CALENDAR_PATH, listingToken(services, link))}`;
  if (why === null) return emptyMail(services, { practice, host, page, now });
  const about = isOff ? STOPPED : SILENT;
  const which = [`calendar-${isOff ? "stopped" : "silent"}`, instantDigits(now)] as const;
  return toPractice(
    services,
    { practice, which, hasLink: true },
    {
      subject: about.subject,
      preview: takesBookings
        ? "Until we can read it, patients can ask you for a time but can’t book one."
        : "Until we can read it, we can’t see when you’re busy.",
      heading: about.subject,
      opening: [
        `We haven’t been able to read your calendar at ${host} since ${formatInstant(since)}. ${why}`,
        takesBookings
          ? "Until we can read it again, patients can still ask you for a time, but they can’t book one themselves, because we can’t see when you’re busy. Appointments that are already booked don’t change."
          : "Until we can read it again, we can’t see when you’re busy, so patients might ask for a time when you are. Appointments that are already booked don’t change.",
      ],
      next: [takesBookings ? about.next : about.otherwise],
      button: { words: "Open your calendar’s page", href: page },
    },
  );
}

function emptyMail(
  services: Writing,
  { practice, host, page, now }: { practice: Practice; host: string; page: string; now: Date },
): Message {
  const subject = "Is your calendar right?";
  return toPractice(
    services,
    { practice, which: ["calendar-empty", instantDigits(now)], hasLink: true },
    {
      subject,
      preview: "It says that you’re busy for less than half of the time it did before.",
      heading: subject,
      opening: [
        `For an hour your calendar at ${host} has said that you’re busy for less than half of the time it did before. It might be a fault of its server, so we still keep the earlier busy times free of patients.`,
      ],
      next: [
        "If your calendar is right, say so on its page: patients can then book those times. If it isn’t, put it right. You don’t need to tell us.",
      ],
      button: { words: "Open your calendar’s page", href: page },
    },
  );
}

const SILENT = {
  subject: "We can’t read your calendar",
  otherwise:
    "We’ll keep trying. If you’ve moved your calendar or reset its address, give us the new address on its page.",
  next: "We’ll keep trying, and patients can book again as soon as we can read it. If you’ve moved your calendar or reset its address, give us the new address on its page.",
};

const STOPPED = {
  subject: "We’ve stopped reading your calendar",
  otherwise:
    "If you still use that calendar, press “Read it now” on its page, or give us its new address there. If you don’t, remove it.",
  next: "To let patients book again, press “Read it now” on its page, or give us its new address there. If you no longer use that calendar, remove it.",
};
