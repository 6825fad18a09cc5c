import { telHref } from "#domain/phone.ts";
import type { Practice } from "#domain/practice.ts";
import type { TreatmentSlug } from "#domain/treatments.ts";
import { bookHref } from "../links.ts";
import type { Services } from "../services.ts";

export type Routing = Services["routing"];

type Asked = Pick<Practice, "id" | "name" | "phone" | "email" | "isSample">;

/** Where the button of a practice leads: to the form, or to the phone where `phone` is set. */
export type Ask = { href: string; phone: string | null };

/**
 * Whether a request could not reach a practice: it has no e-mail address, and none of our people passes requests on. It
 * then says to call wherever others say to book. A sample shows how booking works.
 */
export function isAskedByPhone(
  { email, isSample }: Pick<Practice, "email" | "isSample">,
  routing: Routing,
): boolean {
  return email === "" && !isSample && routing === "direct";
}

/** How a visitor asks a practice for an appointment; null where neither a request nor a call can reach it. */
export function askOf(practice: Asked, routing: Routing, service?: TreatmentSlug | null): Ask | null {
  return askAt(practice.id, isAskedByPhone(practice, routing) ? practice.phone : undefined, service);
}

/** The same by its id, and by the number to call where no request can reach it. */
export function askAt(id: number, call: string | undefined, service?: TreatmentSlug | null): Ask | null {
  if (call === undefined) return { href: bookHref({ practice: id, service }), phone: null };
  return call === "" ? null : { href: telHref(call), phone: call };
}
