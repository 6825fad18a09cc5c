import PostalMime, { type Email } from "postal-mime";
import { expect, vi } from "vitest";
import type { RunningSite } from "./running-site.ts";

/** Waits for the message to an address about a reference, and reads it as a mail program does. */
export function mailTo(site: RunningSite, address: string, reference: string): Promise<Email> {
  return vi.waitFor(async () => {
    const messages = await Promise.all(site.mailFiles().map((file) => PostalMime.parse(file)));
    const found = messages.find(
      ({ to, subject }) => subject?.includes(reference) && to?.some((one) => one.address === address),
    );
    expect(found, `a message to ${address}`).toBeDefined();
    return found!;
  }, 10_000);
}
