import type { Problem } from "#domain/form-fields.ts";
import type { ClientKey } from "./client-key.server.ts";
import type { Tracking } from "./tracking.ts";

/** Why a form was not sent. */
export type Refusal =
  /** `isConflict`: nothing was wrong when it was shown; someone was quicker. */
  | { reason: "problems"; problems: readonly Problem[]; isConflict?: boolean }
  /** Not sent at all: the visitor looks at something else of the form first, for example at later days. */
  | { reason: "looking" }
  /** The idempotency key was used before with other answers, which are stored under this reference. */
  | { reason: "key-reused"; reference: string; cameAs: ClientKey["cameAs"] }
  /** The rate limit for the visitor's address was exceeded. */
  | { reason: "too-many"; retryAfterSeconds: number }
  /** The honeypot was filled in, and the visitor is asked to press the button once more. */
  | { reason: "doubted" }
  | { reason: "not-stored" };

/** HTTP status of the answer. */
export function refusalStatus(refusal: Refusal): 200 | 409 | 422 | 429 | 503 {
  const { reason } = refusal;
  if (reason === "not-stored") return 503;
  if (reason === "looking") return 200;
  if (reason === "problems" && refusal.isConflict) return 409;
  return reason === "too-many" ? 429 : 422;
}

/** What the visitor has been asked about the form that is shown again. */
export type Asked = {
  /** The address that looks mistyped; empty without one. */
  askedEmail: string;
  /** To send it once more, because its honeypot was filled in. */
  askedAgain: boolean;
};

/** What a form needs to be shown, empty or as it was refused. */
export type FormState<Values> = Asked & {
  values: Values;
  tracking: Tracking;
  /** For the next attempt: new for every form shown, so that sending it twice makes one submission. */
  submissionId: string;
  refusal: Refusal | null;
};

/** Nothing was stored; the form is shown again as it was. */
export type RefusedForm<Values> = FormState<Values> & { ok: false; refusal: Refusal };

export type FormAnswer<Values> = { ok: true; reference: string; isMailed: boolean } | RefusedForm<Values>;
