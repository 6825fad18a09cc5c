import type { Transaction } from "kysely";
import type { Schema } from "#database/schema.ts";
import { forgetStop, lockTexts, noteStop, numberHash } from "#database/texts.ts";
import { cancelMessages } from "#outbox/outbox.ts";
import type { Services } from "../services.ts";
import { restoreReminderTexts, type TextServices } from "./texts.ts";

/** Ends all texts to a number, as its owner asks: what waits is taken back, and no code goes to it either. */
export async function stopTexts(
  tx: Transaction<Schema>,
  { database, keyedHash }: Pick<Services, "database" | "keyedHash">,
  number: string,
  now: Date,
): Promise<void> {
  const hash = numberHash({ keyedHash }, number);
  await lockTexts(tx, database.kind);
  await noteStop(tx, hash, now);
  await cancelMessages(tx, { recipient: hash });
}

/** As `stopTexts`, in a transaction of its own, with its line in the log. */
export async function stopTextsTo(services: Services, number: string): Promise<void> {
  await services.database.transact((tx) => stopTexts(tx, services, number, services.now()));
  services.log({ event: "text", kind: "stop" });
}

/** The number may be texted again, and the reminders that its stop took back wait again. False: it had not stopped. */
export async function allowTexts(
  tx: Transaction<Schema>,
  services: TextServices,
  number: string,
): Promise<boolean> {
  await lockTexts(tx, services.database.kind);
  if (!(await forgetStop(tx, numberHash(services, number)))) return false;
  await restoreReminderTexts(tx, services, number);
  return true;
}
