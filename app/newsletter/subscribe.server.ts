import { SUBSCRIBE_PAGES, type SubscribePage } from "#content/newsletter.ts";
import { EMAIL_FIELD } from "#content/reply-fields.ts";
import { type PostedForm, takeFields } from "#kit/forms/read.server.ts";
import { receiveEmail } from "#kit/forms/receive-email.server.ts";
import { TRACKING_FIELDS, trackingOfForm } from "#kit/forms/tracking.ts";
import { askToConfirm } from "#services/newsletter/subscribe.ts";
import type { Services } from "#services/services.ts";

/**
 * Checks an address and sends it a mail. The answer is the same whether the address is new, unconfirmed, subscribed or
 * has refused mail; only its owner learns that, by mail. A refusal says on which page the form is.
 */
export async function subscribe(services: Services, form: PostedForm) {
  const page = subscribePage(form, services.publicUrl);
  const answer = await receiveEmail(services, form, {
    kind: "newsletter",
    field: EMAIL_FIELD,
    take: (email) => askToConfirm(services, email, page),
  });
  return answer.ok ? answer : { ...answer, page };
}

/** The page with the form; the newsletter's own if the form names none. */
function subscribePage(form: PostedForm, publicUrl: string): SubscribePage {
  const { page_url: address } = trackingOfForm(takeFields(form, TRACKING_FIELDS).values, publicUrl);
  const path = address === "" ? "" : new URL(address).pathname;
  return SUBSCRIBE_PAGES.find((page) => page === path) ?? SUBSCRIBE_PAGES[0];
}
