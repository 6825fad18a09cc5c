import { z } from "zod";
import { check, type Checked, chosen, emailAddress, text } from "#kit/forms/check.server.ts";
import { CATEGORIES, type ContactValues, FIELD_NAMES, FIELDS } from "./fields.ts";

const contactSchema = z.object({
  name: text(FIELDS.name),
  email: emailAddress(FIELDS.email),
  subject: text(FIELDS.subject),
  category: chosen(FIELDS.category, CATEGORIES),
  message: text(FIELDS.message),
});

/** A message that holds to every rule. */
export type ContactMessage = z.infer<typeof contactSchema>;

/** Holds what a visitor sent against the rules of the specification's section 5. */
export function checkContact(values: ContactValues): Checked<ContactMessage> {
  return check(contactSchema, values, FIELD_NAMES);
}
