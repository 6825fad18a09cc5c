import type { Services } from "#services/services.ts";
import type { PostedForm } from "./read.server.ts";
import { type Refusal, refusalStatus } from "./refusal.ts";
import { tooManyWords } from "./wait-words.ts";

/** A form as the contract's `POST /` knows it: its name, its page, and its answer to a program. */
export type FormPost = {
  /** Its `form-name`. */
  name: string;
  /** The page with this form, whose action answers browsers. */
  page: string;
  answerInJson: (request: Request, services: Services, form: PostedForm) => Promise<Response>;
};

/** 201 with the reference, 422 with a sentence per field, 503 with the specification's sentence. */
export function jsonAnswer(
  answer: { ok: true; reference: string } | { ok: false; refusal: Refusal },
  notStored: string,
  /** What else the answer to a form that is taken says. */
  more: Readonly<Record<string, string>> = {},
): Response {
  if (answer.ok) return json({ ok: true, reference: answer.reference, ...more }, 201);
  return json({ ok: false, errors: refusalErrors(answer.refusal, notStored) }, refusalStatus(answer.refusal));
}

/** No cache may keep an answer to a form. */
export function json(body: unknown, status: number): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

/** Field → sentence. */
function refusalErrors(refusal: Refusal, notStored: string): Record<string, string> {
  if (refusal.reason === "problems")
    return Object.fromEntries(refusal.problems.map(({ name, text }) => [name, text]));
  if (refusal.reason === "not-stored") return { form: notStored };
  if (refusal.reason === "too-many") return { form: tooManyWords(refusal.retryAfterSeconds) };
  if (refusal.reason === "looking") return {};
  if (refusal.reason === "doubted") return { form: "Send it once more." };
  return {
    [refusal.cameAs]: "This key was already used with other answers. Use a new key for a new request.",
  };
}
