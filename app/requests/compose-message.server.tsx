import { SITE } from "#content/site.ts";
import type { Message } from "#mail/message.ts";
import { emailHtml } from "../forms/email-html.server.ts";
import { messageIdOf } from "../forms/messages.server.tsx";
import type { Services } from "../services.ts";
import { RequestEmail, type RequestEmailFacts, requestText } from "./request-email.tsx";

/** Why a practice gets a mail that is about none of its requests. */
export const WHY_PRACTICE =
  "You are getting this because your practice takes appointment requests here, at this address.";

type Rendered = Pick<Message, "subject" | "text" | "html">;

export function rendering(mail: RequestEmailFacts): Rendered {
  return { subject: mail.subject, text: requestText(mail), html: emailHtml(<RequestEmail {...mail} />) };
}

/**
 * A message from us. `about` is a reference, or `listing 10001`; `which` tells it from the others about that; answers come
 * to `mailbox`.
 */
export function fromUs(
  services: Pick<Services, "keyedHash" | "publicUrl">,
  { about, which, email, mailbox }: { about: string; which: string; email: string; mailbox: string },
  rendered: Rendered,
): Message {
  const us = { name: SITE.name, email: mailbox };
  const messageId = messageIdOf(services, about, which);
  return { messageId, from: us, to: { name: "", email }, replyTo: us, ...rendered };
}
