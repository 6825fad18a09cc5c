import { usInFull } from "#content/operator.ts";
import { emailHtml } from "../forms/email-html.server.ts";
import type { Rendered } from "../forms/messages.server.tsx";
import type { Services } from "../services.ts";
import { RequestEmail, type RequestEmailFacts, requestText } from "./request-email.tsx";

/** Why a practice gets a mail that is about none of its requests. */
export const WHY_PRACTICE =
  "You are getting this because your practice takes appointment requests here, at this address.";

/** What a mail says, but for who writes it, which is the same in all of them. */
export type RequestMail = Omit<RequestEmailFacts, "us">;

export function rendering({ operator }: Pick<Services, "operator">, words: RequestMail): Rendered {
  const mail = { ...words, us: usInFull(operator) };
  return { subject: mail.subject, text: requestText(mail), html: emailHtml(<RequestEmail {...mail} />) };
}
