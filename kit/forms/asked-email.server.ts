import { normalizeEmail } from "#domain/email.ts";
import { emailMeant } from "#domain/email-meant.ts";
import type { Problem } from "#domain/form-fields.ts";
import { ASKED_EMAIL_FIELD } from "./names.ts";
import { type PostedForm, takeFields } from "./read.server.ts";
import type { Refusal } from "./refusal.ts";

/**
 * What to ask of an address that looks mistyped: all our answers go there, so a slip would be noticed by nobody. It is
 * asked once: the form carries the address that was asked about, and the same one sent again is taken.
 */
export function emailDoubts(form: PostedForm): {
  problems: Problem[];
  /** The address that the form to show with this refusal has asked about; empty without one. */
  askedBy: (refusal: Refusal) => string;
} {
  const { values } = takeFields(form, { email: "line", [ASKED_EMAIL_FIELD]: "line" });
  const { email, [ASKED_EMAIL_FIELD]: asked = "" } = values;
  const isAsked = normalizeEmail(email) === normalizeEmail(asked);
  const meant = isAsked ? undefined : emailMeant(email);
  const problem = { name: "email", text: `Did you mean ${meant}? If ${email} is right, send it again` };
  const isAskedBy = (refusal: Refusal) => refusal.reason === "problems" && refusal.problems.includes(problem);
  return {
    problems: meant === undefined ? [] : [problem],
    askedBy: (refusal) => (isAsked || isAskedBy(refusal) ? email : ""),
  };
}
