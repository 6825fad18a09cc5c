import { emailHash } from "#database/email-hash.ts";
import { claimFirstMail } from "#database/requests/first-mails.ts";
import { askToWatch, watchMailKey } from "#database/practices/practice-watches.ts";
import type { Practice } from "#domain/practices/practice.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import type { Services } from "../services.ts";
import { confirmMail } from "./watch-emails.ts";

/**
 * Stores that an address asks to hear when a practice takes new patients, and asks its owner by mail. The page after it
 * is the same for every address: only the owner learns whether it waits already. Beyond the limit of first mails nothing
 * is stored, since it could not be confirmed.
 */
export async function askWhenTheyTakePatients(
  services: Services,
  practice: Pick<Practice, "id" | "name" | "isSample">,
  email: string,
): Promise<void> {
  const { database, encryption, log, wakeMail } = services;
  const now = services.now();
  const newId = Buffer.from(services.randomBytes(16)).toString("hex");
  try {
    const isMailed = await database.transact(async (tx) => {
      if (!(await claimFirstMail(tx, services, email, now))) return false;
      const id = await askToWatch(tx, services, { id: newId, practiceId: practice.id, email, now });
      if (id === undefined) throw new NothingToAsk();
      await enqueueMessage(tx, encryption, {
        message: confirmMail(services, { id, email, practice, now }),
        now,
        keyName: watchMailKey(emailHash(services, email)),
      });
      return true;
    });
    if (isMailed) wakeMail();
    else log({ event: "first mail left out", kind: "watch" });
  } catch (error) {
    if (!(error instanceof NothingToAsk)) throw error;
  }
}

/** Rolls back: a mail that is not sent does not count against the limit of mails to the address. */
class NothingToAsk extends Error {
  override readonly name = "NothingToAsk";
}
