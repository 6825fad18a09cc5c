import type { MiddlewareHandler } from "hono";
import { DESK_PATH } from "#content/desk-addresses.ts";
import type { SiteEnv } from "../request-context.ts";
import type { RenderPage } from "../render/render-page.ts";
import type { Refuse } from "./refuse.ts";
import type { Found } from "../route-patterns.ts";

/** One address a page: `/directory/` and `//directory` lead permanently to `/directory`. */
export function canonicalAddress(): MiddlewareHandler {
  return async (c, next) => {
    const url = new URL(c.req.url);
    const path = `/${url.pathname.split("/").filter(Boolean).join("/")}`;
    const isReading = c.req.method === "GET" || c.req.method === "HEAD";
    return isReading && path !== url.pathname ? c.redirect(`${path}${url.search}`, 308) : next();
  };
}

/**
 * Answers 404 for an unknown address, whatever the method, and 405 with `Allow` (RFC 9110, 15.5.6) for a known one with
 * a method that it does not take. `POST /` is known: the contract's forms go there.
 */
export function knownAddresses(
  find: (path: string) => Found | undefined,
  page: RenderPage,
  refuse: Refuse,
): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const { method, path } = c.req;
    const found = isFrameworkAddress(path) ? undefined : find(new URL(c.req.url).pathname);
    if (!found) return page(new Request(new URL(MISSING, c.req.url)), { missing: path });
    const takesPosts = path === "/" || found.route.module.action !== undefined;
    if (method === "GET" || method === "HEAD" || (method === "POST" && takesPosts)) return next();
    return refuse(c.req.raw, 405, { Allow: takesPosts ? "GET, HEAD, POST" : "GET, HEAD" });
  };
}

const MISSING = "/no-such-page";

/** React Router's own addresses for data and its manifest, which no page but those of the desk asks for. */
function isFrameworkAddress(path: string): boolean {
  return (path.endsWith(".data") && !path.startsWith(`${DESK_PATH}/`)) || path.startsWith("/__");
}
