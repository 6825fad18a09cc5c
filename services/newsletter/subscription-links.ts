import { type Confirmation, confirmationFor, confirmSubscription } from "#database/newsletter/newsletter.ts";
import { hashOfToken } from "#database/links.ts";
import type { Services } from "../services.ts";
import { leaveNewsletter, type Leaving, leavingFor } from "#database/newsletter/newsletter-leaving.ts";

/** The state behind a link. A GET changes nothing, because mail scanners open every link. */
export function lookAtConfirmation({ database, now }: Services, token: string): Promise<Confirmation> {
  return confirmationFor(database.read, hashOfToken(token), now());
}

/** Subscribes the address behind a link, unless it came too late. Returns the state after it. */
export function confirm({ database, now }: Services, token: string): Promise<Confirmation> {
  return database.transact((tx) => confirmSubscription(tx, hashOfToken(token), now()));
}

/** The state behind a link. A GET changes nothing, because mail scanners open every link. */
export function lookAtLeaving({ database }: Services, token: string): Promise<Leaving> {
  return leavingFor(database.read, hashOfToken(token));
}

/** Erases the address. Idempotent. */
export function leave({ database, now }: Services, token: string): Promise<Leaving> {
  return database.transact((tx) => leaveNewsletter(tx, hashOfToken(token), now()));
}
