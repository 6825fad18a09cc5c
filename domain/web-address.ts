import { canonicalDomain } from "./email.ts";

/**
 * A web address as people type it, with or without `https://`; undefined when it is none that a browser could open
 * at a practice's own site. What was typed stays as it was, with the scheme before it.
 *
 * `readWebAddress("www.practice.co.nz")` → `"https://www.practice.co.nz"` · `readWebAddress("practice")` → `undefined`
 */
export function readWebAddress(typed: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/[\s<>"\\]|:\/\/\/|:\/\/[^/?#]*@/.test(address)) return undefined;
  const url = URL.parse(address);
  if (!url || !["http:", "https:"].includes(url.protocol)) return undefined;
  return canonicalDomain(url.hostname.replace(/\.$/, "")) ? address : undefined;
}
