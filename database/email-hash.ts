import { domainToUnicode } from "node:url";
import { normalizeEmail } from "#domain/email.ts";

/** What makes the hashes: HMAC-SHA-256 under the site's secret, as hex. */
export type Keyed = { keyedHash: (text: string) => string };

/**
 * By which the records of an e-mail address are found: the same for every way of writing it, and without the secret
 * nothing leads back from it. Without an address it is empty.
 *
 * `emailHash(sealing, " Hemi@ｅxample.nz ") === emailHash(sealing, "hemi@example.nz")`
 */
export function emailHash({ keyedHash }: Keyed, email: string): string {
  const normalized = normalizeEmail(email);
  return normalized === "" ? "" : keyedHash(`email ${normalized}`);
}

/** The same for the newsletter: another hash, so that the database does not tell which subscriber is which patient. */
export function subscriberHash({ keyedHash }: Keyed, email: string): string {
  return keyedHash(`newsletter address ${normalizeEmail(email)}`);
}

/** The hash, and those that earlier versions made of the same address: for finding all that is held. */
export function emailHashes({ keyedHash }: Keyed, email: string): string[] {
  return formsOf(email).map((form) => keyedHash(`email ${form}`));
}

/** Likewise for the newsletter. */
export function subscriberHashes({ keyedHash }: Keyed, email: string): string[] {
  return formsOf(email).map((form) => keyedHash(`newsletter address ${form}`));
}

/**
 * Until November 2026 a domain was hashed as it was typed, in lower case (of a submission in NFKC, too), and not in
 * ASCII. Look-alikes of that time are found under the form in which they were typed then.
 */
function formsOf(email: string): string[] {
  const normalized = normalizeEmail(email);
  const at = normalized.lastIndexOf("@");
  const inUnicode = `${normalized.slice(0, at + 1)}${domainToUnicode(normalized.slice(at + 1))}`;
  const typed = email.trim().toLowerCase();
  return [...new Set([normalized, inUnicode, typed.normalize("NFKC"), typed])];
}
