/**
 * The domain of an e-mail or web address as the DNS has it: ASCII and lower case, by UTS #46, as browsers and mail
 * programs write it before they look it up. So all that leads to one mailbox is one text. Undefined for what no
 * registry could have given out: one label alone, a number as top level, a character other than a letter, a digit, a
 * hyphen.
 *
 * `canonicalDomain("ｅxample.NZ") === "example.nz"` · `canonicalDomain("māori.nz") === "xn--mori-qsa.nz"` ·
 * `canonicalDomain("localhost") === undefined`
 */
export function canonicalDomain(typed: string): string | undefined {
  // Nothing that a URL would take for a port, a path or an escape.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(typed)) return undefined;
  const name = URL.parse(`https://${typed}`)?.hostname ?? "";
  const labels = name.split(".");
  const isDomain =
    labels.length >= 2 &&
    labels.every((label) => /^[a-z\d-]{1,63}$/.test(label) && !/^-|-$/.test(label)) &&
    /^(xn--.+|[a-z]{2,})$/.test(labels.at(-1)!);
  return isDomain ? name : undefined;
}

/** RFC 5321, 4.5.3.1.3: a path has 256 characters, its angle brackets among them. */
const LONGEST = 254;

/**
 * An email address as we keep it and write to it: with its domain in canonical form, the part before it as typed
 * (only its owner's server knows whether case counts there: RFC 5321, 2.4). By the HTML standard, with a dot in its
 * domain. Undefined when it is none. Only a mail can tell whether it is read.
 *
 * `readEmail("Hemi@Māori.NZ") === "Hemi@xn--mori-qsa.nz"` · `readEmail("hemi@localhost") === undefined`
 */
export function readEmail(typed: string): string | undefined {
  const at = typed.lastIndexOf("@");
  const local = typed.slice(0, Math.max(at, 0));
  const domain = canonicalDomain(typed.slice(at + 1));
  if (!/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/.test(local) || domain === undefined) return undefined;
  const email = `${local}@${domain}`;
  return email.length <= LONGEST ? email : undefined;
}

/**
 * Gives one text for every way to write one person's address, for comparing and hashing: no case, no blanks around
 * it, the canonical domain. What is no address keeps its text.
 *
 * `normalizeEmail(" Hemi@ｅxample.NZ") === normalizeEmail("hemi@example.nz")`
 */
export function normalizeEmail(email: string): string {
  const folded = email.trim().normalize("NFKC").toLowerCase();
  const at = folded.lastIndexOf("@");
  const domain = at < 0 ? undefined : canonicalDomain(folded.slice(at + 1));
  return domain === undefined ? folded : `${folded.slice(0, at)}@${domain}`;
}

/**
 * Gives one text for every address that most mail services deliver to one mailbox (RFC 5233), for limits alone: elsewhere
 * what follows a plus can be someone else.
 *
 * `mailboxOf("Hemi+anything@example.nz") === mailboxOf("hemi@example.nz")`
 */
export function mailboxOf(email: string): string {
  return normalizeEmail(email).replace(/^([^+]+)\+.*@/, "$1@");
}
