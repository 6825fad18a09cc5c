import { askToWatch, watchToken } from "#database/practices/practice-watches.ts";
import { WATCH_LINK_PATH } from "#content/links.ts";
import { withToken } from "#domain/token-address.ts";
import type { Message } from "#outbox/transports/message.ts";
import { ORIGIN, type TestSite } from "./site.ts";

export const NOT_TAKING = { answer: "no", statedOn: "2026-11-19" } as const;
export const TAKING = { answer: "yes", statedOn: "2026-11-21" } as const;

/** Asks to hear when a practice takes new patients, as the form on its profile does. */
export function askToHear(site: TestSite, email: string, practice = 10_001): Promise<Response> {
  return site.post(`/new-patients?practice=${practice}`, { email, "bot-field": "" });
}

/** The link of the mail that asks to confirm, without its origin. */
export function watchLinkIn({ text }: Message): string {
  return new RegExp(`${ORIGIN}(/new-patients/link\\S+)`).exec(text)![1]!;
}

/** A link to a wait for the listed practice that is not confirmed yet; no mail is sent. */
export async function watchLink({ database, services, clock }: TestSite, email: string): Promise<string> {
  const watch = { id: "f0", practiceId: 10_001, email, now: clock.now };
  await database.transact((tx) => askToWatch(tx, services, watch));
  return withToken(WATCH_LINK_PATH, watchToken(services, watch.id));
}
