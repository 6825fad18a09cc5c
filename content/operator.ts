import { SITE } from "./site.ts";

/**
 * Who runs this site and holds what people send to it: `OPERATOR_NAME`, `OPERATOR_ADDRESS` and `PRIVACY_EMAIL` of the
 * configuration. Without a name the site is a demonstration, and says so wherever it would name who holds what.
 */
export type Operator = {
  name: string | null;
  /** Postal, on one line: `Level 2, 1 Sample Street, Auckland 1010`. */
  address: string | null;
  privacyEmail: string;
};

/** As the site is before anything is configured. */
export const NO_OPERATOR: Operator = { name: null, address: null, privacyEmail: SITE.emails.privacy };

/** `Smile NZ Limited, 1 Sample Street, Auckland 1010`; null without a name. */
export function operatorInFull({ name, address }: Operator): string | null {
  if (name === null) return null;
  return address === null ? name : `${name}, ${address}`;
}

/** Said instead of a name while there is none. */
export const NO_OPERATOR_WORDS =
  "This site is a demonstration, and no operator is named yet: please give no real details.";
