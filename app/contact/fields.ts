import type { Mailbox } from "#content/operator.ts";
import type { ReplyKind } from "#content/identity.ts";
import { MESSAGE_DESKS } from "#content/support.ts";
import { EMAIL_FIELD } from "#content/reply-fields.ts";
import type { Choice, FormField } from "#domain/form-fields.ts";

export type Category = Choice & {
  /** How soon it is answered. */
  reply: ReplyKind;
  /** Which mailbox it goes to. */
  to: Mailbox;
};

/** The specification's seven (section 5). */
export const CATEGORIES = [
  { value: "booking", label: "Booking Support", spellings: ["bookings"], ...MESSAGE_DESKS.booking },
  {
    value: "technical",
    label: "Technical Issues",
    spellings: ["technical issue"],
    ...MESSAGE_DESKS.technical,
  },
  {
    value: "partnership",
    label: "Partnership Inquiry",
    spellings: ["partnership enquiry"],
    ...MESSAGE_DESKS.partnership,
  },
  { value: "feedback", label: "Feedback", ...MESSAGE_DESKS.feedback },
  { value: "complaint", label: "Complaint", ...MESSAGE_DESKS.complaint },
  { value: "general", label: "General Question", ...MESSAGE_DESKS.general },
  { value: "media", label: "Media/Press", spellings: ["press"], ...MESSAGE_DESKS.media },
] as const satisfies readonly Category[];

/** The fields of a message to us in the order of the page: plain data, safe in a browser. */
export const FIELDS = {
  name: { label: "Full name", most: 200, missing: "Enter your full name", same: "folded" },
  email: { ...EMAIL_FIELD, hint: "We’ll reply to this address." },
  subject: {
    label: "Subject",
    hint: "A few words will do.",
    most: 200,
    missing: "Enter a subject",
    same: "folded",
  },
  category: {
    label: "Category",
    hint: "This gets it to the right person.",
    most: 100,
    missing: "Choose a category",
    wrong: "Choose a category from the list",
    choices: CATEGORIES,
  },
  message: {
    label: "Message",
    hint: "If it’s about a request, give its reference. Leave out anything about your health that we don’t need to know.",
    most: 5_000,
    missing: "Enter your message",
    shape: "text",
  },
} as const satisfies Record<string, FormField>;

export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** What a visitor typed or chose, as it is sent. */
export type ContactValues = Record<FieldName, string>;

/** The form's name in the contract. */
export const FORM_NAME = "contact";

/** What the specification says when sending failed (section 8). */
export const NOT_STORED = "There was an error sending your message. Please try again.";
