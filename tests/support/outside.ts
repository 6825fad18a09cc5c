import type { Dns } from "#server/doctor/mail-domains.ts";
import type { Reach } from "#server/doctor/reach.ts";

/** TXT records of a domain whose mails mailboxes believe. */
export const SMILE = {
  "smile.nz": ["v=spf1 include:post.example -all", "google-site-verification=1"],
  "post.example": ["v=spf1 ip4:192.0.2.0/24 ~all"],
  "mail2026._domainkey.smile.nz": ["v=DKIM1; k=rsa; p=MIIB"],
  "_dmarc.smile.nz": ["v=DMARC1; p=quarantine"],
};

/** A name server that knows these TXT records, and that mail for smile.nz goes somewhere. */
export function knowing(
  texts: Readonly<Record<string, readonly string[]>>,
  mx: readonly string[] = ["mx.smile.nz"],
): Dns {
  const none = () => Promise.reject(Object.assign(new Error("none"), { code: "ENOTFOUND" }));
  return {
    // Long records come in pieces of 255 characters.
    resolveTxt: (name) =>
      texts[name] ? Promise.resolve(texts[name].map((text) => [text.slice(0, 9), text.slice(9)])) : none(),
    resolveMx: () => (mx.length > 0 ? Promise.resolve(mx.map((exchange) => ({ exchange }))) : none()),
  };
}

/** A proxy that lets visitors through to a site that is ready. */
export function answering(stated: Partial<Awaited<ReturnType<Reach>>> = {}): Reach {
  const certificateUntil = new Date("2099-01-01T00:00:00Z");
  return () => Promise.resolve({ status: 200, text: "ready", certificateUntil, ...stated });
}
