import type { RoutePattern } from "#services/log.ts";
import type { Post } from "#services/post.ts";
import { NO_ROUTE } from "./own-routes.ts";
import { UNKNOWN, type Visitor } from "./visitor.ts";

/**
 * What is known of a request besides the request itself. The listener makes it from the connection and passes it as an
 * argument, so that no header can forge it; the site sets the route for the log.
 */
export type RequestContext = { visitor: Visitor; route: RoutePattern };

/** Page tests have no connection, so all their requests come from one visitor. */
export function contextWithoutConnection(request: Request): RequestContext {
  const protocol = new URL(request.url).protocol === "https:" ? "https:" : "http:";
  return { visitor: { key: UNKNOWN, protocol, isLoopback: true }, route: NO_ROUTE };
}

/** For Hono: `c.env` is the context; `isTooLong` says that a post's body exceeds the limit; `upload` and `importFile` came with a post. */
export type SiteEnv = {
  Bindings: RequestContext;
  Variables: { isTooLong: boolean; upload: Post["upload"]; importFile: Post["importFile"] };
};
