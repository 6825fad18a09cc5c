import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { readCounter } from "#app/blog/reads.server.ts";
import type { RoutePattern } from "#app/log.ts";
import { type Services, servicesContext } from "#app/services.ts";
import { type Refused, refusedContext } from "#app/shell/refused.tsx";
import { startupFallback } from "#app/shell/startup-fallback.ts";
import { knownAddresses } from "./stack/addresses.ts";
import { answerPost, answerTooMany } from "./stack/answer-post.ts";
import { API_ADDRESSES, openToPrograms } from "./stack/api.ts";
import { type RequestContext, contextWithoutConnection, type SiteEnv } from "./request-context.ts";
import { bodyLimits, wholeBodies } from "./limits/body-limits.ts";
import { canonicalAddress } from "./stack/canonical-address.ts";
import { crossSiteGuard } from "./stack/cross-site-guard.ts";
import { cacheExpiry } from "./page-cache/cache-expiry.ts";
import { type PageCache, pageCache } from "./page-cache/page-cache.ts";
import { publicAddresses } from "./page-cache/public-addresses.ts";
import { securityHeaders, withSecurityHeaders } from "./headers.ts";
import { LIMITS, POST_RATES, type PostRates } from "./limits/limits.ts";
import type { Metrics } from "./log/metrics.ts";
import { metricsAddress } from "./log/metrics-address.ts";
import { tilesAnswer } from "./map/tiles-address.ts";
import type { TilesFile } from "./map/tiles-file.ts";
import { postRates } from "./limits/post-rates.ts";
import { refusals } from "./stack/refuse.ts";
import { readResponse } from "./page-cache/cached-response.ts";
import { NO_ROUTE, OWN_ROUTES } from "./own-routes.ts";
import { quickPages } from "./page-cache/quick-pages.ts";
import { routeFinder } from "./route-patterns.ts";
import { RULES_PATH, rulesAnswer } from "./speculation-rules.ts";
import { FOR_AN_HOUR, staticFiles } from "./stack/static-files.ts";
import { openFairQueue, fairQueueing } from "./limits/fair-queue.ts";

/** For the command line: the one thing it does with what areas write in JSX, which plain Node cannot read. */
export { planIssue, sendIssue } from "#app/newsletter/issue.server.ts";

/** What surrounds the pages and is not theirs to know. */
export type Surroundings = {
  /** Folder of the built client files, absolute; null where there is no build (page tests). */
  clientFiles: string | null;
  /** Whether requests can be answered: false while stopping. */
  isReady: () => boolean;
  /** The numbers, and the token of whoever may read them; left out, nobody may. */
  metrics?: { metrics: Metrics; token: string };
  rates?: PostRates;
  /** Where the operator's map comes from; left out, from here. */
  map?: { origins: readonly string[]; tiles: TilesFile | undefined };
};

/**
 * `fetch` answers everything, and `answer` is quicker and answers public pages, and says whether it did. `asked` is
 * what the listener knows of the request; without it, all requests are one visitor's.
 */
export type Site = Omit<PageCache, "fetch"> & {
  fetch: (request: Request, asked?: RequestContext) => Promise<Response>;
  /** The pattern of the route that a path leads to, for the log. */
  patternOf: (path: string) => RoutePattern;
};

/**
 * The whole site as one function from a request to a response, in the order in which a request meets it.
 * Nothing is global: two sites with two databases can stand in one process, which is how tests ask it.
 */
