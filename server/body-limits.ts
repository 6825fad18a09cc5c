import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { UNSUBSCRIBE_PATH } from "#app/newsletter/addresses.ts";
import { LIMITS } from "./limits.ts";
import type { Refuse } from "./refuse.ts";

const CONTENT_TYPES = ["application/x-www-form-urlencoded", "application/json"];
/** RFC 8058 lets a mail program unsubscribe with a multipart body. Nobody reads it. */
const MULTIPART = "multipart/form-data";

/** What a post may be, told before anything reads it: 415 for other content types, 413 above 64 kB. */
export function bodyLimits(refuse: Refuse): MiddlewareHandler[] {
  return [
    async (c, next) => {
      if (c.req.method !== "POST") return next();
      const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
      const isTaken =
        CONTENT_TYPES.includes(type ?? "") || (type === MULTIPART && c.req.path === UNSUBSCRIBE_PATH);
      return isTaken ? next() : refuse(c.req.raw, 415);
    },
    bodyLimit({ maxSize: LIMITS.bodyBytes, onError: (c) => refuse(c.req.raw, 413) }),
  ];
}
