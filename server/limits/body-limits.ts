import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import { TEXTS_IN_PATH } from "#content/links.ts";
import { UNSUBSCRIBE_PATH } from "#content/newsletter.ts";
import type { SiteEnv } from "../request-context.ts";
import { LIMITS } from "./limits.ts";
import type { Refuse } from "../stack/refuse.ts";

/**
 * Reads the whole body of a post before any other work is done on it, or as much as shows that it is too long (by
 * `Content-Length`, without reading). A client that sends a byte a second and leaves would otherwise cost 0.6 ms of
 * event loop each time (`slow` stress test).
 *
 * The body goes along as `rawBody`, where @hono/node-server looks for it, and is whole for `wholeBodies`.
 */
export function readWholeBody(request: IncomingMessage, next: () => void): void {
  if (request.method !== "POST") return next();
  if (Number(request.headers["content-length"] ?? 0) > LIMITS.bodyBytes) return nextWith([]);
  const chunks: Buffer[] = [];
  let length = 0;
  const read = (chunk: Buffer) => {
    length += chunk.length;
    chunks.push(chunk);
    if (length > LIMITS.bodyBytes) finish();
  };
  const finish = () => {
    request.off("data", read).off("end", finish);
    nextWith(chunks);
  };
  request.on("data", read).on("end", finish);
  // A client that leaves in the middle gets no response.
  request.on("error", () => undefined);
  return undefined;

  function nextWith(body: readonly Buffer[]): void {
    Object.assign(request, { rawBody: Buffer.concat(body) });
    next();
  }
}

/** Notes whether the body of a post is too long, and replaces the request by one whose body is in memory. */
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

/** The token in these addresses says who posts. */
const ANY_CONTENT_TYPE: ReadonlySet<string> = new Set([UNSUBSCRIBE_PATH, TEXTS_IN_PATH]);
const CONTENT_TYPES = ["application/x-www-form-urlencoded", "application/json"];

/**
 * What a post may be: 415 for other content types, 413 above 64 kB. A mail program that unsubscribes (RFC 8058) may send
 * what it likes, or nothing: the token in the address says all, and the body is not read. A gateway that brings texts may
 * name its body as it likes.
 */
export function bodyLimits(refuse: Refuse): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    if (c.req.method !== "POST") return next();
    const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
    const isSupported = CONTENT_TYPES.includes(type ?? "") || ANY_CONTENT_TYPE.has(c.req.path);
    if (!isSupported) return refuse(c.req.raw, 415);
    return c.get("isTooLong") ? refuse(c.req.raw, 413) : next();
  };
}
