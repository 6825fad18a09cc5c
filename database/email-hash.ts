import { mailboxOf, normalizeEmail } from "#domain/email.ts";

/**
 * HMAC-SHA-256 under a key of the site, as hex: the same for the same text, and it tells nothing without the key. `links`
 * makes the tokens of the table `links` alone, so that all of them can be made anew after a leak and people are still
 * found. Links that unsubscribe or stop a wait are made with `hashes`: a mail's way out must work for 30 days after it
 * (Unsolicited Electronic Messages Act 2007, section 11).
 */
export type KeyedHash = (text: string, key?: "hashes" | "links") => string;

export type Keyed = { keyedHash: KeyedHash };

/**
 * The hash by which the records of an email address are found is the same for every way of writing it, and without the secret
 * nothing leads back from it. Without an address it is empty.
 *
 * `emailHash(sealing, " Hemi@ｅxample.nz ") === emailHash(sealing, "hemi@example.nz")`
 */
export function emailHash({ keyedHash }: Keyed, email: string): string {
  const normalized = normalizeEmail(email);
  return normalized === "" ? "" : keyedHash(`email ${normalized}`);
}

/** Is one hash for all addresses of one mailbox (`mailboxOf`), by which the appointments of one person are counted. */
export function mailboxHash({ keyedHash }: Keyed, email: string): string {
  return email.trim() === "" ? "" : keyedHash(`mailbox ${mailboxOf(email)}`);
}

/** Hashes an address for the newsletter: it is another hash, so that the database does not tell which subscriber is which patient. */
export function subscriberHash({ keyedHash }: Keyed, email: string): string {
  return keyedHash(`newsletter address ${normalizeEmail(email)}`);
}
