import { SITE } from "./site.ts";

/**
 * Who runs this site and holds what people send to it: `OPERATOR_NAME` and the other variables of the configuration
 * that begin so, and `PRIVACY_EMAIL`. Without a name the site is a demonstration, and says so wherever it would name who holds what.
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
};

export type Mailbox = "support" | "bookings" | "partners" | "media" | "security";

/** As the site is before anything is configured. */
export const NO_OPERATOR: Operator = {
  name: null,
  address: null,
  privacyEmail: SITE.emails.privacy,
  phone: SITE.phones.support,
  emails: SITE.emails,
};

/** Whether it is one of the specification's addresses, which no one reads. */
export function isSampleEmail(email: string): boolean {
  return Object.values<string>(SITE.emails).includes(email);
}

/** Whether it is the specification's number, which reaches no one. */
export function isSamplePhone(phone: string): boolean {
  return phone === SITE.phones.support;
}

/** `Smile NZ Limited, 1 Sample Street, Auckland 1010`; null without a name. */
export function operatorInFull({ name, address }: Operator): string | null {
  if (name === null) return null;
  return address === null ? name : `${name}, ${address}`;
}

/** The specification's address, which is no one's. */
const { street, suburb, city, postcode, country } = SITE.address;
const SAMPLE_ADDRESS = `${street}, ${suburb}, ${city} ${postcode}`;

/**
 * Who writes, at the foot of each mail, as the Unsolicited Electronic Messages Act 2007 requires:
 * `Niho is run by Smile NZ Limited, 1 Sample Street, Auckland 1010`
 */
export function usInFull(operator: Operator): string {
  const inFull = operatorInFull(operator);
  return inFull === null
    ? `${SITE.name}, ${SAMPLE_ADDRESS}, ${country} (a sample address)`
    : `${SITE.name} is run by ${inFull}`;
}

/** Where we are, on a page: the operator or, while none is named, the specification's address, which is a sample. */
export function whereWeAre(operator: Operator): { text: string; isSample: boolean } {
  const inFull = operatorInFull(operator);
  return inFull === null ? { text: SAMPLE_ADDRESS, isSample: true } : { text: inFull, isSample: false };
}

/** Said instead of a name while there is none. */
export const NO_OPERATOR_WORDS =
  "This site is a demonstration, and no operator is named yet: please give no real details.";

/** The same in short, before the first field of a form: who reads it below the last one has typed by then. */
export const NO_DETAILS_WORDS = "No operator yet: please give no real details.";
