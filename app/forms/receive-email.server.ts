import { z } from "zod";
import type { Services } from "../services.ts";
import { emailDoubts } from "./asked-email.server.ts";
import { check, emailAddress } from "./check.server.ts";
import type { FieldWords } from "./fields.ts";
import { BOT_FIELD } from "./names.ts";
import { inOrderOfForm } from "./problems.ts";
import { isFilled, type PostedForm, takeFields } from "./read.server.ts";
import type { Refusal } from "./refusal.ts";

/** Refused, nothing was stored: the form is shown again as it was. */
export type EmailAnswer = { ok: true } | { ok: false; email: string; askedEmail: string; refusal: Refusal };

/** Handles a form whose one field is an email address: reads and checks it, and hands the address to `take`. */
export async function receiveEmail(
  services: Services,
  form: PostedForm,
  { kind, field, take }: { kind: string; field: FieldWords; take: (email: string) => Promise<void> | void },
): Promise<EmailAnswer> {
  if (isFilled(form, BOT_FIELD)) return { ok: true };
  const { values, problems: misread } = takeFields(form, { email: "line" });
  const doubts = emailDoubts(form);
  const refuse = (refusal: Refusal) => {
    const askedEmail = doubts.askedBy(refusal);
    return { ok: false, email: values.email, askedEmail, refusal } as const;
  };
  if (services.rateLimited) return refuse({ reason: "too-many", ...services.rateLimited });
  const checked = check(z.object({ email: emailAddress(field) }), values, ["email"]);
  const problems = [...misread, ...(checked.ok ? [] : checked.problems), ...doubts.problems];
  if (!checked.ok || problems.length > 0)
    return refuse({ reason: "problems", problems: inOrderOfForm(problems, ["email"]) });
  try {
    await take(checked.content.email);
    return { ok: true };
  } catch (error) {
    services.log({ event: "form not stored", kind, error });
    return refuse({ reason: "not-stored" });
  }
}
