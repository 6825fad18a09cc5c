import type { IncomingMessage, ServerResponse } from "node:http";
import type { Reader } from "#services/articles/count-reads.ts";
import type { RequestContext } from "../request-context.ts";
import { type CachedPage, cachedPages, type PageOrigin } from "./cached-pages.ts";
import {
  bufferResponse,
  type CachedResponse,
  cachedResponse,
  type EncodedBody,
  encodedBody,
  matchingETag,
} from "./cached-response.ts";
import { isText, preferredEncoding } from "./compress.ts";

/** Makes the pages that the cache does not have. */
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
  /** How many answers were 304. */
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

/** What the cache has to know of a request; `header` takes a name in lower case. */
type Question = { method: string; url: string; header: (name: string) => string | undefined };
/** `head` has names and values in turn. */
type Answer = { status: number; head: readonly string[]; bytes?: Buffer };

/** An HTTP cache of public pages in front of the site, as bytes in each encoding that was asked for: decision 18. */
export function pageCache(origin: Origin): PageCache {
  const pages = cachedPages(origin);
  const count = { unchanged: 0 };

  /** Returns null where no public page is asked for, and the answer at once where it is cached in this encoding, as it mostly is. */
  function answerTo(question: Question, context: RequestContext): Answer | null | Promise<Answer | null> {
    const { method, url } = question;
    if (method !== "GET" && method !== "HEAD") return null;
    const requested = pages.fresh(url);
    const address = requested ? url : origin.addressOf(url);
    if (address === null) return null;
    const page = requested ?? (address === url ? undefined : pages.fresh(address));
    const body = page?.response.bodies.get(preferredEncoding(question.header("accept-encoding")));
    if (!page || !body) return answerLater(question, address, context);
    pages.hit(page);
    return answerOf(question, page, body);
  }

  async function answerLater(question: Question, address: string, context: RequestContext) {
    const page = await pages.get(address, context);
    // A redirect carries on the whole query, with the parameters that the page itself ignores.
    if (isRedirect(page.response) && address !== question.url) return null;
    const body = await encodedBody(page.response, preferredEncoding(question.header("accept-encoding")));
    pages.resize(page);
    return answerOf(question, page, body);
  }

  function answerOf(question: Question, page: CachedPage, body: EncodedBody): Answer {
    countRead(origin, page, question);
    const answer = conditional(question, page.response, body);
    if (answer.status === 304) count.unchanged += 1;
    return answer;
  }

  return {
    answer(request, response, context) {
      const { method = "GET", url = "/", headers } = request;
      if (!HOST.test(headers.host ?? "")) return false;
      const header = (name: string) => headers[name]?.toString();
      const answer = answerTo({ method, url, header }, context);
      return answer instanceof Promise ? answer.then(send) : send(answer);

      function send(known: Answer | null): boolean {
        if (known) response.writeHead(known.status, known.head as string[]).end(known.bytes);
        return known !== null;
      }
    },
    async fetch(request, context) {
      const { pathname, search } = new URL(request.url);
      const question = questionOf(request, pathname + search);
      const answer = await answerTo(question, context);
      return answer ? asResponse(answer) : compressed(question, await origin.fetch(request, context));
    },
    figures: () => ({ ...pages.figures(), ...count }),
  };
}

function questionOf({ method, headers }: Request, url: string): Question {
  return { method, url, header: (name) => headers.get(name) ?? undefined };
}

function isRedirect({ status }: CachedResponse): boolean {
  return status >= 300 && status < 400;
}

function countRead(origin: Origin, { articleId }: CachedPage, { method, header }: Question): void {
  if (articleId === null) return;
  const purpose = header("sec-purpose") ?? header("purpose");
  origin.countRead(articleId, { method, userAgent: header("user-agent"), purpose });
}

/** 304 for a client that has the text, in whatever encoding. */
function conditional(
  { method, header }: Question,
  { status, headers, digest }: CachedResponse,
  { head, bytes }: EncodedBody,
): Answer {
  const etag = matchingETag(digest, header("if-none-match"));
  if (etag !== undefined) return { status: 304, head: [...headers.flat(), "ETag", etag] };
  return method === "HEAD" ? { status, head } : { status, head, bytes };
}

/** A response that is not cached, compressed for its one reader. A file comes compressed; what has an ETag of its own stays as it is. */
async function compressed(question: Question, response: Response): Promise<Response> {
  const { headers } = response;
  const isOfText = isText(headers.get("Content-Type") ?? "");
  const isDone = headers.has("Content-Encoding") || headers.has("ETag") || !isOfText;
  if (isDone || response.body === null) return response;
  const buffered = cachedResponse(await bufferResponse(response));
  const body = await encodedBody(buffered, preferredEncoding(question.header("accept-encoding")));
  return asResponse(conditional(question, buffered, body));
}

function asResponse({ status, head, bytes }: Answer): Response {
  const headers = Array.from({ length: head.length / 2 }, (_, at): [string, string] => [
    head[2 * at]!,
    head[2 * at + 1]!,
  ]);
  return new Response(bytes ? new Uint8Array(bytes) : null, { status, headers });
}
