import type { MiddlewareHandler } from "hono";

/** One address a page: `/directory/` and `//directory` lead permanently to `/directory`. */
export function canonicalAddress(): MiddlewareHandler {
  return async (c, next) => {
    const url = new URL(c.req.url);
    const path = `/${url.pathname.split("/").filter(Boolean).join("/")}`;
    const isReading = c.req.method === "GET" || c.req.method === "HEAD";
    return isReading && path !== url.pathname ? c.redirect(`${path}${url.search}`, 308) : next();
  };
}
