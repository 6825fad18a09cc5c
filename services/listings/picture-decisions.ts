import { type AuditLine, writeAudit } from "#database/desk/audit.ts";
import {
  arrangePictures,
  practicePictures,
  showPicture,
  type StoredPicture,
} from "#database/practices/practice-pictures.ts";
import { listingMailKey } from "#database/practices/practice-mail-keys.ts";
import { findPractice, lockPractice } from "#database/practices/practices.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import type { Keeping, Writing } from "../services.ts";
import { pictureDeclinedMail, pictureShownMail } from "./picture-emails.ts";

type Needed = Keeping & Writing;

/**
 * What our staff decided on a picture: people see it, with a mail to its practice and the line of the audit in one
 * transaction. `shown before`, `not there` (its practice has taken it away) and `not listed` change nothing.
 */
export async function approvePicture(
  services: Needed,
  picture: StoredPicture,
  { now, audit }: { now: Date; audit: AuditLine },
): Promise<"done" | "shown before" | "not there" | "not listed"> {
  const { database, encryption } = services;
  return database.transact(async (tx) => {
    await lockPractice(tx, database.kind, picture.practiceId);
    const practice = await findPractice(tx, picture.practiceId);
    if (practice?.id !== picture.practiceId || !practice.hasJoined) return "not listed";
    const stored = (await practicePictures(tx, practice.id)).find(({ hash }) => hash === picture.hash);
    if (!stored) return "not there";
    if (!(await showPicture(tx, stored))) return "shown before";
    await writeAudit(tx, audit);
    const message = pictureShownMail(services, { practice, picture: stored, now });
    if (practice.email !== "")
      await enqueueMessage(tx, encryption, { message, now, keyName: listingMailKey(practice.id) });
    return "done";
  });
}

/**
 * The picture is deleted, whether people saw it or not, and its practice told why. `not there`: the practice has taken it
 * away, or it was declined before.
 */
export async function declinePicture(
  services: Needed,
  picture: StoredPicture,
  { because, now, audit }: { because: string; now: Date; audit: AuditLine },
): Promise<"done" | "not there"> {
  const { database, encryption } = services;
  return database.transact(async (tx) => {
    await lockPractice(tx, database.kind, picture.practiceId);
    const pictures = await practicePictures(tx, picture.practiceId);
    const others = pictures.filter(({ hash }) => hash !== picture.hash);
    if (others.length === pictures.length) return "not there";
    await arrangePictures(tx, picture.practiceId, others);
    await writeAudit(tx, audit);
    const practice = await findPractice(tx, picture.practiceId);
    // One that has left is written to no longer.
    if (practice?.id === picture.practiceId && practice.hasJoined && practice.email !== "")
      await enqueueMessage(tx, encryption, {
        message: pictureDeclinedMail(services, { practice, picture, because, now }),
        now,
        keyName: listingMailKey(practice.id),
      });
    return "done";
  });
}
