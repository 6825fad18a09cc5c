import { PHONE_FIELD } from "#content/reply-fields.ts";
import { readMobile } from "#domain/texts.ts";
import { type PostedForm, takeField } from "#kit/forms/read.server.ts";
import type { Refusal } from "#kit/forms/refusal.ts";
import type { Services } from "#services/services.ts";
import { stopTextsTo } from "#services/texts/stop.ts";

/** Takes the form of the page. */
export async function receiveStop(
  services: Services,
  _request: Request,
  form: PostedForm,
): Promise<{ ok: true } | { ok: false; phone: string; refusal: Refusal }> {
  const phone = takeField(form, "phone");
  const refuse = (refusal: Refusal) => ({ ok: false, phone, refusal }) as const;
  if (services.post?.rateLimited) return refuse({ reason: "too-many", ...services.post.rateLimited });
  const number = readMobile(phone);
  if (number === undefined) {
    const text = phone === "" ? PHONE_FIELD.missing : "Enter a New Zealand mobile number, like 021 555 0147";
    return refuse({ reason: "problems", problems: [{ name: "phone", text }] });
  }
  try {
    await stopTextsTo(services, number);
    return { ok: true };
  } catch (error) {
    services.log({ event: "form not stored", kind: "texts", error });
    return refuse({ reason: "not-stored" });
  }
}
