import PostalMime, { type Email } from "postal-mime";
import { expect, vi } from "vitest";
import type { RunningSite } from "./running-site.ts";

/** Every message in the mail folder, the oldest first, as a mail program reads it. */
export function mailsOf(site: RunningSite): Promise<Email[]> {
  return Promise.all(site.mailFiles().map((file) => PostalMime.parse(file)));
}

/** Waits for the first message that `isIt`; where none comes, the test fails for want of `what`. */
export function mailThat(
  site: RunningSite,
  what: string,
  isIt: (mail: Email) => boolean | undefined,
  waiting: number | { timeout: number; interval: number } = 10_000,
): Promise<Email> {
  return vi.waitFor(async () => {
    const mails = await mailsOf(site);
    const found = mails.find(isIt);
    expect(found, `${what} among ${mails.map(({ messageId }) => messageId).join()}`).toBeDefined();
    return found!;
  }, waiting);
}

/** Waits for the message to an address about a reference. */
export function mailTo(site: RunningSite, address: string, reference: string): Promise<Email> {
  return mailThat(
    site,
    `a message to ${address}`,
    ({ to, subject }) => subject?.includes(reference) && to?.some((one) => one.address === address),
  );
}
