import type { Problem } from "../ui/form/error-summary.tsx";
import { SUBMISSION_ID_FIELD } from "./names.ts";
import { type PostedForm, takeField } from "./read.server.ts";

const HEADER = "Idempotency-Key";
const LONGEST_KEY = 255;

/**
 * What makes repeats of one sending one: the header of a program, or else the hidden field of a browser's form.
 * The two never meet: who guesses a program's simple key learns nothing by sending it in a form.
 */
export type ClientKey = { value: string | undefined; cameAs: typeof HEADER | typeof SUBMISSION_ID_FIELD };

export function clientKeyOf(
  request: Request,
  form: PostedForm,
): { ok: true; key: ClientKey } | { ok: false; problem: Problem } {
  const header = request.headers.get(HEADER)?.trim() ?? "";
  const cameAs = header === "" ? SUBMISSION_ID_FIELD : HEADER;
  const value = header === "" ? takeField(form, SUBMISSION_ID_FIELD) : header;
  if (value.length > LONGEST_KEY) {
    const text = `The ${cameAs} must be ${LONGEST_KEY} characters or fewer`;
    return { ok: false, problem: { name: cameAs, text } };
  }
  return { ok: true, key: { value: value === "" ? undefined : `${cameAs} ${value}`, cameAs } };
}

/** For a form that is about to be shown. */
export function newSubmissionId(randomBytes: (count: number) => Uint8Array): string {
  return Buffer.from(randomBytes(16)).toString("hex");
}
