import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { API_PATH } from "#content/links.ts";
import { problem, PROBLEM_TYPE } from "#kit/api/problem.server.ts";

/** The addresses of the API, as Hono matches them. */
export const API_ADDRESSES = `${API_PATH}/*`;

const METHODS = ["GET", "HEAD", "OPTIONS"];
/** Seconds for which a browser caches the answer to a preflight. */
const PREFLIGHT_MAX_AGE = 86_400;

/** Answers a CORS preflight: any website may read the API. */
export function preflight(): MiddlewareHandler {
  return cors({ origin: "*", allowMethods: METHODS, exposeHeaders: ["ETag"], maxAge: PREFLIGHT_MAX_AGE });
}

/**
 * An API response as programs get it: with CORS headers, and an error as a problem of RFC 9457, also where a page or the
 * stack made it. Other responses pass through.
 */
export function asApiResponse(path: string, response: Response): Response {
  if (path !== API_PATH && !path.startsWith(`${API_PATH}/`)) return response;
  const { status, headers } = response;
  const isPlainError = status >= 400 && headers.get("Content-Type") !== PROBLEM_TYPE;
  const answer = isPlainError ? problem(status, DETAILS[status] ?? SORRY) : response;
  if (isPlainError) {
    for (const name of CARRIED_OVER) if (headers.has(name)) answer.headers.set(name, headers.get(name)!);
    if (status === 405) answer.headers.set("Allow", METHODS.join(", "));
  }
  for (const [name, value] of HEADERS) answer.headers.set(name, value);
  return answer;
}

/** Headers of an error that hold for its problem too. */
const CARRIED_OVER = ["Cache-Control", "Retry-After"];

const HEADERS = [
  ["Access-Control-Allow-Origin", "*"],
  ["Access-Control-Expose-Headers", "ETag"],
  // Pages of other sites may use the answers: that is what they are for.
  ["Cross-Origin-Resource-Policy", "cross-origin"],
  // The pages are for search engines; the same as data would only compete with them.
  ["X-Robots-Tag", "noindex"],
] as const;

const DETAILS: Readonly<Record<number, string>> = {
  404: `There is nothing at this address. ${API_PATH}/openapi.json describes those there are.`,
  405: "The directory can only be read here: ask with GET or HEAD.",
  414: "The address is longer than any that asks for something.",
  503: "The directory can’t answer just now. Please ask again in a few seconds.",
};
const SORRY = "Something went wrong on our side. Please try again.";
