import type { Problem } from "#domain/form-fields.ts";

/**
 * What a post has come to, where it did not move anything: the page is shown again with it. Without a problem it was a press
 * beside a form, whose values stay.
 */
export type Posted = {
  /** The form that was posted, by its `do`. */
  form: string;
  /** Values by the contract's names, as typed. */
  values: Readonly<Record<string, string>>;
  problems: readonly Problem[];
  /** What happened in between, when the form was shown with an older version: `Harbour Steps Dental confirmed …`. */
  conflict: string | null;
  /** Nothing could be stored just now. */
  isUnavailable: boolean;
  /** It was changed too often, which the problem says. */
  isTooOften: boolean;
  /** The visitor has posted too often, and may post again after so many seconds. */
  retryAfterSeconds: number | null;
};

/** 429 for one post or change too many, 503 where nothing can be stored, 409 for a conflict, 422 for a mistake; else 200. */
export function statusOfPosted(posted: Posted | null): number {
  if (!posted) return 200;
  if (posted.retryAfterSeconds !== null) return 429;
  if (posted.isUnavailable) return 503;
  if (posted.isTooOften) return 429;
  if (posted.conflict !== null) return 409;
  return posted.problems.length === 0 ? 200 : 422;
}
