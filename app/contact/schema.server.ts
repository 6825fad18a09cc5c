import { z } from "zod";
import { check, type Checked, emailAddress, rulesOf } from "#kit/forms/check.server.ts";
import { type ContactValues, FIELD_NAMES, FIELDS } from "./fields.ts";

/** The rules that the fields declare, and those that are more than a text or a choice. */
const contactSchema = z.object({ ...rulesOf(FIELDS), email: emailAddress(FIELDS.email) });

/** A message that holds to every rule. */
export type ContactMessage = z.infer<typeof contactSchema>;

/** Holds what a visitor sent against the rules of the specification's section 5. */
export function checkContact(values: ContactValues): Checked<ContactMessage> {
  return check(contactSchema, values, FIELD_NAMES);
}
