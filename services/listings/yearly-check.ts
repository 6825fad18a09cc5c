import type { Transaction } from "kysely";
import { lastsUntil, listingLinkFor } from "#database/practices/listing-links.ts";
import { listingMailKey } from "#database/practices/practice-mail-keys.ts";
import { findPractice } from "#database/practices/practices.ts";
import type { Schema } from "#database/schema.ts";
import { askedSince, claimAsking, practicesToAsk } from "#database/practices/yearly-checks.ts";
import { newZealandDay } from "#domain/nz-time.ts";
import { ASKED_A_DAY, isTimeToAsk } from "#domain/practices/yearly-check.ts";
import { enqueueMessage } from "#outbox/outbox.ts";
import type { Services } from "../services.ts";
import { yearlyMail } from "./listing-emails.ts";
import { listingLinkAddress } from "./listing-link.ts";

/**
 * Asks practices by mail whether their listing is still right: those whose listing was neither checked nor changed by them
 * for a year. By day, and as many as may be asked in a day. One that fails is logged and tried again the next time.
 */
export async function askPractices(services: Services): Promise<void> {
  const { database, log, wakeMail } = services;
  const now = services.now();
  if (!isTimeToAsk(now)) return;
  const today = newZealandDay(now);
  const left = Math.max(0, ASKED_A_DAY - (await askedSince(database.read, today)));
  for (const id of (await practicesToAsk(database.read, today)).slice(0, left)) {
    try {
      await database.transact((tx) => ask(services, tx, id, now));
    } catch (error) {
      log({ event: "practice not asked", error });
    }
  }
  wakeMail();
}

/** Once a year, also where several processes try: the mail is stored with the day on which the practice was asked. */
async function ask(services: Services, tx: Transaction<Schema>, id: number, now: Date): Promise<void> {
  const today = newZealandDay(now);
  if (!(await claimAsking(tx, id, today))) return;
  const practice = await findPractice(tx, id);
  const link = await listingLinkFor(tx, services, id, now);
  await enqueueMessage(tx, services.encryption, {
    message: yearlyMail(services, {
      practice: practice!,
      url: listingLinkAddress(services, link),
      until: lastsUntil(link),
      year: today.slice(0, 4),
    }),
    now,
    // It goes by day alone, also where the mail server refuses it at first.
    topic: "invitation",
    keyName: listingMailKey(id),
  });
}
