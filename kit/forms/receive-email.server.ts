import { z } from "zod";
import type { Services } from "#services/services.ts";
import { emailDoubts } from "./asked-email.server.ts";
import { check, emailAddress } from "./check.server.ts";
import type { FormField } from "#domain/form-fields.ts";
import { doubtAbout } from "./doubt.server.ts";
import { inOrderOfForm } from "./problems.ts";
import { type PostedForm, takeFields } from "./read.server.ts";
import type { Asked, Refusal } from "./refusal.ts";

/** Refused, nothing was stored: the form is shown again as it was. */
export type EmailAnswer = { ok: true } | ({ ok: false; email: string; refusal: Refusal } & Asked);

/** Handles a form whose one field is an email address: reads and checks it, and hands the address to `take`. */
export async function receiveEmail(
  services: Services,
  form: PostedForm,
  { kind, field, take }: { kind: string; field: FormField; take: (email: string) => Promise<void> | void },
): Promise<EmailAnswer> {
  const { values, problems: misread } = takeFields(form, { email: "line" });
  const doubts = emailDoubts(form);
  const doubt = doubtAbout(form, services, kind);
  const refuse = (refusal: Refusal) => {
    if (doubt.isToBeAskedAgain) doubt.note("asked");
    const asked = { askedEmail: doubts.askedBy(refusal), askedAgain: doubt.isDoubtful };
    return { ok: false, email: values.email, refusal, ...asked } as const;
  };
  if (services.post?.rateLimited) return refuse({ reason: "too-many", ...services.post.rateLimited });
  const checked = check(z.object({ email: emailAddress(field) }), values, ["email"]);
  const problems = [...misread, ...(checked.ok ? [] : checked.problems), ...doubts.problems];
  if (!checked.ok || problems.length > 0)
    return refuse({ reason: "problems", problems: inOrderOfForm(problems, ["email"]) });
  if (doubt.isToBeAskedAgain) return refuse({ reason: "doubted" });
  try {
    await take(checked.content.email);
    if (doubt.isDoubtful) doubt.note("kept");
    return { ok: true };
  } catch (error) {
    services.log({ event: "form not stored", kind, error });
    return refuse({ reason: "not-stored" });
  }
}
