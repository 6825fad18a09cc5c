import { STATUS_CODES } from "node:http";

/**
 * What went wrong, for a program (RFC 9457). `title` is what HTTP calls the status, `detail` a sentence that tells
 * what to do instead. `problem(404, "There is no practice 99.").headers.get("Content-Type")` is
 * `application/problem+json`.
 */
export function problem(status: number, detail: string): Response {
  const body = { type: "about:blank", title: STATUS_CODES[status], status, detail };
  return Response.json(body, { status, headers: { "Content-Type": PROBLEM_TYPE } });
}

export const PROBLEM_TYPE = "application/problem+json";
