import type { Problem } from "../ui/form/error-summary.tsx";
import type { ClientKey } from "./client-key.server.ts";
import type { Tracking } from "./tracking.ts";

/** Why a form was not sent. */
export type Refusal =
  | { reason: "problems"; problems: readonly Problem[] }
  /** The same form was sent before with other answers; those were kept under this reference. */
  | { reason: "key-reused"; reference: string; cameAs: ClientKey["cameAs"] }
  /** More forms came from the visitor's address than we take. */
  | { reason: "too-many"; retryAfterSeconds: number }
  | { reason: "not-stored" };

/** The status of the page that shows it. */
export function statusOf({ reason }: Refusal): 422 | 429 | 503 {
  if (reason === "not-stored") return 503;
  return reason === "too-many" ? 429 : 422;
}

/** All that it takes to show a form: fresh, or as it was when it was refused. */
export type FormState<Values> = {
  values: Values;
  tracking: Tracking;
  /** For the next attempt. */
  submissionId: string;
  refusal: Refusal | null;
};

/** Nothing was sent, and this is all that it takes to show the form again as it was. */
export type RefusedForm<Values> = FormState<Values> & { ok: false; refusal: Refusal };

export type FormAnswer<Values> = { ok: true; reference: string } | RefusedForm<Values>;
