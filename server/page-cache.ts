import type { IncomingMessage, ServerResponse } from "node:http";
import type { Reader } from "#app/blog/reads.server.ts";
import type { LivePractices, Snapshot } from "#database/live-practices.ts";
import { isText, preferredEncoding } from "./compress.ts";
import { keep } from "./kept-pages.ts";
import {
  bodyOf,
  bytesOf,
  dropText,
  isPublic,
  makeSmall,
  type ReadyAnswer,
  readyAnswer,
  validatorHeld,
} from "./kept-page.ts";

/** What the cache stands in front of. */
export type Behind = {
  /** The one address of a public page, or null: `publicAddresses`. */
  addressOf: (asked: string) => string | null;
  /** Makes an answer, uncompressed. `env` is the server's own, of whoever asked first. */
  render: (request: Request, env: unknown) => Promise<Rendered>;
  practices: LivePractices;
  now: () => Date;
  publicUrl: string;
  /** A page that counts who reads it has been sent: to whom, and what it counts. */
  countRead: (articleId: number, reader: Reader) => void;
};

export type Rendered = {
  response: Response;
  /** Epoch milliseconds from which on what it says of time may no longer be true. */
  until: number;
  /** The article whose reads are counted. */
  articleId: number | null;
};

/** How much the cache holds and how often it helped; all but `things` and `bytes` only grow. */
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
  /** Answers what is kept and returns true, or does nothing and returns false. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Answers everything. */
  fetch: (request: Request, env?: unknown) => Promise<Response>;
  figures: () => PageCacheFigures;
};

/** Some 1,500 pages with two encodings each. */
const CAPACITY = 32 * 1_024 * 1_024;
/** How often a page must have been sent before it is worth the time to make it as small as it can be. */
const OFTEN = 4;

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
  const kept = keep<Page>(CAPACITY);
  const inHand = new Map<string, { snapshot: Snapshot; page: Promise<Page>; asked: number }>();
  const count = { hits: 0, unchanged: 0, misses: 0, renders: 0 };

  function fresh(address: string, snapshot: Snapshot | undefined): Page | undefined {
    const page = kept.get(address);
    if (!page || !snapshot) return undefined;
    const now = behind.now().getTime();
    if (page.snapshot === snapshot && now >= page.from && now < page.until) return page;
    kept.delete(address);
    return undefined;
  }

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const snapshot = behind.practices.known();
    if (!snapshot) return false;
    const page = fresh(url, snapshot) ?? freshUnder(behind.addressOf(url), url, snapshot);
    const body = page?.answer.bodies.get(preferredEncoding(headers["accept-encoding"]));
    if (!page || !body) return false;
    count.hits += 1;
    sentAgain(page);
    if (page.articleId !== null)
      behind.countRead(
        page.articleId,
        readerOf(method, (name) => headers[name]),
      );
    const validator = validatorHeld(page.answer, headers["if-none-match"]);
    if (validator !== undefined) {
      count.unchanged += 1;
      response.writeHead(304, unchanged(page.answer, validator)).end();
    } else {
      response.writeHead(page.answer.status, body.head as string[]);
      response.end(method === "HEAD" ? undefined : body.bytes);
    }
    return true;
  }

  function freshUnder(address: string | null, asked: string, snapshot: Snapshot): Page | undefined {
    return address === null || address === asked ? undefined : fresh(address, snapshot);
  }

  async function fetch(request: Request, env?: unknown): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const isReading = request.method === "GET" || request.method === "HEAD";
    const address = isReading ? behind.addressOf(pathname + search) : null;
    if (address === null) return encoded(request, (await behind.render(request, env)).response);
    const page = await pageAt(address, env);
    // What leads elsewhere takes along all that was asked for, what the page itself ignores included.
    if (isRedirect(page.answer) && address !== pathname + search)
      return (await behind.render(request, env)).response;
    if (page.articleId !== null) {
      const reader = readerOf(request.method, (name) => request.headers.get(name) ?? undefined);
      behind.countRead(page.articleId, reader);
    }
    const response = await respond(request, page.answer);
    resized(page);
    return response;
  }

  async function pageAt(address: string, env: unknown): Promise<Page> {
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
    let making = inHand.get(address);
    if (making?.snapshot !== snapshot) {
      making = { snapshot, page: make(address, snapshot, env), asked: 0 };
      inHand.set(address, making);
    }
    making.asked += 1;
    try {
      const made = await making.page;
      if (inHand.get(address) === making && made.isPublic) {
        kept.offer(address, made, bytesOf(made.answer), making.asked > 1);
      }
      return made;
    } finally {
      if (inHand.get(address) === making) inHand.delete(address);
    }
  }

  async function make(address: string, snapshot: Snapshot | undefined, env: unknown): Promise<Page> {
    count.renders += 1;
    const from = behind.now().getTime();
    const request = new Request(behind.publicUrl + address);
    const { response, until, articleId } = await behind.render(request, env);
    const rest = { address, snapshot, from, until, articleId, sent: 0 };
    return { ...rest, isPublic: isPublic(response), answer: await readyAnswer(response) };
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
      const { things, bytes, evicted } = kept.size();
      return { ...count, pages: things, bytes, evicted };
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
  return respond(request, await readyAnswer(response));
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