export async function createSite(
  services: Services,
  { clientFiles, isReady, metrics, rates = POST_RATES, map }: Surroundings,
): Promise<Site> {
  const build = await serverBuild();
  const render = createRequestHandler(build, import.meta.env.MODE);
  const find = routeFinder(build);
  const addressOf = publicAddresses(find);
  const hold = cacheExpiry(services, addressOf);
  const page = (request: Request, { refused = null, rateLimited }: PageCircumstances = {}) =>
    hold.said(request, (heard) => {
      const context = new RouterContextProvider();
      context.set(servicesContext, rateLimited ? { ...heard, rateLimited } : heard);
      context.set(refusedContext, refused);
      return render(withoutOrigin(request), context);
    });
  const refuse = refusals((request, refused) =>
    page(new Request(new URL("/refused", request.url)), { refused }),
  );

  const headers = securityHeaders(services.publicUrl, map?.origins);
  const site = new Hono<SiteEnv>();
  site.use(withSecurityHeaders(headers));
  site.use(API_ADDRESSES, ...openToPrograms());
  site.onError((error, c) => {
    if (!c.req.raw.signal.aborted) services.log({ event: "page failed", error });
    return c.html(startupFallback(), 500, { "Cache-Control": "no-store" });
  });
  site.get("/healthz", (c) => {
    c.env.route = OWN_ROUTES.health;
    return c.text("ok");
  });
  site.get("/readyz", (c) => {
    c.env.route = OWN_ROUTES.ready;
    return isReady() ? c.text("ready") : c.text("stopping", 503);
  });
  const rules = rulesAnswer(build, FOR_AN_HOUR);
  site.get(RULES_PATH, (c) => {
    c.env.route = OWN_ROUTES.files;
    return rules(c.req.raw);
  });
  if (metrics) site.get("/metrics", metricsAddress(metrics.metrics, metrics.token));
  if (map?.tiles) site.get(OWN_ROUTES.tiles, tilesAnswer(map.tiles));
  if (clientFiles) site.use(staticFiles(clientFiles));
  site.use(wholeBodies());
  const turns = openFairQueue();
  site.use(
    fairQueueing(turns, (by) => {
      services.log({ event: "page refused", by });
      const because = {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        "Retry-After": "5",
      };
      return new Response(startupFallback(), { status: 503, headers: because });
    }),
  );
  site.use((c, next) =>
    c.req.url.length > LIMITS.addressBytes
      ? refuse(new Request(new URL("/", c.req.url), c.req.raw), 414)
      : next(),
  );
  site.use(canonicalAddress());
  site.use(knownAddresses(find, page, refuse));
  site.use(crossSiteGuard(services.publicUrl, refuse));
  site.use(bodyLimits(refuse));
  site.use(postRates(rates, services, (request, seconds) => answerTooMany(request, seconds, page, refuse)));
  site.post("/", (c) => answerPost(c.req.raw, services, page, refuse));
  site.all("*", (c) => page(c.req.raw));

  const quick = quickPages(build, { headers, find, hold, turns });
  const cache = pageCache({
    addressOf,
    async render(address, asked, from) {
      const request = new Request(services.publicUrl + address);
      const rendered = await quick(request, asked as RequestContext, from);
      if (rendered) return rendered;
      const response = await site.fetch(request, asked as RequestContext);
      return { ...hold.heard(response, from), made: await readResponse(response) };
    },
    async fetch(request, asked) {
      const response = await site.fetch(request, asked as RequestContext);
      hold.heard(response, services.now());
      return response;
    },
    practices: services.practices,
    now: services.now,
    countRead: readCounter(services),
  });
  const patternOf = (path: string) => find(path)?.pattern ?? NO_ROUTE;
  return {
    ...cache,
    patternOf,
    fetch: (request, asked = contextWithoutConnection(request)) => {
      asked.route = patternOf(new URL(request.url).pathname);
      return cache.fetch(request, asked);
    },
  };
}

/** Why a page is not simply shown. */
export type PageCircumstances = {
  /** Shows the page of a refusal, whatever the address. */
  refused?: Refused | null;
  /** The post came too often: its form is shown as it was sent, and nothing is kept. */
  rateLimited?: NonNullable<Services["rateLimited"]>;
};

/**
 * The router refuses a post whose `Origin` is not the request's own address, which is every post behind a
 * proxy that ends TLS. The guard above has judged the origin by then, so the router need not see it.
 */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has("Origin")) return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  const init = { method: request.method, headers, body: request.body, duplex: "half" };
  return new Request(request.url, init);
}

function serverBuild(): Promise<ServerBuild> {
  return import("virtual:react-router/server-build");
}
