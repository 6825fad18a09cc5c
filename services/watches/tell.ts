import { claimLaterMail } from "#database/requests/first-mails.ts";
import { endWatch, watcherEmail, watchesToEnd, watchMailKey } from "#database/practices/practice-watches.ts";
import { inDaytime } from "#domain/requests/promises.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import type { Services } from "../services.ts";
import { goneMail, takesPatientsMail } from "./watch-emails.ts";

/** Watches that are looked at together. */
const BATCH = 100;

/**
 * Writes to those who wait for a practice that takes new patients now, or that is no longer listed, and ends their wait.
 * By day, so that what the mail says still holds when it is sent. One that fails is logged and tried again; the others go
 * on.
 */
export async function tellWatchers(services: Services): Promise<void> {
  const { database, encryption, log, wakeMail } = services;
  const now = services.now();
  if (inDaytime(now) > now) return;
  const watches = await watchesToEnd(database.read, now, BATCH);
  for (const watch of watches) {
    try {
      const email = watcherEmail(services, watch);
      const message = watch.isListed
        ? takesPatientsMail(services, { ...watch, email })
        : goneMail(services, { ...watch, email });
      await database.transact(async (tx) => {
        if (!(await endWatch(tx, watch, now))) return;
        const dueAt = await claimLaterMail(tx, services, email, { now, dueAt: now });
        const keyName = watchMailKey(watch.addressHash);
        // It goes by day alone, also where the mail server refuses it at first.
        if (dueAt)
          await enqueueMessage(tx, encryption, { message, now, dueAt, topic: "invitation", keyName });
      });
    } catch (error) {
      log({ event: "watcher not told", error });
    }
  }
  if (watches.length > 0) wakeMail();
}
