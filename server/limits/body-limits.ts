import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import { UNSUBSCRIBE_PATH } from "#app/newsletter/addresses.ts";
import type { SiteEnv } from "../request-context.ts";
import { LIMITS } from "./limits.ts";
import type { Refuse } from "../stack/refuse.ts";

/**
 * Hands a post on once its whole body has come, or more of it than we take; one that says beforehand that it is longer
 * goes on at once. Before anything is made of the request: whoever sends a byte a second, and leaves before the end,
 * would otherwise cost half a millisecond each time, and hundreds of them at once everybody's time.
 *
 * The body goes along where the listener looks for it (`rawBody`), and is whole for `wholeBodies`.
 */
export function whenWhole(request: IncomingMessage, handOn: () => void): void {
  if (request.method !== "POST") return handOn();
  if (Number(request.headers["content-length"] ?? 0) > LIMITS.bodyBytes) return handOnWith([]);
  const chunks: Buffer[] = [];
  let length = 0;
  const take = (chunk: Buffer) => {
    length += chunk.length;
    chunks.push(chunk);
    if (length > LIMITS.bodyBytes) finish();
  };
  const finish = () => {
    request.off("data", take).off("end", finish);
    handOnWith(chunks);
  };
  request.on("data", take).on("end", finish);
  // Who leaves in the middle is answered nothing.
  request.on("error", () => undefined);
  return undefined;

  function handOnWith(read: readonly Buffer[]): void {
    Object.assign(request, { rawBody: Buffer.concat(read) });
    handOn();
  }
}

/** Says whether a post is longer than we take, and leaves its body to be read again. */
export function wholeBodies(): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    if (c.req.method !== "POST") return next();
    const { url, method, headers } = c.req.raw;
    const body = await c.req.raw.arrayBuffer();
    const length = Math.max(body.byteLength, Number(headers.get("Content-Length") ?? 0));
    const isTooLong = length > LIMITS.bodyBytes;
    c.set("isTooLong", isTooLong);
    c.req.raw = new Request(url, { method, headers, body: isTooLong ? "" : body });
    return next();
  };
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
