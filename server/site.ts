import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { readCounter } from "#app/blog/reads.server.ts";
import { type Services, servicesContext } from "#app/services.ts";
import { knownAddresses } from "./addresses.ts";
import { answerPost } from "./answer-post.ts";
import { canonicalAddress } from "./canonical-address.ts";
import { crossSiteGuard } from "./cross-site-guard.ts";
import { securityHeaders } from "./headers.ts";
import { holding } from "./holding.ts";
import { bodyLimits } from "./limits.ts";
import { type PageCache, pageCache } from "./page-cache.ts";
import { publicAddresses } from "./public-addresses.ts";
import { staticFiles } from "./static-files.ts";

/** For the command line: the one thing it does with what areas write in JSX, which plain Node cannot read. */
export { planIssue, sendIssue } from "#app/newsletter/issue.server.ts";

/** What surrounds the pages and is not theirs to know. */
export type Surroundings = {
  /** Folder of the built client files, absolute; null where there is no build (page tests). */
  clientFiles: string | null;
  /** Whether requests can be answered: false while stopping. */
  isReady: () => boolean;
};

/** `fetch` answers everything; `answer` is quicker and answers what is kept, and says whether it did. */
export type Site = PageCache;

/**
 * The whole site as one function from a request to a response, in the order in which a request meets it.
 * Nothing is global: two sites with two databases can stand in one process, which is how tests ask it.
 */
export async function createSite(services: Services, surroundings: Surroundings): Promise<Site> {
  const build = await serverBuild();
  const render = createRequestHandler(build, import.meta.env.MODE);
  const addressOf = publicAddresses(build);
  const hold = holding(services, addressOf);
  const page = (request: Request) =>
    hold.said(request, (heard) => {
      const context = new RouterContextProvider();
      context.set(servicesContext, heard);
      return render(withoutOrigin(request), context);
    });

  const site = new Hono();
  site.use(securityHeaders(services.publicUrl));
  site.get("/healthz", (c) => c.text("ok"));
  site.get("/readyz", (c) => (surroundings.isReady() ? c.text("ready") : c.text("stopping", 503)));
  site.use(canonicalAddress());
  if (surroundings.clientFiles) site.use(staticFiles(surroundings.clientFiles));
  site.use(knownAddresses(build, page));
  site.use(crossSiteGuard(services.publicUrl));
  site.use(...bodyLimits());
  site.post("/", (c) => answerPost(c.req.raw, services, page));
  site.all("*", (c) => page(c.req.raw));
  return pageCache({
    addressOf,
    render: async (request, env) => hold.heard(await site.fetch(request, env)),
    practices: services.practices,
    now: services.now,
    publicUrl: services.publicUrl,
    countRead: readCounter(services),
  });
}

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
