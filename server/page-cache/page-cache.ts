import type { IncomingMessage, ServerResponse } from "node:http";
import type { Reader } from "#app/blog/reads.server.ts";
import type { PageReads } from "#app/services.ts";
import type { LivePractices, Snapshot } from "#database/live-practices.ts";
import type { RequestContext } from "../request-context.ts";
import { isText, preferredEncoding } from "./compress.ts";
import { admissionCache } from "./admission-cache.ts";
import {
  bodyOf,
  bytesOf,
  dropText,
  isPublic,
  makeSmall,
  readResponse,
  type ReadyAnswer,
  type ReadyBody,
  readyAnswer,
  validatorHeld,
} from "./cached-response.ts";

/** What the cache stands in front of. */
export type Behind = {
  /** The one address of a public page, or null: `publicAddresses`. */
  addressOf: (asked: string) => string | null;
  /** Makes the answer at a public address, uncompressed. `env` is the server's own, of whoever asked first. */
  render: (address: string, env: RequestContext) => Promise<Rendered>;
  /** When what was begun at `from` expires, in epoch milliseconds. */
  expiryOf: (reads: PageReads, from: Date) => number;
  /** Makes any other answer. */
  fetch: (request: Request, env: RequestContext) => Promise<Response>;
  practices: LivePractices;
  now: () => Date;
  /** A page that counts who reads it has been sent: to whom, and what it counts. */
  countRead: (articleId: number, reader: Reader) => void;
};

type Rendered = { response: Response; reads: PageReads };

/** How much the cache holds and how often it helped; all but `pages` and `bytes` only grow. */
export type PageCacheFigures = {
  /** Answered from memory, at once. */
  hits: number;
  /** Of those: told that what they have still holds. */
  unchanged: number;
  /** Had to wait for a page to be made. */
  misses: number;
  /** Pages made for them. Fewer than misses, since all who ask at the same moment share one. */
  renders: number;
  pages: number;
  bytes: number;
  evicted: number;
};

export type PageCache = {
  /**
   * Answers a public page and returns true, at once where it is kept; or does nothing and returns false. It throws
   * only before it has answered.
   */
  answer: (
    request: IncomingMessage,
    response: ServerResponse,
    env: RequestContext,
  ) => boolean | Promise<boolean>;
  /** Answers everything. */
  fetch: (request: Request, env: RequestContext) => Promise<Response>;
  figures: () => PageCacheFigures;
};

/** Some 1,500 pages with two encodings each. */
const CAPACITY = 32 * 1_024 * 1_024;
/** How often a page must have been sent before it is worth the time to make it as small as it can be. */
const OFTEN = 4;

/** Without one it is no request (RFC 9112, 3.2), and others say so. */
const HOST = /^[\w.:[\]-]+$/;

type Page = {
  address: string;
  answer: ReadyAnswer;
  isPublic: boolean;
  snapshot: Snapshot | undefined;
  from: number;
  until: number;
  articleId: number | null;
  sent: number;
};

/**
 * Public pages as bytes, ready to be sent, in front of everything that could make them. A page is kept when its own
 * answer says `public` and nothing else decides that; it is made from its address alone, without the visitor's
 * headers, so that it cannot hold anything of theirs. It is sent for as long as it is true: until the practices
 * change, until something on it opens or closes, and no longer than the day.
 */
