import { createHmac } from "node:crypto";
import { mailboxOf, normalizeEmail } from "#domain/email.ts";

/** What makes the hashes: HMAC-SHA-256 under the site's secret, as hex. */
export type Keyed = { keyedHash: (text: string) => string };

/** HMAC-SHA-256 as hex. `keyedHashWith(secret)("…")` is the same for the same text, and tells nothing without the secret. */
export function keyedHashWith(secret: string): Keyed["keyedHash"] {
  return (text) => createHmac("sha256", secret).update(text).digest("hex");
}

/**
 * By which the records of an email address are found: the same for every way of writing it, and without the secret
 * nothing leads back from it. Without an address it is empty.
 *
 * `emailHash(sealing, " Hemi@ｅxample.nz ") === emailHash(sealing, "hemi@example.nz")`
 */
export function emailHash({ keyedHash }: Keyed, email: string): string {
  const normalized = normalizeEmail(email);
  return normalized === "" ? "" : keyedHash(`email ${normalized}`);
}

/** The same for all addresses of one mailbox (`mailboxOf`), by which the appointments of one person are counted. */
export function mailboxHash({ keyedHash }: Keyed, email: string): string {
  return email.trim() === "" ? "" : keyedHash(`mailbox ${mailboxOf(email)}`);
}

/** The same for the newsletter: another hash, so that the database does not tell which subscriber is which patient. */
export function subscriberHash({ keyedHash }: Keyed, email: string): string {
  return keyedHash(`newsletter address ${normalizeEmail(email)}`);
}
