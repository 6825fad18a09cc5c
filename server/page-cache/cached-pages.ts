import type { LivePractices, Snapshot } from "#database/practices/live-practices.ts";
import type { PageReads } from "#kit/context.ts";
import type { RequestContext } from "../request-context.ts";
import { admissionCache } from "./admission-cache.ts";
import {
  bufferResponse,
  type CachedResponse,
  cachedResponse,
  dropIdentity,
  isPublic,
  recompress,
  responseSize,
} from "./cached-response.ts";

/** Makes the pages that are not in the cache. */
export type PageOrigin = {
  /** Renders the page at a canonical address, uncompressed. `context` is of the request that came first. */
  render: (address: string, context: RequestContext) => Promise<{ response: Response; reads: PageReads }>;
  /** When a page expires whose rendering began at `from`, in epoch milliseconds: `cacheExpiry`. */
  expiryOf: (reads: PageReads, from: Date) => number;
  practices: LivePractices;
  now: () => Date;
};

export type CachedPage = {
  address: string;
  response: CachedResponse;
  /** The practices that it shows; undefined where they could not be read. */
  snapshot: Snapshot | undefined;
  from: number;
  expires: number;
  articleId: number | null;
  hits: number;
};

/** Some 1,500 pages with two encodings each. */
const MAX_BYTES = 32 * 1_024 * 1_024;
/** At this hit a page is compressed again as small as it gets, which takes 5 to 20 times a quick compression. */
const RECOMPRESS_AT_HIT = 4;

/**
 * Public pages in memory by canonical address. A page is fresh until the practices change, until it expires, or until
 * the clock is set back to before it was made. Rendering gets the address alone, no header of a request, so nothing
 * personal can get into a cached page.
 */
export function cachedPages(origin: PageOrigin) {
  const cache = admissionCache<CachedPage>(MAX_BYTES);
  const count = { hits: 0, misses: 0, renders: 0 };
  const renderOnce = sharedRendering(render, (page, isShared) =>
    cache.offer(page.address, page, responseSize(page.response), isShared),
  );

  function freshAmong(address: string, snapshot: Snapshot | undefined): CachedPage | undefined {
    const page = cache.get(address);
    if (!page || !snapshot) return undefined;
    const now = origin.now().getTime();
    if (page.snapshot === snapshot && now >= page.from && now < page.expires) return page;
    cache.delete(address);
    return undefined;
  }

  /** The page, cached or rendered; requests at the same time share one rendering. */
  async function get(address: string, context: RequestContext): Promise<CachedPage> {
    const snapshot = await origin.practices.now().catch(() => undefined);
    // A page without the practices shows what it can, and is not cached.
    if (!snapshot) return render(address, snapshot, context);
    const page = freshAmong(address, snapshot);
    if (!page) {
      count.misses += 1;
      return renderOnce(address, snapshot, context);
    }
    hit(page);
    return page;
  }

  function render(address: string, snapshot: Snapshot | undefined, context: RequestContext) {
    count.renders += 1;
    return renderPage(origin, address, snapshot, context);
  }

  function hit(page: CachedPage): void {
    count.hits += 1;
    page.hits += 1;
    if (page.hits === RECOMPRESS_AT_HIT) void recompress(page.response).then(() => resize(page));
  }

  /** The page has another encoding now, so it takes more room in the cache. */
  function resize(page: CachedPage): void {
    dropIdentity(page.response);
    cache.resize(page.address, page, responseSize(page.response));
  }

  return {
    /** The page if it is cached and fresh. Not counted as a hit. */
    fresh: (address: string) => freshAmong(address, origin.practices.known()),
    get,
    hit,
    resize,
    figures() {
      const { entries, bytes, evicted } = cache.figures();
      return { ...count, pages: entries, bytes, evicted };
    },
  };
}

/** Renders a page once for all requests that come meanwhile. `keep` gets each public one, and whether it was shared. */
function sharedRendering(
  render: (address: string, snapshot: Snapshot, context: RequestContext) => Promise<CachedPage>,
  keep: (page: CachedPage, isShared: boolean) => void,
) {
  const inFlight = new Map<string, { snapshot: Snapshot; page: Promise<CachedPage>; waiting: number }>();
  return async (address: string, snapshot: Snapshot, context: RequestContext): Promise<CachedPage> => {
    let rendering = inFlight.get(address);
    if (rendering?.snapshot !== snapshot) {
      rendering = { snapshot, page: render(address, snapshot, context), waiting: 0 };
      inFlight.set(address, rendering);
    }
    rendering.waiting += 1;
    try {
      const page = await rendering.page;
      const isNewest = inFlight.get(address) === rendering;
      if (isNewest && isPublic(page.response)) keep(page, rendering.waiting > 1);
      return page;
    } finally {
      if (inFlight.get(address) === rendering) inFlight.delete(address);
    }
  };
}

async function renderPage(
  origin: PageOrigin,
  address: string,
  snapshot: Snapshot | undefined,
  context: RequestContext,
): Promise<CachedPage> {
  const from = origin.now();
  const { response, reads } = await origin.render(address, context);
  const expires = origin.expiryOf(reads, from);
  const articleId = response.status === 200 ? reads.articleId : null;
  const buffered = cachedResponse(await bufferResponse(response));
  return { address, response: buffered, snapshot, from: from.getTime(), expires, articleId, hits: 0 };
}
