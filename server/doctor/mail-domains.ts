import { Resolver } from "node:dns/promises";
import { isSampleEmail } from "#content/operator.ts";
import type { Finding } from "#services/health.ts";
import type { Config } from "../config.ts";

/** The part of Node's resolver that is asked, so that tests can answer in its place. */
export type Dns = {
  resolveTxt: (name: string) => Promise<string[][]>;
  resolveMx: (name: string) => Promise<{ exchange: string }[]>;
};

/** Nobody waits longer at the desk for a name server that says nothing. */
export function systemDns(): Dns {
  return new Resolver({ timeout: 2_000, tries: 2 });
}

/** RFC 7208, 4.6.4: above that a mailbox takes the record for an error. */
const MOST_LOOKUPS = 10;

/**
 * What the domains of our addresses publish so that mailboxes know that a mail is ours: SPF (RFC 7208), DKIM (RFC 6376)
 * and DMARC (RFC 7489), and where replies go. Nothing where no mail leaves this machine.
 */
export async function mailDomains(config: Config, dns: Dns): Promise<Finding[]> {
  const emails = Object.values(config.operator.emails).filter((email) => !isSampleEmail(email));
  if (!config.smtpUrl || emails.length === 0) return [];
  const domains = [...new Set(emails.map((email) => email.slice(email.lastIndexOf("@") + 1)))];
  const found = await Promise.all(domains.map((domain) => ofDomain(domain, config.dkimSelector, dns)));
  return found.flat();
}

async function ofDomain(domain: string, selector: string | undefined, dns: Dns): Promise<Finding[]> {
  try {
    return await Promise.all([
      replies(domain, dns),
      spf(domain, dns),
      dkim(domain, selector, dns),
      dmarc(domain, dns),
    ]);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "no answer";
    return [
      { what: `Mail of ${domain}`, found: `the name server didn’t answer (${code}), so we don’t know` },
    ];
  }
}

async function replies(domain: string, dns: Dns): Promise<Finding> {
  const servers = await dns.resolveMx(domain).catch(noneOr<{ exchange: string }[]>([]));
  const what = `MX of ${domain}`;
  if (servers.length > 0) return { what, found: servers.map(({ exchange }) => exchange).join(", ") };
  return { what, found: "none", mend: "Replies reach no one: publish the MX record of your mail provider." };
}

async function spf(domain: string, dns: Dns): Promise<Finding> {
  const what = `SPF of ${domain}`;
  const records = await spfRecords(domain, dns);
  const [record] = records;
  if (record === undefined) {
    const mend = `Publish a TXT record for ${domain}: v=spf1 include:YOUR-MAIL-PROVIDER -all`;
    return { what, found: "none", mend };
  }
  if (records.length > 1)
    return {
      what,
      found: `${records.length} records`,
      mend: "Keep only one: with more, mailboxes ignore them all.",
    };
  const lookups = await countLookups(record, dns);
  if (lookups > MOST_LOOKUPS)
    return {
      what,
      found: `${record} (more than ${MOST_LOOKUPS} look-ups)`,
      mend: `Leave out what you don’t send from: above ${MOST_LOOKUPS} look-ups, mailboxes treat it as an error.`,
    };
  const isStrict = /\s[-~]all$|\sredirect=\S+$/i.test(record);
  return {
    what,
    found: record,
    ...(!isStrict && { mend: "End it with -all (or ~all): without that, anyone can send in your name." }),
  };
}

async function spfRecords(domain: string, dns: Dns): Promise<string[]> {
  return (await textsAt(domain, dns)).filter((text) => /^v=spf1( |$)/i.test(text));
}

/** How often a mailbox has to ask for this record, those that it includes counted too. Stops above the most. */
async function countLookups(record: string, dns: Dns): Promise<number> {
  let count = 0;
  const waiting = [record];
  for (let next = waiting.pop(); next !== undefined && count <= MOST_LOOKUPS; next = waiting.pop()) {
    for (const term of next.split(/\s+/).slice(1)) {
      const [, name, value] = /^[-+~?]?(include|a|mx|ptr|exists|redirect)(?:[:=/](.*))?$/i.exec(term) ?? [];
      if (name === undefined) continue;
      count += 1;
      if (value !== undefined && /^(include|redirect)$/i.test(name) && !value.includes("%"))
        waiting.push(...(await spfRecords(value, dns)));
    }
  }
  return count;
}

async function dkim(domain: string, selector: string | undefined, dns: Dns): Promise<Finding> {
  const what = `DKIM of ${domain}`;
  if (selector === undefined) {
    const found =
      "not checked without DKIM_SELECTOR. Send yourself an email, and look for dkim=pass in its source: npm run -s niho -- mail test ADDRESS";
    return { what, found };
  }
  const name = `${selector}._domainkey.${domain}`;
  const keys = (await textsAt(name, dns)).filter((text) => /(^|;)\s*p=[^;\s]/.test(text));
  if (keys.length > 0) return { what, found: `a key at ${name}` };
  const mend = "Publish the TXT record that your mail provider gives you, or set DKIM_SELECTOR to its name.";
  return { what, found: `no key at ${name}`, mend };
}

/** That of the domain, else of the nearest one above it. */
async function dmarc(domain: string, dns: Dns): Promise<Finding> {
  const what = `DMARC of ${domain}`;
  for (let at = domain; at.includes("."); at = at.slice(at.indexOf(".") + 1)) {
    const record = (await textsAt(`_dmarc.${at}`, dns)).find((text) => /^v=DMARC1/i.test(text));
    if (record === undefined) continue;
    const asksForNothing = /;\s*p=none/i.test(record);
    const mend = "Once SPF and DKIM pass, set p=quarantine or p=reject: p=none stops no forged mail.";
    return { what, found: record, ...(asksForNothing && { mend }) };
  }
  const mend = `Publish a TXT record for _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:YOUR-ADDRESS`;
  return { what, found: "none", mend };
}

/** The TXT records of a name, each in one piece. */
async function textsAt(name: string, dns: Dns): Promise<string[]> {
  const records = await dns.resolveTxt(name).catch(noneOr<string[][]>([]));
  return records.map((pieces) => pieces.join(""));
}

/** A name without such records is an answer; a name server that says nothing is none. */
function noneOr<Nothing>(nothing: Nothing): (error: NodeJS.ErrnoException) => Nothing {
  return (error) => {
    if (error.code === "ENODATA" || error.code === "ENOTFOUND") return nothing;
    throw error;
  };
}
