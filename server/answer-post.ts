import { BOOKING_POST } from "#app/booking/post.server.ts";
import { CONTACT_POST } from "#app/contact/post.server.ts";
import { prefersJson } from "#app/forms/accept.ts";
import { FORM_NAME_FIELD } from "#app/forms/names.ts";
import { type FormPost, json } from "#app/forms/post.server.ts";
import { readForm, takeField } from "#app/forms/read.server.ts";
import { PARTNER_POST } from "#app/partners/post.server.ts";
import type { Services } from "#app/services.ts";

/** A map, so that a form called `__proto__` is none. */
const POSTS: ReadonlyMap<string, FormPost> = new Map(
  [BOOKING_POST, CONTACT_POST, PARTNER_POST].map((post) => [post.name, post]),
);

/**
 * The contract's `POST /`: one address for every form, told apart by `form-name`. A program that asks for JSON is
 * answered by the form's area; a browser's form is handed to the page that has it, whose action does the same and
 * shows itself. `page` renders an address of the site.
 */
export async function answerPost(
  request: Request,
  services: Services,
  page: (request: Request) => Promise<Response>,
): Promise<Response> {
  const body = await request.text();
  const { method, headers } = request;
  const copyFor = (address: string) => new Request(new URL(address, request.url), { method, headers, body });
  const read = await readForm(copyFor("/"));
  if (!read.ok) return refused(request, { form: read.message });
  const post = POSTS.get(takeField(read.form, FORM_NAME_FIELD));
  if (!post) return refused(request, { [FORM_NAME_FIELD]: UNKNOWN_FORM });
  return prefersJson(request) ? post.answerInJson(request, services, read.form) : page(copyFor(post.page));
}

const UNKNOWN_FORM = "There is no form of this name here. Send booking, contact or partner.";

function refused(request: Request, errors: Record<string, string>): Response {
  if (prefersJson(request)) return json({ ok: false, errors }, 422);
  return new Response(Object.values(errors).join("\n"), {
    status: 422,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