export function pageCache(behind: Behind): PageCache {
  const kept = admissionCache<Page>(CAPACITY);
  const inFlight = new Map<string, { snapshot: Snapshot; page: Promise<Page>; asked: number }>();
  const count = { hits: 0, unchanged: 0, misses: 0, renders: 0 };

  function fresh(address: string, snapshot: Snapshot | undefined): Page | undefined {
    const page = kept.get(address);
    if (!page || !snapshot) return undefined;
    const now = behind.now().getTime();
    if (page.snapshot === snapshot && now >= page.from && now < page.until) return page;
    kept.delete(address);
    return undefined;
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    env: RequestContext,
  ): boolean | Promise<boolean> {
    const { method, headers, url = "/" } = request;
    if ((method !== "GET" && method !== "HEAD") || !HOST.test(headers.host ?? "")) return false;
    const snapshot = behind.practices.known();
    const known = fresh(url, snapshot);
    const address = known ? url : behind.addressOf(url);
    if (address === null) return false;
    const page = known ?? (address === url ? undefined : fresh(address, snapshot));
    const body = page?.answer.bodies.get(preferredEncoding(headers["accept-encoding"]));
    if (!page || !body) return answerSoon(request, response, address, env);
    count.hits += 1;
    sentAgain(page);
    send(request, response, page, body);
    return true;
  }

  async function answerSoon(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    env: RequestContext,
  ): Promise<boolean> {
    const page = await pageAt(address, env);
    if (isRedirect(page.answer) && address !== request.url) return false;
    const body = await bodyOf(page.answer, preferredEncoding(request.headers["accept-encoding"]));
    send(request, response, page, body);
    resized(page);
    return true;
  }

  function send(
    { method = "GET", headers }: IncomingMessage,
    response: ServerResponse,
    { answer: sent, articleId }: Page,
    { head, bytes }: ReadyBody,
  ): void {
    if (articleId !== null)
      behind.countRead(
        articleId,
        readerOf(method, (name) => headers[name]),
      );
    const validator = validatorHeld(sent, headers["if-none-match"]);
    if (validator === undefined) {
      response.writeHead(sent.status, head as string[]);
      response.end(method === "HEAD" ? undefined : bytes);
    } else {
      count.unchanged += 1;
      response.writeHead(304, unchanged(sent, validator)).end();
    }
  }

  async function fetch(request: Request, env: RequestContext): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const isReading = request.method === "GET" || request.method === "HEAD";
    const address = isReading ? behind.addressOf(pathname + search) : null;
    if (address === null) return encoded(request, await behind.fetch(request, env));
    const page = await pageAt(address, env);
    // What leads elsewhere takes along all that was asked for, what the page itself ignores included.
    if (isRedirect(page.answer) && address !== pathname + search) return behind.fetch(request, env);
    if (page.articleId !== null) {
      const reader = readerOf(request.method, (name) => request.headers.get(name) ?? undefined);
      behind.countRead(page.articleId, reader);
    }
    const response = await respond(request, page.answer);
    resized(page);
    return response;
  }

  async function pageAt(address: string, env: RequestContext): Promise<Page> {
    const snapshot = await behind.practices.now().catch(() => undefined);
    // Nothing is known of the practices: the page says what it can, and is not kept.
    if (!snapshot) return make(address, snapshot, env);
    const page = fresh(address, snapshot);
    if (page) {
      count.hits += 1;
      sentAgain(page);
      return page;
    }
    count.misses += 1;
    let making = inFlight.get(address);
    if (making?.snapshot !== snapshot) {
      making = { snapshot, page: make(address, snapshot, env), asked: 0 };
      inFlight.set(address, making);
    }
    making.asked += 1;
    try {
      const made = await making.page;
      if (inFlight.get(address) === making && made.isPublic) {
        kept.offer(address, made, bytesOf(made.answer), making.asked > 1);
      }
      return made;
    } finally {
      if (inFlight.get(address) === making) inFlight.delete(address);
    }
  }

  async function make(address: string, snapshot: Snapshot | undefined, env: RequestContext): Promise<Page> {
    count.renders += 1;
    const from = behind.now();
    const { response, reads } = await behind.render(address, env);
    const made = await readResponse(response);
    const until = behind.expiryOf(reads, from);
    const articleId = made.status === 200 ? reads.articleId : null;
    const rest = { address, snapshot, from: from.getTime(), until, articleId, sent: 0 };
    return { ...rest, isPublic: isPublic(made.status, made.headers), answer: readyAnswer(made) };
  }

  function sentAgain(page: Page): void {
    page.sent += 1;
    if (page.sent === OFTEN) void makeSmall(page.answer).then(() => resized(page));
  }

  function resized(page: Page): void {
    dropText(page.answer);
    kept.resize(page.address, page, bytesOf(page.answer));
  }

  return {
    answer,
    fetch,
    figures() {
      const { entries, bytes, evicted } = kept.figures();
      return { ...count, pages: entries, bytes, evicted };
    },
  };
}

function isRedirect({ status }: ReadyAnswer): boolean {
  return status >= 300 && status < 400;
}

/** What is not public is compressed for its one reader. What comes from a file has its encoding by now. */
async function encoded(request: Request, response: Response): Promise<Response> {
  const { headers } = response;
  const isReady = headers.has("Content-Encoding") || !isText(headers.get("Content-Type") ?? "");
  if (isReady || response.body === null) return response;
  return respond(request, readyAnswer(await readResponse(response)));
}

async function respond(request: Request, answer: ReadyAnswer): Promise<Response> {
  const body = await bodyOf(answer, preferredEncoding(request.headers.get("Accept-Encoding") ?? undefined));
  const validator = validatorHeld(answer, request.headers.get("If-None-Match") ?? undefined);
  if (validator !== undefined) {
    return new Response(null, { status: 304, headers: pairs(unchanged(answer, validator)) });
  }
  const bytes = request.method === "HEAD" ? null : new Uint8Array(body.bytes);
  return new Response(bytes, { status: answer.status, headers: pairs(body.head) });
}

function unchanged({ headers }: ReadyAnswer, validator: string): string[] {
  return [...headers.flat(), "ETag", validator];
}

function pairs(flat: readonly string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at]!, flat[2 * at + 1]!]);
}

function readerOf(method: string, header: (name: string) => string | string[] | undefined): Reader {
  const purpose = header("sec-purpose") ?? header("purpose");
  return { method, userAgent: header("user-agent")?.toString(), purpose: purpose?.toString() };
}
