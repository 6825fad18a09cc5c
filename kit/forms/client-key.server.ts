import type { Keeping } from "#services/services.ts";
import type { Problem } from "#domain/form-fields.ts";
import { SUBMISSION_ID_FIELD } from "./names.ts";
import { type PostedForm, takeField } from "./read.server.ts";

const HEADER = "Idempotency-Key";
const LONGEST_KEY = 255;

/**
 * The idempotency key: a program's header (draft-ietf-httpapi-idempotency-key-header) or a browser form's hidden field.
 * The two have separate name spaces, so guessing a program's key and sending it in a form reveals nothing.
 */
export type ClientKey = { value: string | undefined; cameAs: typeof HEADER | typeof SUBMISSION_ID_FIELD };

/**
 * A header counts before the hidden field. `value` begins with where the key came from, `Idempotency-Key 7f3a`; it is
 * undefined where there is none.
 */
export function readClientKey(
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

/**
 * The id of a form to be shown: the time, 128 random bits, and a MAC over both, so that a form that is sent proves when
 * it was shown.
 */
export function newSubmissionId({ now, randomBytes, keyedHash }: Keeping): string {
  const shown = `${now().getTime().toString(36)}-${Buffer.from(randomBytes(16)).toString("hex")}`;
  return `${shown}-${keySeal(shown, keyedHash)}`;
}

/** When the form with this id was shown; undefined when the MAC does not match. */
export function shownAt({ keyedHash }: Pick<Keeping, "keyedHash">, id: string): Date | undefined {
  const [, shown, time, seal] = /^(([0-9a-z]{1,9})-[0-9a-f]{32})-([0-9a-f]{16})$/.exec(id) ?? [];
  if (!shown || !time || seal !== keySeal(shown, keyedHash)) return undefined;
  return new Date(Number.parseInt(time, 36));
}

function keySeal(shown: string, keyedHash: Keeping["keyedHash"]): string {
  return keyedHash(`form shown ${shown}`).slice(0, 16);
}
