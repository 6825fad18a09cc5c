import type { Transaction } from "kysely";
import { FREE_TIMES_PATH } from "#content/listing-addresses.ts";
import { countWrongCalendar } from "#database/free-times/free-times.ts";
import { listingLinkFor, listingToken } from "#database/practices/listing-links.ts";
import { listingMailKey } from "#database/practices/practice-mail-keys.ts";
import { findPractice, lockPractice } from "#database/practices/practices.ts";
import type { Schema } from "#database/schema.ts";
import { withToken } from "#domain/token-address.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import type { Message } from "#outbox/transports/message.ts";
import { instantDigits, toPractice } from "../mails/messages.ts";
import type { Keeping, Writing } from "../services.ts";

type Needed = Keeping & Writing;

/**
 * A practice gives up a booked time because its calendar was wrong. After three of these in 30 days its times are asked
 * for, until it switches them on again, and a mail says so and why. Nothing about it is public.
 */
export async function noteWrongCalendar(
  tx: Transaction<Schema>,
  services: Needed,
  practiceId: number,
): Promise<void> {
  const now = services.now();
  await lockPractice(tx, services.database.kind, practiceId);
  if (!(await countWrongCalendar(tx, practiceId, now))) return;
  const practice = await findPractice(tx, practiceId);
  if (!practice || practice.email === "") return;
  const message = await askedNowMail(services, tx, practice, now);
  await enqueueMessage(tx, services.encryption, { message, now, keyName: listingMailKey(practiceId) });
}

async function askedNowMail(
  services: Needed,
  tx: Transaction<Schema>,
  practice: Practice,
  now: Date,
): Promise<Message> {
  const link = await listingLinkFor(tx, services, practice.id, now);
  const which = ["free-times-asked", instantDigits(now)] as const;
  return toPractice(
    services,
    { practice, which, hasLink: true },
    {
      subject: "Patients now ask you for a time",
      preview: "Three booked times showed as free and weren’t. You can switch booking on again.",
      heading: "Patients now ask you for a time",
      opening: [
        "In the last 30 days you had to cancel or move three booked appointments, because your calendar was wrong. So that this doesn’t happen to anyone else, patients now ask for a time, and you confirm it. Appointments that are already booked don’t change.",
      ],
      next: [
        "Check your weekly times and your calendar. Once they’re right, choose “Yes, at once” again. We don’t show this to anyone.",
      ],
      button: {
        words: "Open your free times",
        href: `${services.publicUrl}${withToken(FREE_TIMES_PATH, listingToken(services, link))}`,
      },
    },
  );
}
