import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

const LARGEST_BODY = 64 * 1_024;
const CONTENT_TYPES = ["application/x-www-form-urlencoded", "application/json"];

/** What a post may be, told before anything reads it: 415 for other content types, 413 above 64 kB. */
export function bodyLimits(): MiddlewareHandler[] {
  return [
    async (c, next) => {
      if (c.req.method !== "POST") return next();
      const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
      return CONTENT_TYPES.includes(type ?? "") ? next() : c.text("Send a form or JSON.", 415);
    },
    bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => c.text("That is more than 64 kB.", 413) }),
  ];
}
