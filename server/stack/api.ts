import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { API_PATH } from "#app/api/address.ts";
import { problem, PROBLEM_TYPE } from "#app/api/problem.ts";

/** Where all of this holds. */
export const API_ADDRESSES = `${API_PATH}/*`;

/**
 * What surrounds the directory's interface for programs: any website may read it, with nothing of a visitor's, and
 * whatever goes wrong is said in the form that programs read (RFC 9457), also by who does not know of them.
 */
export function openToPrograms(): MiddlewareHandler[] {
  return [
    cors({ origin: "*", allowMethods: METHODS, exposeHeaders: ["ETag"], maxAge: A_DAY }),
    async (c, next) => {
      await next();
      if (c.res.status >= 400 && c.res.headers.get("Content-Type") !== PROBLEM_TYPE) {
        const { status, headers } = c.res;
        const instead = problem(status, DETAILS[status] ?? SORRY);
        for (const name of KEPT) if (headers.has(name)) instead.headers.set(name, headers.get(name)!);
        if (status === 405) instead.headers.set("Allow", METHODS.join(", "));
        // Else Hono gives the new answer the headers of the old one, its length among them.
        c.res = undefined;
        c.res = instead;
      }
      for (const [name, value] of HEADERS) c.res.headers.set(name, value);
    },
  ];
}

/** What is true of an answer whatever it says. */
const KEPT = ["Cache-Control", "Retry-After", "Access-Control-Allow-Origin", "Access-Control-Expose-Headers"];
const METHODS = ["GET", "HEAD", "OPTIONS"];
/** Seconds for which a browser need not ask again whether it may ask. */
const A_DAY = 86_400;

const HEADERS = [
  // Other sites' pages may use the answers: that is what they are for.
  ["Cross-Origin-Resource-Policy", "cross-origin"],
  // The pages are for search engines; the same as data would only stand beside them.
  ["X-Robots-Tag", "noindex"],
] as const;

const DETAILS: Readonly<Record<number, string>> = {
  404: `There is nothing at this address. ${API_PATH}/openapi.json describes those there are.`,
  405: "The directory can only be read here: ask with GET or HEAD.",
  414: "The address is longer than any that asks for something.",
  503: "Too much is asked for just now. Please ask again in a few seconds.",
};
const SORRY = "Something went wrong on our side. Please try again.";
