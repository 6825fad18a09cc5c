import type { RoutePattern } from "#app/log.ts";
import { NO_ROUTE } from "./own-routes.ts";
import { UNKNOWN, type Visitor } from "./visitor.ts";

/**
 * What is known of one request beside the request itself. The listener makes one from the connection and hands it to
 * the site as an argument, so that no header can pretend to be it; the site writes the route into it for the log.
 */
export type RequestContext = { visitor: Visitor; route: RoutePattern };

/** For whom no connection is known, as in page tests: one visitor. */
export function contextWithoutConnection(request: Request): RequestContext {
  const protocol = new URL(request.url).protocol === "https:" ? "https:" : "http:";
  return { visitor: { key: UNKNOWN, protocol, isLoopback: true }, route: NO_ROUTE };
}

/** For Hono: `c.env` is what was asked; a post's body has been read, or was longer than we take. */
export type SiteEnv = { Bindings: RequestContext; Variables: { isTooLong: boolean } };
