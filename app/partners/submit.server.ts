import { type FormPost, jsonAnswer } from "#kit/forms/post.server.ts";
import type { PostedForm } from "#kit/forms/read.server.ts";
import { receive } from "#kit/forms/receive.server.ts";
import type { FormAnswer, FormState } from "#kit/forms/refusal.ts";
import type { Services } from "#services/services.ts";
import { shellFacts } from "#kit/shell/facts.server.ts";
import { partnerMessages } from "./application-emails.server.ts";
import { FIELDS, FORM_NAME, NOT_STORED, type PartnerValues } from "#content/partner-fields.ts";
import { checkPartner, type PartnerApplication } from "./schema.server.ts";
import { findPlace } from "#content/places.ts";
import { freshForm } from "#kit/forms/form-page.server.ts";

/** The one thing this area does: read, check, remember and enqueue, give the reference. */
export async function submitPartner(
  services: Services,
  request: Request,
  form: PostedForm,
): Promise<FormAnswer<PartnerValues>> {
  const { samples } = await shellFacts(services);
  const { answer } = await receive(services, request, form, {
    kind: "partner",
    fields: FIELDS,
    check: checkPartner,
    fieldsOf,
    messages: (received, application) => partnerMessages(services, { ...received, application, samples }),
  });
  return answer;
}

/** JSON endpoint for the same form. */
export const PARTNER_POST: FormPost = {
  name: FORM_NAME,
  page: "/partner-with-us",
  answerInJson: async (request, services, form) =>
    jsonAnswer(await submitPartner(services, request, form), NOT_STORED),
};

/** What is kept: the contract's fields as the specification writes their values, and ours. */
function fieldsOf({ phone, ...application }: PartnerApplication) {
  return { ...application, phone: phone.typed, phoneE164: phone.e164 };
}

/** A fresh form. A page about a place may have chosen it: `/partner-with-us?city=whangarei`. */
export function startPartner(services: Services, address: string): FormState<PartnerValues> {
  const city = new URL(address).searchParams.get("city") ?? "";
  return freshForm<PartnerValues>(services, address, FIELDS, {
    city: findPlace(city)?.name ?? "",
    services: [],
  });
}
