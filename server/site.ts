import type { ServerBuild } from "react-router";
import { readCounter } from "#services/articles/count-reads.ts";
import type { RoutePattern } from "#services/log.ts";
import type { Services } from "#services/services.ts";
import { newPageReads } from "#kit/context.ts";
import { policyWithNonce, policyWithStyles, securityHeaders } from "./headers.ts";
import { openFairQueue, slotsOf } from "./limits/fair-queue.ts";
import { NO_ROUTE } from "./own-routes.ts";
import { setCacheControl } from "./page-cache/cache-control.ts";
import { cacheExpiry } from "./page-cache/cache-expiry.ts";
import { type PageCache, pageCache } from "./page-cache/page-cache.ts";
import { publicAddresses } from "./page-cache/public-addresses.ts";
import { carriedStyles, pageRenderer, type RenderPage } from "./render/render-page.ts";
import { contextWithoutConnection, type RequestContext } from "./request-context.ts";
import { routeFinder } from "./route-patterns.ts";
import { completion } from "./stack/complete.ts";
import { openStack } from "./stack/stack.ts";
import { failurePage, startupPage } from "./startup-page.ts";
import type { Surroundings } from "./surroundings.ts";

/** The start imports these from the build, because a few bundled files load faster than many source files. */
export { startServices } from "./services.ts";
export { longestMailWait } from "#outbox/due-mails.ts";
export { outboxCounts } from "#outbox/outbox-records.ts";
export { deskFigures } from "#services/desk/figures.ts";
export { jobRuns } from "#outbox/schedule.ts";

/**
 * `fetch` answers every request; `answer` answers public pages only, with less work, and says whether it did. Without a
 * `context`, which the listener makes from the connection, all requests are one visitor's.
 */
export type Site = Omit<PageCache, "fetch"> & {
  fetch: (request: Request, context?: RequestContext) => Promise<Response>;
  /** The pattern of the route that a path leads to, for the log. */
  patternOf: (path: string) => RoutePattern;
};

/**
 * The whole site as one function from a request to a response: a cache of public pages, behind it the stack, and behind
 * both one function that renders a page. Nothing is global: tests open many sites with many databases in one process.
 */
export async function createSite(services: Services, surroundings: Surroundings): Promise<Site> {
  const build: ServerBuild = await import("virtual:react-router/server-build");
  const find = routeFinder(build);
  const addressOf = publicAddresses(find);
  const headers = securityHeaders(services.publicUrl, surroundings.map?.origins, surroundings);
  const styles = carriedStyles(surroundings.pageStyles, (...sheets) => policyWithStyles(headers, ...sheets));
  const policyWith = (nonce: string) => policyWithNonce(headers, nonce);
  const render = pageRenderer({ build, services, find, styles, policyWith });
  const page: RenderPage = async (request, circumstances) => {
    const response = await render(request, circumstances);
    setCacheControl(request, response, addressOf);
    return response;
  };
  const complete = completion(headers);
  const startup = startupPage(headers, services.operator.identity.name);
  const slots = slotsOf(openFairQueue(), (by) => {
    services.log({ event: "page refused", by });
    // The site is overloaded, so it answers without rendering anything.
    return new Response(startup.html, { status: 503, headers: { ...startup.headers, "Retry-After": "5" } });
  });
  const stack = openStack({
    build,
    services,
    surroundings,
    find,
    page,
    slots,
    complete,
    failure: failurePage(headers),
  });
  const cache = pageCache({
    addressOf,
    async render(address, { visitor }) {
      const request = new Request(services.publicUrl + address);
      const reads = newPageReads();
      const response = await slots({ key: visitor.key, isPost: false }, () => page(request, { reads }));
      return { response: complete(request.url, response), reads };
    },
    fetch: async (request, context) => stack.fetch(request, context),
    practices: services.practices,
    expiryOf: cacheExpiry(services.practices),
    now: services.now,
    countRead: readCounter(services),
  });
  const patternOf = (path: string) => find(path)?.pattern ?? NO_ROUTE;
  return {
    ...cache,
    patternOf,
    fetch(request, context = contextWithoutConnection(request)) {
      context.route = patternOf(new URL(request.url).pathname);
      return cache.fetch(request, context);
    },
  };
}
