import { telHref } from "#domain/tel-href.ts";
import type { Practice } from "#domain/practices/practice.ts";
import type { TreatmentSlug } from "#domain/practices/treatments.ts";
import { bookHref } from "./links.ts";

/** `direct`: requests go to a practice without a person in between. `desk`: our own people send each one on. */
export type Routing = "direct" | "desk";

type Asked = Pick<Practice, "id" | "name" | "phone" | "email" | "hasJoined" | "isSample">;

/** Where the button of a practice leads: to the form, or to the phone where `phone` is set. */
export type Ask = { href: string; phone: string | null };

type Reached = Pick<Practice, "email" | "hasJoined" | "isSample">;

/** Whether a practice gets requests by itself: it has joined, and has an email address. A sample shows how that works. */
export function takesRequests({ email, hasJoined, isSample }: Reached): boolean {
  return isSample || (hasJoined && email !== "");
}

/**
 * Whether no request reaches a practice: it takes none by itself, and our people, where they pass requests on, have no
 * address to send one to. It then says to call wherever others say to book.
 */
export function isAskedByPhone(practice: Reached, routing: Routing): boolean {
  return !takesRequests(practice) && (routing === "direct" || practice.email === "");
}

/** How a visitor asks a practice for an appointment; null where neither a request nor a call can reach it. */
export function askingLink(practice: Asked, routing: Routing, service?: TreatmentSlug | null): Ask | null {
  return askAt(practice.id, isAskedByPhone(practice, routing) ? practice.phone : undefined, service);
}

/** Says it by the practice's id, and by the number to call where no request can reach it. */
export function askAt(id: number, call: string | undefined, service?: TreatmentSlug | null): Ask | null {
  if (call === undefined) return { href: bookHref({ practice: id, service }), phone: null };
  return call === "" ? null : { href: telHref(call), phone: call };
}
