import { type Confirmation, confirmationFor, confirmSubscription } from "#database/newsletter.ts";
import { hashOfToken } from "#database/links.ts";
import type { Services } from "#services/services.ts";

/** The state behind a link. A GET changes nothing, because mail scanners open every link. */
export function lookAtConfirmation({ database, now }: Services, token: string): Promise<Confirmation> {
  return confirmationFor(database.read, hashOfToken(token), now());
}

/** Subscribes the address behind a link, unless it came too late. Returns the state after it. */
export function confirm({ database, now }: Services, token: string): Promise<Confirmation> {
  return database.transact((tx) => confirmSubscription(tx, hashOfToken(token), now()));
}
