import { type Identity, NEUTRAL_IDENTITY, SAMPLE_IDENTITY } from "./identity.ts";
import { SAMPLE_CONTACTS } from "./site.ts";

/**
 * Who runs this site and holds what people send to it: `SITE_FILE`, or `OPERATOR_NAME` and the other variables of the
 * configuration that begin so, and `PRIVACY_EMAIL`. Without a name the site is a demonstration, and says so wherever it would name who holds what.
 */
export type Operator = {
  name: string | null;
  /** Postal, on one line: `Level 2, 1 Sample Street, Auckland 1010`. */
  address: string | null;
  privacyEmail: string;
  /** The support line; null where none is given: then no page and no mail names one. */
  phone: string | null;
  /** Who answers what, and what mails come from. All may be one address. */
  emails: Readonly<Record<Mailbox, string>>;
  /** What they say of themselves. */
  identity: Identity;
};

export type Mailbox = "support" | "bookings" | "partners" | "media" | "security";

/** As the site is before anything is configured: the specification's, over samples. `operatorOver` says when it holds. */
export const NO_OPERATOR: Operator = {
  name: null,
  address: null,
  privacyEmail: SAMPLE_CONTACTS.privacyEmail,
  phone: SAMPLE_CONTACTS.phone,
  emails: SAMPLE_CONTACTS.emails,
  identity: SAMPLE_IDENTITY,
};

/** Who runs the site, as it is shown: the specification's texts hold over samples alone. */
export function operatorOver(operator: Operator, showsSamples: boolean): Operator {
  if (!operator.identity.isSample || showsSamples) return operator;
  return { ...operator, phone: null, identity: NEUTRAL_IDENTITY };
}

/** Whether it is one of the specification's addresses, which no one reads. */
export function isSampleEmail(email: string): boolean {
  return [SAMPLE_CONTACTS.privacyEmail, ...Object.values<string>(SAMPLE_CONTACTS.emails)].includes(email);
}

/** Whether it is the specification's number, which reaches no one. */
export function isSamplePhone(phone: string): boolean {
  return phone === SAMPLE_CONTACTS.phone;
}

/** `Smile NZ Limited, 1 Sample Street, Auckland 1010`; null without a name. */
export function operatorInFull({ name, address }: Operator): string | null {
  if (name === null) return null;
  return address === null ? name : `${name}, ${address}`;
}

/**
 * Who writes, at the foot of each mail, as the Unsolicited Electronic Messages Act 2007 requires:
 * `Niho is run by Smile NZ Limited, 1 Sample Street, Auckland 1010`
 */
export function usInFull(operator: Operator): string {
  const { name, isSample } = operator.identity;
  const inFull = operatorInFull(operator);
  if (inFull !== null) return inFull.startsWith(name) ? inFull : `${name} is run by ${inFull}`;
  return isSample ? `${name}, ${SAMPLE_CONTACTS.address}, New Zealand (a sample address)` : name;
}

/**
 * Where we are, on a page: the operator or, in the demonstration, the specification's address, which is a sample. Null
 * where no one has said.
 */
export function whereWeAre(operator: Operator): { text: string; isSample: boolean } | null {
  const inFull = operatorInFull(operator);
  if (inFull !== null) return { text: inFull, isSample: false };
  return operator.identity.isSample ? { text: SAMPLE_CONTACTS.address, isSample: true } : null;
}

/**
 * Whether a request would reach no one: a company is named while every practice is made up. It would hold what people
 * write about their health, and no dentist would get it, so neither the form nor a program can send one.
 */
export function isForNobody({ name }: Pick<Operator, "name">, samples: "all" | "some" | "none"): boolean {
  return name !== null && samples === "all";
}

export const FOR_NOBODY_WORDS = "The practices here are made up for now, so no one would get your request";

/** Said instead of a name while there is none. */
export const NO_OPERATOR_WORDS =
  "This is a demo, and no operator is named yet. Please don’t enter real details.";

/** Said in short before the first field of a form: people who read it below the last field have typed by then. */
export const NO_DETAILS_WORDS = "Please don’t enter real details.";
