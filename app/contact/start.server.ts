import { cleanLine } from "#domain/clean.ts";
import { findChoice } from "#domain/form-fields.ts";
import { freshForm } from "#kit/forms/form-page.server.ts";
import type { FormState } from "#kit/forms/refusal.ts";
import type { Services } from "#services/services.ts";
import { CATEGORIES, type ContactValues, FIELDS } from "./fields.ts";

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
