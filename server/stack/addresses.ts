import type { MiddlewareHandler } from "hono";
import { DESK_PATH } from "#content/desk-addresses.ts";
import { ASSISTANT_PATHS } from "../assistants/card.ts";
import { OWN_ROUTES } from "../own-routes.ts";
import type { SiteEnv } from "../request-context.ts";
import type { RenderPage } from "../render/render-page.ts";
import type { Refuse } from "./refuse.ts";
import type { Found } from "../route-patterns.ts";

/**
 * One address a page, before anything judges it: `/directory/`, `//directory` and `/Directory` lead permanently to
 * `/directory`. 308 keeps the method and what was posted. The router would answer each of these spellings, while guards,
 * limits and the cookie of the desk know one.
 */
export function canonicalAddress(find: (path: string) => Found | undefined): MiddlewareHandler {
  return async (c, next) => {
    const url = new URL(c.req.url);
    const tidy = `/${url.pathname.split("/").filter(Boolean).join("/")}`;
    const path = OWN_PATHS.get(tidy.toLowerCase()) ?? find(tidy)?.spelled ?? tidy;
    return path === url.pathname ? next() : c.redirect(`${path}${url.search}`, 308);
  };
}

/** Addresses that the router doesn't know, in the one spelling that they have. */
const OWN_PATHS: ReadonlyMap<string, string> = new Map(
  [...Object.values(OWN_ROUTES), ...ASSISTANT_PATHS].flatMap((path) =>
    /[:*]/.test(path) ? [] : [[path.toLowerCase(), path] as const],
  ),
);

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
    if (ASSISTANT_PATHS.includes(path)) return next();
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
