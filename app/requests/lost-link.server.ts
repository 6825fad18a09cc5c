import type { FormField } from "#domain/form-fields.ts";
import type { PostedForm } from "#kit/forms/read.server.ts";
import { type EmailAnswer, receiveEmail } from "#kit/forms/receive-email.server.ts";
import { askForLinks } from "#services/requests/lost-links.ts";
import type { Services } from "#services/services.ts";

/** Reads the form in which an address asks for its links. */
export function receiveLostLink(
  services: Services,
  form: PostedForm,
  field: FormField,
): Promise<EmailAnswer> {
  const take = (email: string) => askForLinks(services, email);
  return receiveEmail(services, form, { kind: "lost-link", field, take });
}
