import { type Confirmation, confirmationFor, confirmSubscription } from "#database/newsletter.ts";
import type { Services } from "../services.ts";
import { hashOfToken } from "./tokens.server.ts";

/** What the link stands for. Looking changes nothing: mail scanners open every link. */
export function lookAtConfirmation({ database, now }: Services, token: string): Promise<Confirmation> {
  return confirmationFor(database.read, hashOfToken(token), now());
}

export function confirm({ database, now }: Services, token: string): Promise<Confirmation> {
  return database.transact((tx) => confirmSubscription(tx, hashOfToken(token), now()));
}
