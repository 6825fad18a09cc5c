import { type FormPost, jsonAnswer } from "#kit/forms/post.server.ts";
import type { PostedForm } from "#kit/forms/read.server.ts";
import { receive } from "#kit/forms/receive.server.ts";
import type { FormAnswer, FormState } from "#kit/forms/refusal.ts";
import type { Services } from "#services/services.ts";
import { shellFacts } from "#kit/shell/facts.server.ts";
import { contactMessages } from "./contact-emails.server.ts";
import { type ContactValues, FIELDS, FORM_NAME, NOT_STORED, CATEGORIES } from "./fields.ts";
import { checkContact } from "./schema.server.ts";
import { cleanLine } from "#domain/clean.ts";
import { findChoice } from "#domain/form-fields.ts";
import { freshForm } from "#kit/forms/form-page.server.ts";

/** The one thing this area does: read, check, remember and enqueue, give the reference. */
export async function submitContact(
  services: Services,
  request: Request,
  form: PostedForm,
): Promise<FormAnswer<ContactValues>> {
  const { samples } = await shellFacts(services);
  const { answer } = await receive(services, request, form, {
    kind: "contact",
    fields: FIELDS,
    check: checkContact,
    fieldsOf: (message) => message,
    messages: (received, message) => contactMessages(services, { ...received, message, samples }),
  });
  return answer;
}

/** JSON endpoint for the same form. */
export const CONTACT_POST: FormPost = {
  name: FORM_NAME,
  page: "/contact",
  answerInJson: async (request, services, form) =>
    jsonAnswer(await submitContact(services, request, form), NOT_STORED),
};

/**
 * A fresh form. A link may have chosen and begun it: `/contact?category=feedback&subject=Mistake+in+listing+12`.
 * What makes no sense there is ignored.
 */
export function startContact(services: Services, address: string): FormState<ContactValues> {
  const asked = new URL(address).searchParams;
  const subject = cleanLine(asked.get("subject") ?? "");
  return freshForm<ContactValues>(services, address, FIELDS, {
    subject: Array.from(subject).slice(0, FIELDS.subject.most).join(""),
    category: findChoice(CATEGORIES, asked.get("category") ?? "")?.value ?? "",
  });
}
