import { type Leaving, leaveNewsletter, leavingFor } from "#database/newsletter.ts";
import type { Services } from "../services.ts";
import { hashOfToken } from "./tokens.server.ts";

/** What the link stands for. Looking changes nothing: mail scanners open every link. */
export function lookAtLeaving({ database }: Services, token: string): Promise<Leaving> {
  return leavingFor(database.read, hashOfToken(token));
}

/** Erases the address. Done twice, it is done. */
export function leave({ database, now }: Services, token: string): Promise<Leaving> {
  return database.transact((tx) => leaveNewsletter(tx, hashOfToken(token), now()));
}
