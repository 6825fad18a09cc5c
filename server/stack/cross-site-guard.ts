import type { MiddlewareHandler } from "hono";
import { isDeskPath } from "#content/desk-addresses.ts";
import { UNSUBSCRIBE_PATH } from "#content/newsletter.ts";
import type { SiteEnv } from "../request-context.ts";
import type { Refuse } from "./refuse.ts";

/**
 * A post that another site's page made is refused: by `Sec-Fetch-Site` where the browser says it, else by
 * `Origin`. A request with neither comes from no browser (curl, a partner's server) and passes, except at the desk, where
 * only browsers have business.
 *
 * The unsubscribe address is exempt: the button of a mail program (RFC 8058) may be on a web page of another site, and
 * the signed token in the address authorises the request.
 */
export function crossSiteGuard(publicUrl: string, refuse: Refuse): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    if (c.req.method !== "POST" || c.req.path === UNSUBSCRIBE_PATH) return next();
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    const saysWhere = site !== undefined || origin !== undefined || !isDeskPath(c.req.path);
    const isOurs =
      saysWhere && (site === undefined || site === "same-origin" || site === "none") && isOurOrigin(origin);
    return isOurs ? next() : refuse(c.req.raw, 403);

    function isOurOrigin(value: string | undefined): boolean {
      const asked = `${c.env.visitor.protocol}//${new URL(c.req.url).host}`;
      return value === undefined || value === publicUrl || value === asked;
    }
  };
}
