import type { MiddlewareHandler } from "hono";
import { matchRoutes, type ServerBuild } from "react-router";
import { routeTree } from "./public-addresses.ts";

/**
 * Sorts out what the router would answer oddly: an unknown address is a 404 page whatever the method, and a
 * known one with a method that it does not have is 405 with `Allow` (RFC 9110, 15.5.6).
 * `POST /` is known: the contract's forms go there.
 */
export function knownAddresses(
  build: ServerBuild,
  page: (request: Request) => Promise<Response>,
): MiddlewareHandler {
  const routes = routeTree(build);
  return async (c, next) => {
    const { method, path } = c.req;
    const id = isFrameworkAddress(path) ? undefined : matchRoutes(routes, path)?.at(-1)?.route.id;
    const route = id === undefined ? undefined : build.routes[id];
    if (!route || route.path === "*") return page(new Request(new URL(MISSING, c.req.url)));
    const takesPosts = path === "/" || route.module.action !== undefined;
    if (method === "GET" || method === "HEAD" || (method === "POST" && takesPosts)) return next();
    c.header("Allow", takesPosts ? "GET, HEAD, POST" : "GET, HEAD");
    return c.text("This address does not take that method.", 405);
  };
}

const MISSING = "/no-such-page";

/** The router's own data addresses are no part of the contract. */
function isFrameworkAddress(path: string): boolean {
  return path.endsWith(".data") || path.startsWith("/__");
}
