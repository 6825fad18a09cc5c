import { subscriberHash } from "#database/email-hash.ts";
import { type Held, heldUnder } from "#database/erasing.ts";
import { erasuresFileIn } from "#database/backups/erasures-file.ts";
import { findSubscription } from "#database/newsletter/newsletter.ts";
import { watchesByAddress } from "#database/practices/practice-watches.ts";
import { addDays, formatDay, newZealandDay } from "#domain/nz-time.ts";
import { BACKUP_DAYS } from "#domain/retention.ts";
import { eraseAsked } from "#outbox/jobs/erase.ts";
import type { Message } from "#outbox/transports/message.ts";
import { type EndedByErasing, endedByErasing } from "../requests/ended-by-erasing.ts";
import type { Copies, Keeping, Writing } from "../services.ts";
import { aboutWhom, type Whose } from "./held.ts";

/** What erasing would delete, and who would be told. */
export type Erasing = {
  whose: Whose;
  /** What the audit calls it: the reference, or the keyed hash of the address. */
  about: string;
  found: readonly Held[];
  /** Requests that a practice has, as if the patient had cancelled. */
  ended: readonly EndedByErasing[];
  isSubscribed: boolean;
  /** Practices that the address waits for, to hear when they take new patients. */
  watches: number;
};

/** Looks what erasing someone's data would take. It erases nothing. */
export async function planErasing(services: Keeping & Writing, whose: Whose): Promise<Erasing> {
  const { read } = services.database;
  const about = aboutWhom(services, whose);
  const found = await heldUnder(read, about);
  const subscription =
    "email" in whose && (await findSubscription(read, subscriberHash(services, whose.email)));
  return {
    whose,
    about,
    found,
    ended: await endedByErasing(
      services,
      found.map(({ reference }) => reference),
    ),
    isSubscribed: Boolean(subscription),
    watches: (await watchesByAddress(read, about)).length,
  };
}

/** Erases it for good, everywhere. `mails` tell the practices. */
export function erasePlanned(
  services: Keeping & Writing,
  { dataDir, mailer }: Copies,
  { whose, about, found }: Erasing,
  { who, mails }: { who: string; mails: readonly Message[] },
): ReturnType<typeof eraseAsked> {
  const { database, encryption, keyedHash } = services;
  const subscriber = "email" in whose ? subscriberHash(services, whose.email) : null;
  const references = found.map(({ reference }) => reference);
  return eraseAsked(
    { database, encryption, keyedHash, mailer },
    { references, subscriber, about, who, mails },
    { erasuresFile: erasuresFileIn(dataDir), now: services.now() },
  );
}

/** Until when backups of before hold what is erased now, encrypted. */
export function lastDayInBackups(now: Date): string {
  return formatDay(addDays(newZealandDay(now), BACKUP_DAYS + 1));
}
