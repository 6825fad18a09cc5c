import { prefersJson } from "../forms/accept.ts";
import { FORM_NAME_FIELD } from "../forms/names.ts";
import { errorsByField } from "../forms/problems.ts";
import { type PostedForm, readForm, takeField } from "../forms/read.server.ts";
import type { Services } from "../services.ts";
import { FORM_NAME, NOT_STORED } from "./fields.ts";
import { type Refusal, submitBooking } from "./submit.server.ts";

/**
 * The contract's `POST /`: one address for every form, told apart by `form-name`. A program that asks for JSON is
 * answered here; a browser's form is handed to the page that has it, whose action does the same and shows itself.
 * `page` renders an address of the site.
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
  const formName = read.ok ? takeField(read.form, FORM_NAME_FIELD) : "";
  if (!read.ok || formName !== FORM_NAME) {
    return refused(request, read.ok ? { [FORM_NAME_FIELD]: unknownForm() } : { form: read.message });
  }
  if (!prefersJson(request)) return page(copyFor("/book"));
  return answerInJson(request, services, read.form);
}

async function answerInJson(request: Request, services: Services, form: PostedForm): Promise<Response> {
  const answer = await submitBooking(services, request, form);
  if (answer.ok) return json({ ok: true, reference: answer.reference }, 201);
  const status = answer.refusal.reason === "not-stored" ? 503 : 422;
  return json({ ok: false, errors: errorsOf(answer.refusal) }, status);
}

function errorsOf(refusal: Refusal): Record<string, string> {
  if (refusal.reason === "problems") return errorsByField(refusal.problems);
  if (refusal.reason === "not-stored") return { form: NOT_STORED };
  return { [refusal.cameAs]: "This key came before, with other answers. Send a new key with a new request." };
}

function unknownForm(): string {
  return `There is no form of this name here. Send ${FORM_NAME}.`;
}

function refused(request: Request, errors: Record<string, string>): Response {
  if (prefersJson(request)) return json({ ok: false, errors }, 422);
  return new Response(Object.values(errors).join("\n"), {
    status: 422,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

function json(body: unknown, status: number): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}
