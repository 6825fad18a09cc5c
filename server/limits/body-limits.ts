import type { MiddlewareHandler } from "hono";
import { UNSUBSCRIBE_PATH } from "#app/newsletter/addresses.ts";
import type { SiteEnv } from "../asked.ts";
import { LIMITS } from "./limits.ts";
import type { Refuse } from "../stack/refuse.ts";

/**
 * Waits until the whole body of a post has come, or more of it than we take. Before anything that others wait for:
 * whoever sends a byte a second would hold it for half a minute.
 */
export function wholeBodies(): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    if (c.req.method !== "POST") return next();
    const { url, method, headers } = c.req.raw;
    const body =
      Number(headers.get("Content-Length") ?? 0) > LIMITS.bodyBytes ? null : await readBody(c.req.raw);
    c.set("isTooLong", body === null);
    c.req.raw = new Request(url, { method, headers, body: body ?? "" });
    return next();
  };
}

/** Null where there is more than we take; the rest is not read. */
async function readBody({ body }: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > LIMITS.bodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const CONTENT_TYPES = ["application/x-www-form-urlencoded", "application/json"];
/** RFC 8058 lets a mail program unsubscribe with a multipart body. Nobody reads it. */
const MULTIPART = "multipart/form-data";

/** What a post may be: 415 for other content types, 413 above 64 kB. */
export function bodyLimits(refuse: Refuse): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    if (c.req.method !== "POST") return next();
    const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
    const isTaken =
      CONTENT_TYPES.includes(type ?? "") || (type === MULTIPART && c.req.path === UNSUBSCRIBE_PATH);
    if (!isTaken) return refuse(c.req.raw, 415);
    return c.get("isTooLong") ? refuse(c.req.raw, 413) : next();
  };
}
