/**
 * What went wrong, for a program (RFC 9457). `title` is what HTTP calls the status, `detail` a sentence that tells
 * what to do instead. `problem(404, "There is no practice 99.").headers.get("Content-Type")` is
 * `application/problem+json`.
 */
export function problem(status: number, detail: string): Response {
  const body = { type: "about:blank", title: TITLES[status] ?? "Internal Server Error", status, detail };
  return Response.json(body, { status, headers: { "Content-Type": PROBLEM_TYPE } });
}

export const PROBLEM_TYPE = "application/problem+json";

const TITLES: Record<number, string> = {
  404: "Not Found",
  405: "Method Not Allowed",
  414: "URI Too Long",
  500: "Internal Server Error",
  503: "Service Unavailable",
};
