import { NEUTRAL_IDENTITY } from "#content/identity.ts";
import { isSampleEmail, NO_OPERATOR, type Operator } from "#content/operator.ts";
import { type DeskMember, readWho } from "#domain/desk-member.ts";
import { readEmail } from "#domain/email.ts";
import { readPhone } from "#domain/phone.ts";
import { readSiteFile, type SiteFile, SiteFileProblem } from "./site-file.ts";
import { ConfigProblem, readAddress, type Value } from "./variables.ts";

export function readSite(path: string | undefined): SiteFile | null {
  if (path === undefined) return null;
  try {
    return readSiteFile(path);
  } catch (error) {
    if (!(error instanceof SiteFileProblem)) throw error;
    const [before, after] = error.message.startsWith(":")
      ? [path, error.message]
      : [path, ` ${error.message}`];
    throw new ConfigProblem("SITE_FILE", `${before}${after}.`);
  }
}

/**
 * The file wins over the variables, which still work. A missing address is replaced by the one that was given; without
 * any, by the specification's sample.
 */
export function readOperator(value: Value, file: SiteFile | null): Operator {
  const name = file?.company ?? value("OPERATOR_NAME") ?? null;
  const { email: general, emails: own, identity } = file ?? { emails: {} };
  const stated = readAddress("PRIVACY_EMAIL", value("PRIVACY_EMAIL"), general ?? NO_OPERATOR.privacyEmail);
  const privacyEmail = file?.privacyEmail ?? stated;
  const email = general ?? readAddress("OPERATOR_EMAIL", value("OPERATOR_EMAIL"), privacyEmail);
  const all = { support: email, bookings: email, partners: email, media: email, security: email };
  const emails = { ...(isSampleEmail(email) ? NO_OPERATOR.emails : all), ...own };
  const isSample = name === null && file === null;
  return {
    name,
    address: file?.address ?? value("OPERATOR_ADDRESS") ?? null,
    privacyEmail,
    phone: file?.phone ?? readSupportPhone(value("OPERATOR_PHONE")) ?? (isSample ? NO_OPERATOR.phone : null),
    emails,
    identity: identity ?? (isSample ? NO_OPERATOR.identity : NEUTRAL_IDENTITY),
  };
}

/** Variables that say something else than the file, which then holds: `OPERATOR_NAME` */
export function contradicting(value: Value, file: SiteFile | null): string[] {
  const phone = readSupportPhone(value("OPERATOR_PHONE"));
  const said: readonly [string, string | undefined, string | undefined][] = [
    ["OPERATOR_NAME", value("OPERATOR_NAME"), file?.company],
    ["OPERATOR_ADDRESS", value("OPERATOR_ADDRESS"), file?.address],
    ["OPERATOR_PHONE", phone, file?.phone],
    ["OPERATOR_EMAIL", value("OPERATOR_EMAIL"), file?.email],
    ["PRIVACY_EMAIL", value("PRIVACY_EMAIL"), file?.privacyEmail ?? file?.email],
  ];
  return said
    .filter(([, variable, stated]) => variable !== undefined && stated !== undefined && variable !== stated)
    .map(([name]) => name);
}

/** `Aroha <aroha@niho.example>, mere@niho.example`: the name is what the audit says. */
export function readMembers(text = ""): readonly DeskMember[] {
  const entries = text.split(",").map((part) => part.trim());
  const members = entries.filter(Boolean).map((entry) => {
    const [, named, bracketed] = /^(.*?)\s*<([^<>]*)>$/.exec(entry) ?? [];
    const email = readEmail(bracketed ?? entry);
    const who = readWho(named ?? email?.split("@")[0] ?? "");
    if (email !== undefined && who !== undefined) return { who, email };
    throw new ConfigProblem(
      "DESK_EMAILS",
      "must be names and addresses with commas between, like Aroha <aroha@niho.example>, Mere <mere@niho.example>.",
    );
  });
  const isUnique = (values: readonly string[]) => new Set(values).size === values.length;
  if (isUnique(members.map(({ who }) => who)) && isUnique(members.map(({ email }) => email))) return members;
  throw new ConfigProblem("DESK_EMAILS", "names someone twice: each person needs a name of their own.");
}

function readSupportPhone(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const phone = readPhone(text);
  if (!phone) throw new ConfigProblem("OPERATOR_PHONE", "must be a phone number, like 09 555 1234.");
  return phone.display;
}
