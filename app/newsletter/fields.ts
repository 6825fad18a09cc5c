import type { FieldWords } from "../forms/fields.ts";
import { EMAIL_FIELD } from "../forms/reply-fields.ts";

/** The one field of the newsletter: plain data, safe in a browser. */
export const FIELDS = {
  email: EMAIL_FIELD,
} as const satisfies Record<string, FieldWords>;

export const FIELD_NAMES = ["email"] as const;

/** Worded like the specification's three (section 8). */
export const NOT_STORED = "There was an error signing you up. Please try again.";
