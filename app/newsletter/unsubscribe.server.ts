import { type Leaving, leaveNewsletter, leavingFor } from "#database/newsletter-leaving.ts";
import { hashOfToken } from "#database/links.ts";
import type { Services } from "#services/services.ts";

/** The state behind a link. A GET changes nothing, because mail scanners open every link. */
export function lookAtLeaving({ database }: Services, token: string): Promise<Leaving> {
  return leavingFor(database.read, hashOfToken(token));
}

/** Erases the address. Idempotent. */
export function leave({ database, now }: Services, token: string): Promise<Leaving> {
  return database.transact((tx) => leaveNewsletter(tx, hashOfToken(token), now()));
}
