import { expect, test } from "vitest";
import { knowing, SMILE } from "#tests/support/outside.ts";
import { readConfig } from "../config.ts";
import { type Dns, mailDomains } from "./mail-domains.ts";

async function toMend(dns: Dns, more: Readonly<Record<string, string>> = {}) {
  const config = readConfig({
    SMTP_URL: "smtp://mail.smile.nz",
    OPERATOR_EMAIL: "hello@smile.nz",
    PRIVACY_EMAIL: "privacy@smile.nz",
    DKIM_SELECTOR: "mail2026",
    ...more,
  });
  const findings = await mailDomains(config, dns);
  return findings.flatMap(({ what, found, mend }) =>
    mend === undefined ? [] : [`${what}: ${found}. ${mend}`],
  );
}

test("A domain whose records are right has nothing to mend, nor has a site from which no mail goes", async () => {
  expect(await toMend(knowing(SMILE))).toEqual([]);
  expect(await toMend(knowing({}), { SMTP_URL: "" })).toEqual([]);
});

test.each([
  ["no SPF", { "smile.nz": [] }, /^SPF of smile\.nz: none\. Publish a TXT record for smile\.nz: v=spf1/],
  ["two SPF records", { "smile.nz": ["v=spf1 -all", "v=spf1 mx -all"] }, /^SPF .*2 records\. Keep only one/],
  ["an SPF that lets anyone in", { "smile.nz": ["v=spf1 mx ?all"] }, /^SPF .*End it with -all/],
  [
    "an SPF of more than ten look-ups",
    {
      "smile.nz": ["v=spf1 include:post.example mx -all"],
      "post.example": [`v=spf1${" a:x.example".repeat(9)} -all`],
    },
    /^SPF .*more than 10 look-ups/,
  ],
  [
    "no DKIM key under the selector",
    { "mail2026._domainkey.smile.nz": [] },
    /^DKIM .*no key at mail2026\._domainkey/,
  ],
  ["a DKIM key that was withdrawn", { "mail2026._domainkey.smile.nz": ["v=DKIM1; p="] }, /^DKIM .*no key/],
  [
    "no DMARC",
    { "_dmarc.smile.nz": [] },
    /^DMARC of smile\.nz: none\. Publish a TXT record for _dmarc\.smile\.nz/,
  ],
  [
    "a DMARC that asks for nothing",
    { "_dmarc.smile.nz": ["v=DMARC1; p=none"] },
    /^DMARC .*p=none stops no forged mail/,
  ],
])("The doctor names %s, and the record to publish", async (_, changed, sentence) => {
  expect(await toMend(knowing({ ...SMILE, ...changed }))).toEqual([expect.stringMatching(sentence)]);
});

test("The doctor says where replies reach no one, and that DMARC of the domain above holds", async () => {
  expect(await toMend(knowing(SMILE, []))).toEqual([expect.stringMatching(/^MX of smile\.nz: none\./)]);
  const below = {
    OPERATOR_EMAIL: "hello@post.smile.nz",
    PRIVACY_EMAIL: "hello@post.smile.nz",
    DKIM_SELECTOR: "",
  };
  const texts = { "post.smile.nz": ["v=spf1 mx -all"], "_dmarc.smile.nz": ["v=DMARC1; p=reject"] };
  expect(await toMend(knowing(texts), below)).toEqual([]);
});

test("A name server that says nothing is no fault of the records", async () => {
  const silent = () => Promise.reject(Object.assign(new Error("timeout"), { code: "ETIMEOUT" }));
  expect(await toMend({ resolveTxt: silent, resolveMx: silent })).toEqual([]);
});
