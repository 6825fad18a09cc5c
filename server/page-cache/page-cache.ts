import type { IncomingMessage, ServerResponse } from "node:http";
import type { Reader } from "#app/blog/reads.server.ts";
import type { RequestContext } from "../request-context.ts";
import { type CachedPage, type CachedPages, cachedPages, type PageOrigin } from "./cached-pages.ts";
import {
  bufferResponse,
  type CachedResponse,
  cachedResponse,
  type EncodedBody,
  encodedBody,
  matchingETag,
} from "./cached-response.ts";
import { isText, preferredEncoding } from "./compress.ts";

/** What the cache stands in front of. */
type Origin = PageOrigin & {
  /** The canonical address of a public page, or null: `publicAddresses`. */
  addressOf: (requested: string) => string | null;
  /** Answers any other request. */
  fetch: (request: Request, context: RequestContext) => Promise<Response>;
  /** Called when an article has been sent. */
  countRead: (articleId: number, reader: Reader) => void;
};

/** The state of the cache, and counts since the start: all but `pages` and `bytes` only grow. */
export type PageCacheFigures = {
  /** Requests answered from memory. */
  hits: number;
  /** Of all answers, those with 304. */
  unchanged: number;
  /** Requests that waited for a page to be rendered. */
  misses: number;
  /** Pages rendered. Fewer than misses, since requests at the same time share one. */
  renders: number;
  pages: number;
  bytes: number;
  evicted: number;
};

export type PageCache = {
  /** Answers a request for a public page and resolves to true, or does nothing: false. Throws only before it answers. */
  answer: (
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ) => boolean | Promise<boolean>;
  /** Answers every request. */
  fetch: (request: Request, context: RequestContext) => Promise<Response>;
  figures: () => PageCacheFigures;
};

/** RFC 9112, 3.2 requires one; a request without a valid one goes to the stack, which refuses it. */
const HOST = /^[\w.:[\]-]+$/;

/** An HTTP cache of public pages in front of the site, as bytes in each encoding that was asked for: decision 18. */
export function pageCache(origin: Origin): PageCache {
  const pages = cachedPages(origin);
  const count = { unchanged: 0 };
  return {
    answer: answersOf(origin, pages, count),
    fetch: fetchOf(origin, pages),
    figures: () => ({ ...pages.figures(), ...count }),
  };
}

/** Answers on the socket. */
function answersOf(origin: Origin, pages: CachedPages, count: { unchanged: number }): PageCache["answer"] {
  /** At once where the page is cached in this encoding: most requests, so nothing is awaited. */
  function answer(request: IncomingMessage, response: ServerResponse, context: RequestContext) {
    const { method, headers, url = "/" } = request;
    if ((method !== "GET" && method !== "HEAD") || !HOST.test(headers.host ?? "")) return false;
    const requested = pages.fresh(url);
    const address = requested ? url : origin.addressOf(url);
    if (address === null) return false;
    const page = requested ?? (address === url ? undefined : pages.fresh(address));
    const body = page?.response.bodies.get(preferredEncoding(headers["accept-encoding"]));
    if (!page || !body) return answerLater(request, response, address, context);
    pages.hit(page);
    send(request, response, page, body);
    return true;
  }

  async function answerLater(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    context: RequestContext,
  ): Promise<boolean> {
    const page = await pages.get(address, context);
    if (isRedirect(page.response) && address !== request.url) return false;
    const encoding = preferredEncoding(request.headers["accept-encoding"]);
    send(request, response, page, await encodedBody(page.response, encoding));
    pages.resize(page);
    return true;
  }

  function send(
    { method = "GET", headers }: IncomingMessage,
    response: ServerResponse,
    page: CachedPage,
    { head, bytes }: EncodedBody,
  ): void {
    countRead(origin, page, method, (name) => headers[name]);
    const etag = matchingETag(page.response, headers["if-none-match"]);
    if (etag === undefined) {
      response.writeHead(page.response.status, head as string[]);
      response.end(method === "HEAD" ? undefined : bytes);
    } else {
      count.unchanged += 1;
      response.writeHead(304, headOf304(page.response, etag)).end();
    }
  }

  return answer;
}

/** Answers a `Request` with a `Response`. */
function fetchOf(origin: Origin, pages: CachedPages): PageCache["fetch"] {
  return async (request, context) => {
    const { pathname, search } = new URL(request.url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const address = isRead ? origin.addressOf(pathname + search) : null;
    if (address === null) return compressed(request, await origin.fetch(request, context));
    const page = await pages.get(address, context);
    // A redirect carries on the whole query, with the parameters that the page itself ignores.
    if (isRedirect(page.response) && address !== pathname + search) return origin.fetch(request, context);
    countRead(origin, page, request.method, (name) => request.headers.get(name) ?? undefined);
    const response = await respond(request, page.response);
    pages.resize(page);
    return response;
  };
}

function countRead(
  origin: Origin,
  { articleId }: CachedPage,
  method: string,
  header: (name: string) => string | string[] | undefined,
): void {
  if (articleId === null) return;
  const purpose = header("sec-purpose") ?? header("purpose");
  const reader = { method, userAgent: header("user-agent")?.toString(), purpose: purpose?.toString() };
  origin.countRead(articleId, reader);
}

function isRedirect({ status }: CachedResponse): boolean {
  return status >= 300 && status < 400;
}

/** A response that is not cached, compressed for its one reader; a file comes compressed. */
async function compressed(request: Request, response: Response): Promise<Response> {
  const { headers } = response;
  const isDone = headers.has("Content-Encoding") || !isText(headers.get("Content-Type") ?? "");
  if (isDone || response.body === null) return response;
  return respond(request, cachedResponse(await bufferResponse(response)));
}

async function respond({ method, headers }: Request, cached: CachedResponse): Promise<Response> {
  const body = await encodedBody(cached, preferredEncoding(headers.get("Accept-Encoding") ?? undefined));
  const etag = matchingETag(cached, headers.get("If-None-Match") ?? undefined);
  if (etag !== undefined) return new Response(null, { status: 304, headers: pairs(headOf304(cached, etag)) });
  const bytes = method === "HEAD" ? null : new Uint8Array(body.bytes);
  return new Response(bytes, { status: cached.status, headers: pairs(body.head) });
}

function headOf304({ headers }: CachedResponse, etag: string): string[] {
  return [...headers.flat(), "ETag", etag];
}

function pairs(flat: readonly string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at]!, flat[2 * at + 1]!]);
}
