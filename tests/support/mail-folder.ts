import { readFileSync } from "node:fs";
import PostalMime, { type Email } from "postal-mime";
import { expect, vi } from "vitest";
import { mailFilesIn, type RunningSite } from "./running-site.ts";

/** A file of a mail does not change: each is parsed once, though tests look again and again. */
const parsed = new Map<string, Promise<Email>>();

type WithMails = Pick<RunningSite, "dataDir">;

/** Every message in the mail folder, the oldest first, as a mail program reads it. */
export function mailsOf({ dataDir }: WithMails): Promise<Email[]> {
  const read = (path: string) => PostalMime.parse(readFileSync(path, "utf8"));
  return Promise.all(mailFilesIn(dataDir).map((path) => parsed.getOrInsertComputed(path, read)));
}

/** Waits for the first message that `isIt`; where none comes, the test fails for want of `what`. */
export function mailThat(
  site: WithMails,
  what: string,
  isIt: (mail: Email) => boolean | undefined,
  waiting: number | { timeout: number; interval: number } = 30_000,
): Promise<Email> {
  return vi.waitFor(async () => {
    const mails = await mailsOf(site);
    const found = mails.find(isIt);
    expect(found, `${what} among ${mails.map(({ messageId }) => messageId).join()}`).toBeDefined();
    return found!;
  }, waiting);
}

/** Waits for the message to an address about a reference. */
export function mailTo(site: WithMails, address: string, reference: string): Promise<Email> {
  return mailThat(
    site,
    `a message to ${address}`,
    ({ to, subject }) => subject?.includes(reference) && to?.some((one) => one.address === address),
  );
}
